import { ERASE_STEP, EXPORT_STEP, LEADS_A_FILE } from "#domain/leads/bulk-erase";

import type { LeadStatus } from "#domain/leads/pipeline";
import { api, unwrap } from "../../../../lib/api.ts";
import type { Filters } from "../filters/filters.ts";
import { fetchPage } from "../page/list-api.ts";
import { exportFile } from "./export-file.ts";
import type { Piecework } from "./use-piecework.ts";

/** The leads to erase: those that were ticked, or all that match the filters. */
export type Chosen = { ids: readonly number[] } | { filters: Filters; total: string };

/** What a file holds, and how many of the chosen were asked for. */
export type Exported = {
  name: string;
  text: string;
  ids: number[];
  statuses: LeadStatus[];
  asked: number;
  /** The server's time as the export began (ms): what changes from then on stays. */
  exportedAt: number;
  /** Whether some of the chosen are not in it, as it was stopped or a file holds no more. */
  isPart: boolean;
};

/** Exports the chosen leads whole, piece by piece, up to what a file holds. Stopped, it is the file of what has come. */
export async function exportLeads(chosen: Chosen, { signal, onDone }: Piecework): Promise<Exported> {
  const lines: string[] = [];
  const ids: number[] = [];
  const statuses: LeadStatus[] = [];
  let [asked, exportedAt, isPart] = [0, Date.now(), false];
  for await (const piece of piecesOf(chosen)) {
    isPart = signal.aborted || asked >= LEADS_A_FILE;
    if (isPart) break;
    const answer = await unwrap(api.assessments.export.$post({ json: { ids: piece } }));
    if (asked === 0) exportedAt = answer.exportedAt;
    for (const { id, leadStatus, data } of answer.leads) {
      lines.push(JSON.stringify(data));
      ids.push(id);
      statuses.push(leadStatus);
    }
    asked += piece.length;
    onDone(asked);
  }
  const at = new Date(exportedAt).toISOString();
  const name = `leads-${at.slice(0, 19).replaceAll(":", "")}.ndjson`;
  return { name, text: exportFile({ exportedAt: at }, lines), ids, statuses, asked, exportedAt, isPart };
}

/** The numbers of the chosen leads, in pieces of what one call exports. */
async function* piecesOf(chosen: Chosen): AsyncGenerator<number[]> {
  if ("ids" in chosen) {
    for (let at = 0; at < chosen.ids.length; at += EXPORT_STEP) yield chosen.ids.slice(at, at + EXPORT_STEP);
    return;
  }
  // Newest first, a search too is read to its end.
  const filters: Filters = { ...chosen.filters, sort: "created" };
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof fetchPage>> = await fetchPage(filters, cursor, EXPORT_STEP);
    if (page.rows.length > 0) yield page.rows.map(({ id }) => id);
    cursor = page.next;
  } while (cursor);
}

export type Erased = { erased: number; asked: number };

/** Erases exported leads piece by piece. Done again with the same file, it goes on where it stopped. */
export async function eraseLeads(
  { ids, exportedAt }: Exported,
  { signal, onDone }: Piecework,
): Promise<Erased> {
  let [erased, asked] = [0, 0];
  while (asked < ids.length && !signal.aborted) {
    const piece = ids.slice(asked, asked + ERASE_STEP);
    erased += (await unwrap(api.assessments.erase.$post({ json: { ids: piece, exportedAt } }))).erased;
    asked += piece.length;
    onDone(asked);
  }
  return { erased, asked };
}
