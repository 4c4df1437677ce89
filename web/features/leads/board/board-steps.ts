import { placeOf, type Board, type Place } from "../board-state/board.ts";

const KEYS: Record<string, [columns: number, cards: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  k: [0, -1],
  j: [0, 1],
};

/** Whether a key moves through the board. */
export function isStep(key: string): boolean {
  return key in KEYS;
}

/** The card that a key leads to, skipping empty columns. Null at the edge. */
export function nextCard(board: Board, id: number, key: string): number | null {
  const place = placeOf(board, id);
  const [columns, cards] = KEYS[key] ?? [0, 0];
  if (!place) return null;
  const column = board.findIndex(({ status }) => status === place.status);
  if (columns === 0) return board[column]?.cards[place.index + cards]?.id ?? null;
  for (let at = column + columns; at >= 0 && at < board.length; at += columns) {
    const found = board[at]?.cards;
    if (found?.length) return found[Math.min(place.index, found.length - 1)]?.id ?? null;
  }
  return null;
}

/** The place to which a key moves a lifted card; null at the edge. */
export function nextPlace(board: Board, { status, index }: Place, key: string): Place | null {
  const [columns, cards] = KEYS[key] ?? [0, 0];
  const at = board.findIndex((column) => column.status === status);
  const column = board[at + columns];
  if (!column) return null;
  if (columns !== 0) return { status: column.status, index: Math.min(index, column.cards.length) };
  const next = index + cards;
  return next < 0 || next >= column.cards.length ? null : { status, index: next };
}
