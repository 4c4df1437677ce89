import { visibleText } from "./visible-text.ts";

// Besides control characters, direction overrides are rejected: they make a name read as a different one.
const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Whether one line of text has characters that nobody sees, or that turn it round. */
export const hasHiddenCharacters = (text: string) => CONTROL.test(text);

/**
 * Pasted text as a one-line field shows it: without what nobody sees, and with one space for every run of white space
 * and control characters.
 */
export function oneLine(text: string): string {
  return visibleText(text)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}
