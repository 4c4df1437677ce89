import { useInfiniteQuery } from "@tanstack/react-query";
import { DataTable } from "../charts/data-table.tsx";
import { timeText } from "../leads/times.ts";
import { QueryStates } from "../data/query-states.tsx";
import { ShowMore } from "../data/show-more.tsx";
import { auditQuery } from "./api.ts";
import { actText, detailText } from "./audit-words.ts";
import { SettingsCard } from "./settings-card.tsx";

/** Who changed what, newest first. */
export function AuditCard() {
  const list = useInfiniteQuery(auditQuery());
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <SettingsCard
      title="Audit log"
      note="Who did what. Of leads only the number and what was changed, never their words."
    >
      <QueryStates query={list} loading="Loading the audit …" failed="The audit could not be loaded" />
      {list.data && entries.length === 0 && (
        <p className="text-base-content/75">Nothing has been changed yet.</p>
      )}
      {entries.length > 0 && (
        <DataTable
          caption="Audit entries"
          rows={entries}
          rowKey={({ id }) => String(id)}
          columns={[
            { label: "When", cell: ({ at }) => timeText(at) },
            { label: "What", cell: actText, isText: true },
            { label: "Who", cell: ({ who }) => who, isText: true },
            { label: "Details", cell: detailText, isText: true },
          ]}
        />
      )}
      <ShowMore list={list} />
    </SettingsCard>
  );
}
