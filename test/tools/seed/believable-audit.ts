import type { SeedCall } from "./believable-calls.ts";
import { SEED_STAFF, type SeedMove } from "./believable-assessment.ts";
import type { SeedRow } from "./seed-row.ts";

const MINUTE_MS = 60_000;

export type SeedAudit = { at: number; who: string; action: string; fields: readonly string[] };

const STATUS_FIELDS = ["leadStatus", "statusUpdatedAt", "statusUpdatedBy"];

/**
 * What staff did to a lead, as the audit keeps it: who called it claimed it first, and notes came with the last move.
 */
export function believableAudit(
  row: SeedRow,
  moves: readonly SeedMove[],
  calls: readonly SeedCall[],
): SeedAudit[] {
  const [first] = calls;
  const last = moves.at(-1);
  const acts: SeedAudit[] = [
    ...moves.map(({ at }) => ({ at, who: SEED_STAFF, action: "lead-status", fields: STATUS_FIELDS })),
    ...calls.map(({ at, by }) => ({ at, who: by, action: "call", fields: ["calls"] })),
  ];
  if (first) acts.push({ at: first.at - MINUTE_MS, who: first.by, action: "claim", fields: ["owner"] });
  if (last && row["admin_notes"]) {
    acts.push({ at: last.at, who: SEED_STAFF, action: "notes", fields: ["adminNotes"] });
  }
  return acts.toSorted((a, b) => a.at - b.at);
}
