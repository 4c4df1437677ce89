import { hasDraft } from "../../kit/edit/drafts.ts";
import { boardQueue } from "../board-state/move-queue.ts";

/** Whether a card is being carried, by mouse, finger or keys, or a move is on its way to the server. */
export function isBoardHeld(): boolean {
  return !boardQueue.isEmpty() || document.querySelector(".sortable-chosen, .board-place") !== null;
}

/** Whether something that was typed about a lead is not saved. */
export function isLeadHeld(id: number): boolean {
  return ["notes", "deal", "lost"].some((form) => hasDraft(`${form}-${id}`));
}
