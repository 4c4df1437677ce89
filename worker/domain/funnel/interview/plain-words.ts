import { foldText } from "../../fold-text.ts";

const POLITE = "(?:hi|hello|hey|please|thanks|thank you|cheers|ok|okay|sure)(?![\\w-])";
const BEFORE = new RegExp(`^(?:${POLITE}[\\s,.!]*)+`, "i");
const GREETINGS = /^(?:(?:hi|hello|hey)(?![\w-])[\s,.!]*)+/i;
const AFTER = new RegExp(`(?:(?:^|[\\s,.!]+)${POLITE})*[\\s,.!]*$`, "i");

/** A message without politeness and the marks that end it, in the visitor's own letters. A question keeps its mark. */
export function withoutPoliteness(message: string): string {
  return message.trim().replace(BEFORE, "").replace(AFTER, "").trim();
}

/** A name as it is told: other politeness may be a part of what is no name, as in "Sure Thing". */
export function withoutGreeting(message: string): string {
  return message
    .trim()
    .replace(GREETINGS, "")
    .replace(/[\s,.!]+$/, "");
}

/** Text to be compared: folded, with single spaces and without the apostrophes and commas that people leave out. */
export function plainWords(text: string): string {
  return foldText(text.toLowerCase())
    .replace(/(?<=[a-z])'(?=[a-z])|,(?=\s)/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
