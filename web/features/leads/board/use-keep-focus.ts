import { useLayoutEffect, useRef, type FocusEvent } from "react";
import { columnWith, placeOf, type Board } from "../board-state/board.ts";

/**
 * Keeps the focus on the board when the card that has it leaves, as one that was nobody's does when it is claimed: it
 * goes to the next card of the column. One that only changes columns is the affair of whoever moved it: a card that is
 * lost leaves the focus to the question why.
 */
export function useKeepFocus(board: Board, focus: (id: number) => void) {
  const before = useRef(board);
  const held = useRef<number | null>(null);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = board;
    const id = held.current;
    if (id === null || last === board || document.activeElement !== document.body) return;
    const next = cardLeft(last, board, id);
    if (next !== null) focus(next);
  }, [board, focus]);
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const card = target.closest<HTMLElement>("[data-card]");
      held.current = card && Number(card.dataset["card"]);
    },
    /** React tells nothing of a focus that goes with its element, nor does that of another window count. */
    onBlur: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(document.activeElement)) held.current = null;
    },
  };
}

/** The nearest card of its column that stays, for a card that is no longer on the board; null for any other. */
export function cardLeft(before: Board, now: Board, id: number): number | null {
  if (placeOf(now, id) !== null) return null;
  const column = columnWith(before, id);
  const at = column.indexOf(id);
  const near = [...column.slice(at), ...column.slice(0, at).toReversed()];
  return near.find((card) => placeOf(now, card) !== null) ?? null;
}
