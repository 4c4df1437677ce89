import { hasDraft } from "../edit/draft-storage.ts";
import { boardQueue } from "../board/move-queue.ts";
import { focusedLead } from "./looking.ts";

/** Whether a card is being carried, by mouse, finger or keys, or a move is on its way to the server. */
export function isBoardHeld(): boolean {
  return !boardQueue.isEmpty() || document.querySelector(".sortable-chosen, .board-place") !== null;
}

/**
 * Whether somebody is at work on a listed lead: the focus is inside its card, or something typed there is not saved.
 */
export function isLeadHeld(id: number): boolean {
  return focusedLead() === id || hasDraft(`notes-${id}`) || hasDraft(`deal-${id}`) || hasDraft(`lost-${id}`);
}
