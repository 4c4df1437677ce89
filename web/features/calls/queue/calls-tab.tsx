import type { CallingHours } from "#domain/calls/hours/calling-hours";
import { callingHours } from "#domain/calls/hours/calling-settings";
import { isOpen } from "#domain/calls/hours/calling-time";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { sameEmail } from "#domain/leads/same-email";
import { AGENDA_MAX, type AgendaCall } from "#domain/calls/queue/agenda";
import { QUEUE_PARTS } from "#domain/calls/queue/call-queue";
import { isCallable } from "#domain/calls/queue/is-callable";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { SkipForward, Bell } from "lucide-react";
import { useState } from "react";
import { isAhead } from "../../booking/agenda/agenda-days.ts";
import { useAgenda } from "../../booking/agenda/agenda-query.ts";
import { Agenda } from "../../booking/agenda/agenda.tsx";
import { ErrorPanel } from "../../kit/data/error-panel.tsx";
import { LoadingPanel } from "../../kit/data/query-states.tsx";
import { useAdminParams } from "../../kit/frame/admin-params.ts";
import { useShortcuts } from "../../kit/frame/shortcuts.ts";
import { LeadPage } from "../../leads/lead/page/lead-page.tsx";
import { useLeadOrder } from "../../leads/basics/lead-order.ts";
import { PeopleHere } from "../../leads/live/people-here.tsx";
import { Chip } from "../../kit/look/chip.tsx";
import { KeyCap } from "../../kit/look/key-cap.tsx";
import { GuideButton } from "../../kit/look/guide-button.tsx";
import { PageBar, PageBody } from "../../kit/look/page-bar.tsx";
import { SegLinks } from "../../kit/look/seg.tsx";
import { settingsQuery } from "../../kit/settings/settings-query.ts";
import { ownAddress } from "../../people/staff/use-staff.ts";
import { CALLS_GUIDE } from "./calls-guide.ts";
import { EmptyQueue } from "./empty-queue.tsx";
import { QueueList } from "./queue-list.tsx";
import { workCountText, workOrder, type QueueParts } from "./queue-parts.ts";
import { useHand } from "./use-hand.ts";
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
        <GuideButton guide={CALLS_GUIDE} />
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
    now: parts && workOrder(parts).length > 0 ? workCountText(parts) : null,
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

type Props = { parts: QueueParts; now: number; me: string; hours: CallingHours };

function NextCalls({ parts, now, me, hours }: Props) {
  const hand = useHand((isOut) => nextLead(parts, { me, now, hours }, isOut));
  const all = QUEUE_PARTS.flatMap((part) => parts[part]);
  const alike = sameEmail(all);
  const step = (by: 1 | -1) => {
    const at = all.findIndex(({ id }) => id === hand.id);
    const next = all[at + by];
    if (next) hand.choose(next.id);
  };
  useLeadOrder({ ids: () => all.map(({ id }) => id) });
  useShortcuts({ j: () => step(1), k: () => step(-1) });
  // Nothing stands beside what an empty screen says.
  const isEmpty = hand.id === null && all.length === 0;
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] items-start gap-6 ${isEmpty ? "mx-auto max-w-2xl" : "lg:grid-cols-[minmax(0,1fr)_min(19rem,28vw)]"}`}
    >
      <section
        aria-label="Current lead"
        className={
          hand.id === null
            ? "min-w-0"
            : "lead-place border-line min-w-0 max-lg:-mx-4 max-lg:-mb-6 lg:rounded-xl lg:border"
        }
      >
        {hand.id === null ? (
          <EmptyQueue parts={parts} me={me} now={now} hours={hours} />
        ) : (
          <LeadPage
            key={`${hand.id}-${hand.turn}`}
            id={hand.id}
            // The next lead's name is read out; not when the screen opens.
            takesFocus={hand.turn > 1 ? "always" : "never"}
            tools={<HandBar id={hand.id} onSkip={hand.skip} />}
            leave={{ words: "Next lead", act: hand.skip }}
            onNext={hand.skip}
            onRecorded={hand.finish}
          />
        )}
      </section>
      <div className={`min-w-0 space-y-4 ${isEmpty ? "text-center" : ""}`}>
        <QueueList parts={parts} alike={alike} current={hand.id} me={me} now={now} onChoose={hand.choose} />
        <ReminderButton />
      </div>
    </div>
  );
}

/** Above the lead in hand: who else looks at it, and the way past it without a call. */
function HandBar({ id, onSkip }: { id: number; onSkip: () => void }) {
  return (
    <div className="lead-tools">
      <PeopleHere lead={id} className="shrink-0" />
      <button type="button" aria-keyshortcuts="S" className="btn btn-ghost btn-sm ms-auto" onClick={onSkip}>
        <SkipForward aria-hidden="true" className="size-4" />
        Skip for now
        <KeyCap>S</KeyCap>
      </button>
    </div>
  );
}

/** Asks for leave to tell staff when a next step is due, where the browser has not been asked yet. */
function ReminderButton() {
  const [permission, setPermission] = useState(() =>
    "Notification" in window ? Notification.permission : "denied",
  );
  if (permission !== "default") return null;
  return (
    <button
      type="button"
      className="btn btn-sm bg-base-100 border-base-300"
      onClick={() => void Notification.requestPermission().then(setPermission)}
    >
      <Bell aria-hidden="true" className="size-4" />
      Remind me when a call is due
    </button>
  );
}

type Caller = {
  /** An address in lower case. */
  me: string;
  /** In milliseconds. */
  now: number;
  hours: CallingHours;
};

/** Whether somebody may call a lead now: nobody else has it, and neither the team nor the lead is asleep. */
export function mayCallNow(lead: AssessmentView, { me, now, hours }: Caller): boolean {
  return isFree(lead, me) && isCallable(lead) && isOpen(now, hours, lead.timeZone);
}

function isFree({ owner }: AssessmentView, me: string): boolean {
  return owner === null || owner === me;
}

/** The lead that comes next, apart from those that are done with already; null if there is none now. */
export function nextLead(
  parts: QueueParts,
  caller: Caller,
  isDone: (lead: AssessmentView) => boolean,
): AssessmentView | null {
  // A mail is answered without a number, and at any hour.
  const isToAnswer = new Set(parts.answers);
  const mayWork = (lead: AssessmentView) =>
    isToAnswer.has(lead) ? isFree(lead, caller.me) : mayCallNow(lead, caller);
  return workOrder(parts).find((lead) => !isDone(lead) && mayWork(lead)) ?? null;
}
