import { exportFile, type ExportContents } from "#domain/database-size/export-file";
import {
  ERASE_STEP,
  OLD_LEADS_A_FILE,
  type OldLeadPlace,
  type OldLeads,
} from "#domain/database-size/old-leads";
import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";
import type { Piecework } from "./use-piecework.ts";

export function roomQuery() {
  return queryOptions({
    queryKey: ["database"],
    queryFn: () => unwrap(api.database.$get()),
    staleTime: 0,
    refetchOnMount: "always",
  });
}

export const oldLeadsKey = ["old-leads"] as const;

export function oldLeadsQuery(which: OldLeads) {
  return queryOptions({
    queryKey: [...oldLeadsKey, which],
    queryFn: () => unwrap(api["old-leads"].$get({ query: which })),
    staleTime: 0,
    enabled: which.before !== "",
  });
}

/** A file of so many leads. */
export type Exported = { name: string; text: string; leads: number; isStopped: boolean };

/** The file of old leads, up to what one file holds. Stopped, it is the file of those that have come. */
export async function exportOldLeads(which: OldLeads, { signal, onDone }: Piecework): Promise<Exported> {
  const leads: string[] = [];
  let after: OldLeadPlace | null = null;
  do {
    const piece = await exportPiece(which, after);
    leads.push(...piece.leads.map((lead) => JSON.stringify(lead)));
    onDone(leads.length);
    after = piece.next;
  } while (after && !signal.aborted && leads.length < OLD_LEADS_A_FILE);
  return {
    name: `leads-${which.kind}-${which.before}.ndjson`,
    text: exportFile({ ...which, exportedAt: new Date().toISOString() }, leads),
    leads: leads.length,
    isStopped: after !== null && signal.aborted,
  };
}

function exportPiece(which: OldLeads, after: OldLeadPlace | null) {
  return unwrap(api["old-leads"].export.$post({ json: { ...which, after } }));
}

export type Erased = { erased: number; asked: number };

/** Erases the leads of a file, piece by piece. Done again with the same file, it goes on where it stopped. */
export async function eraseOldLeads(
  { head: { kind, before }, ids }: ExportContents,
  { signal, onDone }: Piecework,
): Promise<Erased> {
  let [erased, asked] = [0, 0];
  while (asked < ids.length && !signal.aborted) {
    const piece = ids.slice(asked, asked + ERASE_STEP);
    const json = { kind, before, ids: piece };
    erased += (await unwrap(api["old-leads"].erase.$post({ json }))).erased;
    asked += piece.length;
    onDone(asked);
  }
  return { erased, asked };
}
