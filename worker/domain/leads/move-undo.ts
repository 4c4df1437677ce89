import * as z from "zod/mini";
import { LOST_REASONS } from "./lost-reason.ts";

/** How long after a move it can be undone: long enough to read what is asked after it, and to think better of it. */
export const UNDO_MOVE_MS = 10 * 60_000;

const time = z.nullable(z.number());
const text = z.nullable(z.string());

/** By what a move is undone: the lead as it was before, without what others have written of it. Times in milliseconds. */
export const undoSchema = z.object({
  /** The version that the move gave the lead: its name. */
  version: z.number(),
  /** The newest entry of the audit, the move's own. What comes after it came after the move. */
  auditId: z.number(),
  statusUpdatedAt: time,
  statusUpdatedBy: text,
  dealValue: time,
  lostReason: z.nullable(z.enum(LOST_REASONS)),
  lostNote: text,
  clockStartedAt: time,
  dueAt: time,
  dueVersion: z.number(),
  escalatedAt: time,
  /** As what the projection knew it. */
  told: text,
  /** The lead and the others of its person, and whose place each took. */
  person: z.array(
    z.object({
      id: z.number(),
      gaveWayTo: time,
      isOwned: z.number(),
      isPlanned: z.number(),
    }),
  ),
});
export type MoveUndo = z.infer<typeof undoSchema>;

/** What else changes a lead and leaves it where it is, as the audit names it. */
const BESIDE: readonly string[] = ["notes", "extend-expiry", "recalculate-score"];
/** What whoever moved a lead says of the move. */
const OF_THE_MOVE: readonly string[] = ["deal-value", "lost-reason"];

/** What changes whose lead it is and what is to be done next. */
export const PLAN_ACTIONS = ["claim", "take-over", "release", "hand-over", "call", "next-action"] as const;

/** Whether it says something of a move, rather than change the lead beside it. */
export function isOfTheMove(action: string): boolean {
  return OF_THE_MOVE.includes(action);
}

/** Whether a move of `by` can still be undone, given what staff did to the lead after it. */
export function isUndoable(
  { by, at }: { by: string; at: number },
  after: readonly { action: string; who: string }[],
  now: number,
): boolean {
  if (now - at > UNDO_MOVE_MS) return false;
  return after.every(({ action, who }) => BESIDE.includes(action) || (isOfTheMove(action) && who === by));
}
