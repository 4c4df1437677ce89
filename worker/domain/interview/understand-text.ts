import { SIMPLE_NUMBER } from "./number-words.ts";
import { oneLine } from "../text.ts";
import { anyOf, pattern, source } from "../phrases/pattern.ts";

/** Converts to lower case, with ASCII quotes and dashes for typographic ones; every code unit keeps its position. */
export function fold(text: string): string {
  return text
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2013\u2014\u2212]/g, "-")
    .replace(/[\u00a0\u2000-\u200a\u202f]/g, " ");
}

/** Characters that change the direction of text; the form rejects them. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/** One line in the form's format. */
export function plainLine(text: string): string {
  return oneLine(text.replace(DIRECTIONS, ""));
}

/** The sentences of a message, trimmed, in the visitor's own words. */
export function sentencesOf(message: string): string[] {
  return message
    .split(/(?<=[.!?;])\s+|[\n\r]+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

// Pairs with a single meaning, whose "and" does not separate two facts.
const IDIOMS = anyOf(
  [
    pattern`\b(ups?|back|hit|highs?|hot|feast|good|trial|tried|on|great|done|peaks?|more|in|black)( and )(downs?
      |forth|miss|lows?|cold|famine|bad|error|failed|off|terrible|awful|slow|over|more|valleys|out|white)\b`,
  ],
  "g",
);

// Of the same length, so that positions in the folded text and in the visitor's match.
const BETWEEN = /\b(between (?:about )?\S+(?: \S+)?) and /g;

const BREAK = new RegExp(
  source`[,;:]\s+
    |\s+but\s+(?!(?:(?:it|that|they|not|only|still|always)(?:'s| is| are| do| does)? )?
    (?:not|isn't|aren't|don't|doesn't|inconsist|only|never|hardly|barely)\b)
    |\s+(?:while|whereas|although|though|because|plus|also)\s+
    |\s+-+\s+
    |(?<!\bhundred(?=\s+and\s+(?:${SIMPLE_NUMBER})\b))\s+(?:and|then|so)\s+
    (?!\$?\d[\d.,]*\s*(?:k|m|grand|thousand)?\b(?!\s*(?:a|per|\/|in)))
    |[()]`,
  "g",
);

/** The parts of a folded sentence that may each state a separate fact. */
export function clausesOf(folded: string): string[] {
  return folded
    .replace(IDIOMS, (_, first: string, __: string, second: string) => `${first}-and-${second}`)
    .replace(BETWEEN, "$1 to  ")
    .split(BREAK)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "");
}
