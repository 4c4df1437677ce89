import { AGENDA_MAX, type AgendaCall } from "#domain/queue/agenda";
import { callingHours } from "#domain/calling-hours/calling-settings";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ErrorPanel } from "../ground/data/error-panel.tsx";
import { LoadingPanel } from "../ground/data/loading-panel.tsx";
import { Agenda } from "../ground/agenda/agenda.tsx";
import { isAhead } from "../ground/agenda/agenda-days.ts";
import { useAgenda } from "../ground/agenda/agenda-query.ts";
import { Chip } from "../ground/look/chip.tsx";
import { PageBar, PageBody } from "../ground/look/page-bar.tsx";
import { SegLinks } from "../ground/look/seg.tsx";
import { useAdminParams } from "../ground/frame/admin-params.ts";
import { ownAddress } from "../ground/staff/use-staff.ts";
import { settingsQuery } from "../ground/settings/settings-query.ts";
import { NextCalls } from "./next-calls.tsx";
import { callCountText, callOrder } from "./queue-parts.ts";
import { useQueue } from "./use-queue.ts";

/** Next calls: one lead after the other, the queue beside it; or the calls that leads have booked. */
export function CallsTab() {
  const { params, change } = useAdminParams();
  const me = ownAddress(useQueryClient());
  const isUpcoming = params.get("view") === "upcoming";
  const isMine = params.get("owner") === "me";
  return (
    <>
      <PageBar title="Next calls" facts={<Views isUpcoming={isUpcoming} />}>
        {isUpcoming && (
          <Chip isOn={isMine} onClick={() => change({ owner: isMine ? null : "me" })}>
            My calls
          </Chip>
        )}
      </PageBar>
      <PageBody>
        {isUpcoming ? (
          <div className="max-lg:-mx-4 max-lg:-mt-2">
            <Agenda owner={isMine ? me : null} />
          </div>
        ) : (
          <CallNow />
        )}
      </PageBody>
    </>
  );
}

function CallNow() {
  const { query, parts, now, me } = useQueue();
  const settings = useQuery(settingsQuery());
  const isWaiting = query.isPending || settings.isPending;
  const stored = Object.fromEntries((settings.data ?? []).map(({ key, value }) => [key, value]));
  return (
    <>
      {isWaiting && <LoadingPanel text="Loading the queue…" />}
      {query.isError && !parts && (
        <ErrorPanel
          title="The queue could not be loaded"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {parts && !isWaiting && <NextCalls parts={parts} now={now} me={me} hours={callingHours(stored)} />}
    </>
  );
}

const VIEWS = [
  { id: "now", label: "Call now" },
  { id: "upcoming", label: "Upcoming calls" },
] as const;

function Views({ isUpcoming }: { isUpcoming: boolean }) {
  const { parts } = useQueue();
  const { calls, now } = useAgenda();
  const counts = {
    now: parts && callOrder(parts).length > 0 ? callCountText(parts) : null,
    upcoming: calls && aheadText(calls, now),
  };
  return (
    <SegLinks
      label="Calls shown"
      choices={VIEWS.map(({ id, label }) => ({ id, label: counts[id] ? `${label} ${counts[id]}` : label }))}
      current={isUpcoming ? "upcoming" : "now"}
      to={(id) => (id === "now" ? "/admin?tab=calls" : `/admin?tab=calls&view=${id}`)}
    />
  );
}

/** How many calls are ahead, as far as the list goes; null for none. */
function aheadText(calls: readonly AgendaCall[], now: number): string | null {
  const ahead = calls.filter((call) => isAhead(call, now)).length;
  return ahead === 0 ? null : `${ahead}${calls.length === AGENDA_MAX ? "+" : ""}`;
}
