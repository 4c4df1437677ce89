import { replaceEqualDeep } from "@tanstack/react-query";
import { indexAmong } from "./board-view.ts";
import { placeOf, takeCard, type Board, type ReadColumn } from "./board.ts";

/**
 * A board that was read again, for somebody who reads what was shown before: what stays in its column keeps its place,
 * what comes is put where the order has it, and `fresh` leads wait. What has not changed is the same object, and is not
 * drawn again.
 */
export function arranged(before: Board, now: Board, fresh: ReadonlySet<number>): Board {
  const waiting = [...fresh].filter((id) => placeOf(before, id) === null);
  const without = waiting.reduce(takeCard, now);
  return without.map((column) => {
    const known = before.find(({ status }) => status === column.status);
    if (!known) return column;
    const readAt = Number.isFinite(known.readAt) ? known.readAt : column.readAt;
    const next = { ...column, readAt, view: known.view, cards: inPlace(known, column, before) };
    return isSame(known, next) ? known : next;
  });
}

function inPlace(known: ReadColumn, { cards, view }: ReadColumn, before: Board): ReadColumn["cards"] {
  const places = new Map(known.cards.map((card, index) => [card.id, index]));
  const stay = cards
    .filter(({ id }) => places.has(id))
    .toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
  const all = cards
    .filter(({ id }) => !places.has(id))
    .reduce((list, card) => list.toSpliced(indexAmong(list, card, view.sort), 0, card), stay);
  return all.map((card) => replaceEqualDeep(placeOf(before, card.id)?.card, card));
}

function isSame(a: ReadColumn, b: ReadColumn): boolean {
  const isFigured =
    a.count === b.count && a.value === b.value && a.withoutValue === b.withoutValue && a.readAt === b.readAt;
  const areCards =
    a.cards.length === b.cards.length && a.cards.every((card, index) => card === b.cards[index]);
  return isFigured && areCards && a.nextCursor === b.nextCursor;
}
