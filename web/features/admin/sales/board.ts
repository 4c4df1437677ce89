import type { LeadStatus } from "#domain/leads/pipeline";
import type { PipelineCard, PipelineColumn } from "#domain/leads/pipeline-board";

export type Board = readonly PipelineColumn[];
export type Place = { status: LeadStatus; index: number };

/** Where a card is; null when it is not on the board. */
export function placeOf(board: Board, id: number): (Place & { card: PipelineCard }) | null {
  for (const { status, cards } of board) {
    const index = cards.findIndex((card) => card.id === id);
    const card = cards[index];
    if (card) return { status, index, card };
  }
  return null;
}

/** Puts a card at a place, out of wherever it was; counts and sums go along. */
export function putCard(board: Board, card: PipelineCard, { status, index }: Place): Board {
  return takeCard(board, card.id).map((column) => {
    if (column.status !== status) return column;
    const cards = column.cards.toSpliced(index, 0, { ...card, leadStatus: status });
    return { ...column, cards, count: column.count + 1, value: column.value + (card.dealValue ?? 0) };
  });
}

/** The board without a card. Columns that do not hold it stay the same objects. */
export function takeCard(board: Board, id: number): Board {
  return board.map((column) => {
    const card = column.cards.find((one) => one.id === id);
    if (!card) return column;
    const cards = column.cards.filter((one) => one !== card);
    return { ...column, cards, count: column.count - 1, value: column.value - (card.dealValue ?? 0) };
  });
}

/** Changes what a card says and leaves it where it is. */
export function changeCard(board: Board, id: number, change: Partial<PipelineCard>): Board {
  const place = placeOf(board, id);
  return place ? putCard(board, { ...place.card, ...change }, place) : board;
}

/** More cards below a column's; one that came to the board meanwhile is not shown twice. */
export function appendCards(board: Board, more: PipelineColumn): Board {
  return board.map((column) => {
    if (column.status !== more.status) return column;
    const fresh = more.cards.filter((card) => !placeOf(board, card.id));
    return { ...column, cards: [...column.cards, ...fresh], nextCursor: more.nextCursor };
  });
}
