import { boardQueue } from "../sales/move-queue.ts";

/** Whether a card is being carried, by mouse, finger or keys, or a move is on its way to the server. */
export function isBoardHeld(): boolean {
  return !boardQueue.isEmpty() || document.querySelector(".sortable-chosen, .board-place") !== null;
}

export function isCardHeld(id: number): boolean {
  return !boardQueue.isIdle(id);
}
