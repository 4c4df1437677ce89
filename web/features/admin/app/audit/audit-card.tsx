import type { AuditEntry } from "#domain/audit/audit-entry";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { DataTable } from "../../ground/charts/data-table.tsx";
import { timeText } from "../../ground/time/times.ts";
import { ALONE } from "../../ground/data/table-frame.tsx";
import { QueryStates } from "../../ground/data/query-states.tsx";
import { ShowMore } from "../../ground/data/show-more.tsx";
import { auditQuery } from "./audit-query.ts";
import { actText, detailText } from "./audit-words.ts";
import { auditRecord, useRecordNames } from "./audit-record.tsx";
import { SettingsCard } from "../../ground/settings/settings-card.tsx";

/** Who changed what, newest first. */
export function AuditCard() {
  const list = useInfiniteQuery(auditQuery());
  const nameOf = useRecordNames();
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <SettingsCard
      title="Audit log"
      note="Who did what, and when. For leads, it records which fields were changed, but not what was in them."
    >
      <QueryStates query={list} loading="Loading the audit log…" failed="The audit log could not be loaded" />
      {list.data && entries.length === 0 && <p className="text-base-content/75">No changes yet.</p>}
      {entries.length > 0 && (
        <DataTable
          caption="Audit entries"
          most={ALONE}
          rows={entries}
          rowKey={({ id }) => String(id)}
          columns={[
            { label: "When and who", cell: whenAndWho },
            {
              label: "What",
              cell: (entry) => what(entry, auditRecord(entry, nameOf)),
              isText: true,
            },
          ]}
        />
      )}
      <ShowMore list={list} />
    </SettingsCard>
  );
}

/** Two columns, which a phone has room for: a wide table would have to be scrolled to read one line. */
function whenAndWho({ at, who }: AuditEntry) {
  return (
    <>
      {timeText(at)}
      <span className="text-ink-2 block max-w-52 text-xs [overflow-wrap:anywhere] whitespace-normal">
        {who}
      </span>
    </>
  );
}

function what(entry: AuditEntry, record: ReactNode) {
  const details = detailText(entry);
  return (
    <div className="grid gap-0.5">
      <p className="font-semibold">{actText(entry)}</p>
      {record && <div>{record}</div>}
      {details && <p className="text-ink-2">{details}</p>}
    </div>
  );
}
