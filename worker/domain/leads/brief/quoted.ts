import { oneLine } from "../../one-line.ts";
import { clipped } from "../../text.ts";

/** Nobody reads a longer line while the phone rings. */
export const BRIEF_LINE_MAX = 120;

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const ISOLATE = ["\u2068", "\u2069"] as const;

/**
 * Somebody's words as part of a line, cut so that the whole fits; `before` and `after` are ours. Words that read from
 * right to left are isolated, so that ours keep their order.
 */
export function quoting(before: string, words: string, after: string): string {
  const line = oneLine(words);
  const [open, close] = RIGHT_TO_LEFT.test(line) ? ISOLATE : ["", ""];
  const room = BRIEF_LINE_MAX - `${before}${open}${close}${after}`.length;
  return `${before}${open}${clipped(line, room)}${close}${after}`;
}
