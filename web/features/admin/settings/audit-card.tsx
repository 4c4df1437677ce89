import type { AuditEntry } from "#domain/audit-entry";
import { useInfiniteQuery } from "@tanstack/react-query";
import { DataTable } from "../charts/data-table.tsx";
import { timeText } from "../leads/times.ts";
import { QueryStates } from "../query-states.tsx";
import { ShowMore } from "../show-more.tsx";
import { auditQuery } from "./api.ts";
import { kindName } from "./delivery-words.ts";
import { SettingsCard } from "./settings-card.tsx";

/** Who changed what, newest first. */
export function AuditCard() {
  const list = useInfiniteQuery(auditQuery());
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <SettingsCard
      title="Audit"
      note="Who did what. Of leads only the number and the fields, never their words."
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
            { label: "Who", cell: ({ who }) => who, isText: true },
            {
              label: "What",
              cell: ({ action, entity, entityId }) => `${kindName(action)}: ${kindName(entity)} ${entityId}`,
              isText: true,
            },
            { label: "Details", cell: detailText, isText: true },
          ]}
        />
      )}
      <ShowMore list={list} />
    </SettingsCard>
  );
}

/** A line for each detail. */
function detailText({ details }: AuditEntry): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${plain(value)}`)
    .join("\n");
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
}
