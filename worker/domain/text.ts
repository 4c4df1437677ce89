import * as z from "zod/mini";

// Direction overrides are refused beside the control characters: they make a name read as another one.
const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const CONTROL_BUT_LINE_BREAKS = /(?![\t\n\r])\p{Cc}/u;

export const CONTROL_MESSAGE = "Please remove control characters";

/**
 * One line of text: trimmed, 1 to `max` UTF-16 units, no control characters (contract 3).
 * The length is checked first and ends the check, so that no pattern ever reads an oversized text.
 */
export function freeText(max: number, required = "Please enter an answer") {
  return z.string({ error: required }).check(
    z.trim(),
    z.minLength(1, { error: required, abort: true }),
    z.maxLength(max, { error: `Please use at most ${max} characters`, abort: true }),
    z.refine((text) => !CONTROL.test(text), { error: CONTROL_MESSAGE }),
  );
}

/** Text that may have line breaks and tabs and may be empty: notes, messages, descriptions. */
export function paragraphs(max: number) {
  return z.string({ error: "Please send text" }).check(
    z.trim(),
    z.maxLength(max, { error: `Please use at most ${max} characters`, abort: true }),
    z.refine((text) => !CONTROL_BUT_LINE_BREAKS.test(text), { error: CONTROL_MESSAGE }),
  );
}

/** Staff's notes on a lead; empty is allowed and clears them. */
export const noteSchema = paragraphs(10_000);

/**
 * What a one-line field makes of pasted text: every run of white space becomes one space, and so does what
 * would turn the direction of all that follows.
 */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, " ").trim();
}
