import { AUDIT_ACTS } from "#domain/people/audit/audit-acts";
import { isUndoable, UNDO_MOVE_MS } from "#domain/leads/move-undo";
import { expect, it } from "vitest";

const MOVE = { by: "ada@example.com", at: 1000 };
const OTHER = "grace@example.com";
/** Who may do it after a move that is undone all the same; whatever is not here ends the undo. */
const LEFT: Record<string, string[]> = {
  notes: [MOVE.by, OTHER],
  "extend-expiry": [MOVE.by, OTHER],
  "recalculate-score": [MOVE.by, OTHER],
  "deal-value": [MOVE.by],
  "lost-reason": [MOVE.by],
};

it.each(Object.keys(AUDIT_ACTS.assessment))("a move after which there was: %s", (action) => {
  const undoable = [MOVE.by, OTHER].filter((who) => isUndoable(MOVE, [{ action, who }], MOVE.at));
  expect(undoable).toEqual(LEFT[action] ?? []);
});

it.each([
  [0, true],
  [UNDO_MOVE_MS, true],
  [UNDO_MOVE_MS + 1, false],
])("a move %i ms ago", (age, isStill) => {
  expect(isUndoable(MOVE, [], MOVE.at + age)).toBe(isStill);
});
