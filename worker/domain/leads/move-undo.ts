import * as z from "zod/mini";
import { LOST_REASONS } from "./lost-reason.ts";

/** How long after a move it can be undone: long enough to read the question after it, and to reconsider. */
export const UNDO_MOVE_MS = 10 * 60_000;

const time = z.nullable(z.number());
const text = z.nullable(z.string());

/** What undoes a move: the lead's previous state, without what others have written about it. Times in milliseconds. */
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
/** What the person who moved a lead says about the move. */
const OF_THE_MOVE: readonly string[] = ["deal-value", "lost-reason"];

/** The acts that change a lead's owner and next action. */
export const PLAN_ACTIONS = ["claim", "take-over", "release", "hand-over", "call", "next-action"] as const;

/** Whether it says something about a move, rather than change the lead otherwise. */
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
