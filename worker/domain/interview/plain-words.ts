import { fold } from "./fold.ts";

const POLITE = "(?:hi|hello|hey|please|thanks|thank you|cheers|ok|okay|sure)(?![\\w-])";
const BEFORE = new RegExp(`^(?:${POLITE}[\\s,.!]*)+`, "i");
const AFTER = new RegExp(`(?:(?:^|[\\s,.!]+)${POLITE})*[\\s,.!]*$`, "i");

/** A message without politeness and the marks that end it, in the visitor's own letters. A question keeps its mark. */
export function withoutPoliteness(message: string): string {
  return message.trim().replace(BEFORE, "").replace(AFTER, "").trim();
}

/** Text to be compared: folded, with single spaces and without the apostrophes and commas that people leave out. */
export function plainWords(text: string): string {
  return fold(text.toLowerCase())
    .replace(/(?<=[a-z])'(?=[a-z])|,(?=\s)/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
