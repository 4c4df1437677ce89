/** What opens in a row of the list: the card itself, and the sections on it. */
export type CardPart = "card" | "score" | "status" | "notes" | "data" | "source";

const OPEN_AT_FIRST: readonly CardPart[] = ["score"];
const opened = new Map<number, ReadonlySet<CardPart>>();

/** The open parts of a card, kept for the life of the page because cards unmount as the list scrolls. */
export function openParts(id: number): ReadonlySet<CardPart> {
  return opened.get(id) ?? new Set(OPEN_AT_FIRST);
}

export function keepOpenParts(id: number, parts: ReadonlySet<CardPart>): void {
  opened.set(id, parts);
}
