import { exportFile } from "#domain/database-size/export-file";
import type { OldLeadKind, OldLeadPlace } from "#domain/database-size/old-leads";
import { staffJson } from "./staff-api.ts";

type Piece = { leads: { staff: { id: number } }[]; next: OldLeadPlace | null };

/** Exports old leads piece by piece, as the dashboard does. Returns the file. */
export async function exportOldLeads(kind: OldLeadKind, before: string): Promise<string> {
  const leads: string[] = [];
  let after: OldLeadPlace | null = null;
  do {
    const piece: Piece = await staffJson<Piece>("/api/old-leads/export", { json: { kind, before, after } });
    leads.push(...piece.leads.map((lead) => JSON.stringify(lead)));
    after = piece.next;
  } while (after);
  return exportFile({ kind, before, exportedAt: new Date().toISOString() }, leads);
}

/** Erases leads by number as one piece; returns how many went. */
export async function eraseOldLeads(kind: OldLeadKind, before: string, ids: number[]): Promise<number> {
  const { erased } = await staffJson<{ erased: number }>("/api/old-leads/erase", {
    json: { kind, before, ids },
  });
  return erased;
}
