import * as z from "zod/mini";
import { hasHiddenCharacters } from "./one-line.ts";
import { visibleText } from "./visible-text.ts";

const CONTROL_BUT_LINE_BREAKS = /(?![\t\n\r])\p{Cc}/u;

export const CONTROL_MESSAGE = "Please retype this without hidden characters";

/**
 * A text this many times too long is rejected by its length alone: nothing that is dropped would make it short enough.
 */
const SPARE = 4;

/**
 * One line of text as people see it: trimmed, 1 to `max` UTF-16 units, no control characters (contract 3). The length
 * is checked first and a failure ends the check, so that no pattern ever runs on oversized text. `written` gives what
 * was meant by a text, an address for example.
 */
export function freeText(max: number, required = "Please enter an answer", written = visibleText) {
  return z.string({ error: required }).check(
    z.trim(),
    z.maxLength(max * SPARE, { error: tooLong(max), abort: true }),
    z.overwrite((text) => written(text).trim()),
    z.minLength(1, { error: required, abort: true }),
    z.maxLength(max, { error: tooLong(max), abort: true }),
    z.refine((text) => !hasHiddenCharacters(text), { error: CONTROL_MESSAGE }),
  );
}

/** Text that may be empty or contain line breaks and tabs: notes, messages, descriptions. */
export function paragraphs(max: number) {
  return z.string({ error: "Please send text" }).check(
    z.trim(),
    z.maxLength(max * SPARE, { error: tooLong(max), abort: true }),
    z.overwrite((text) => visibleText(text).trim()),
    z.maxLength(max, { error: tooLong(max), abort: true }),
    z.refine((text) => !CONTROL_BUT_LINE_BREAKS.test(text), { error: CONTROL_MESSAGE }),
  );
}

const tooLong = (max: number) => `Please use at most ${max} characters`;

/** Staff's notes on a lead; empty text clears them. */
export const noteSchema = paragraphs(10_000);

/** Text cut to `max` UTF-16 units, with an ellipsis and never within a character as readers see it. */
export function clipped(text: string, max: number): string {
  if (text.length <= max) return text;
  let kept = "";
  for (const { segment } of new Intl.Segmenter("en").segment(text)) {
    if (kept.length + segment.length >= max) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
