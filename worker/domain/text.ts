import * as z from "zod/mini";

// Besides control characters, direction overrides are rejected: they make a name read as a different one.
const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const CONTROL_BUT_LINE_BREAKS = /(?![\t\n\r])\p{Cc}/u;

export const CONTROL_MESSAGE = "Please retype this without hidden characters";

/**
 * One line of text: trimmed, 1 to `max` UTF-16 units, no control characters (contract 3). The length is checked first
 * and a failure ends the check, so that no pattern ever runs on oversized text.
 */
export function freeText(max: number, required = "Please enter an answer") {
  return z.string({ error: required }).check(
    z.trim(),
    z.minLength(1, { error: required, abort: true }),
    z.maxLength(max, { error: `Please use at most ${max} characters`, abort: true }),
    z.refine((text) => !CONTROL.test(text), { error: CONTROL_MESSAGE }),
  );
}

/** Text that may be empty or contain line breaks and tabs: notes, messages, descriptions. */
export function paragraphs(max: number) {
  return z.string({ error: "Please send text" }).check(
    z.trim(),
    z.maxLength(max, { error: `Please use at most ${max} characters`, abort: true }),
    z.refine((text) => !CONTROL_BUT_LINE_BREAKS.test(text), { error: CONTROL_MESSAGE }),
  );
}

/** Staff's notes on a lead; empty text clears them. */
export const noteSchema = paragraphs(10_000);

/**
 * Pasted text as a one-line field shows it: every run of white space, control characters or direction overrides becomes
 * one space.
 */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, " ").trim();
}

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
