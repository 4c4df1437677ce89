import { countText } from "./figures.ts";

/** `568 have expired and can’t be opened`: said of what counts, but is on no list any more. Null if none has. */
export function expiredText(count: number): string | null {
  if (count <= 0) return null;
  return `${countText(count)} ${count === 1 ? "has" : "have"} expired and can’t be opened`;
}
