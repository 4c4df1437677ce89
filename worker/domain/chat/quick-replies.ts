import { oneLine } from "../text.ts";

const FEWEST = 2;
const MOST = 10;
/** Each option is shorter than this (spec 5). */
const OPTION_LENGTH = 100;

/** The fixed answers to the own-business-or-agency question, in the spec's words. */
export const BUSINESS_TYPE_REPLIES = [
  "I have my own business",
  "I work with clients as an agency",
  "I'm a freelancer",
];

type Message = { role: "user" | "assistant"; content: string };

/**
 * One-tap answers to the last assistant message (spec 5): the fixed set for the question of own
 * business or agency, else the list between a colon and the final question mark. None for the opening
 * greeting, nor while the visitor has the last word. Linear in the length of the message.
 */
export function quickReplies(messages: readonly Message[]): string[] {
  const last = messages.at(-1);
  if (last?.role !== "assistant" || !messages.some(({ role }) => role === "user")) return [];
  const text = oneLine(last.content);
  const end = text.lastIndexOf("?");
  if (end < 0) return [];
  const asked = text.slice(0, end);
  if (asksForBusinessType(asked)) return [...BUSINESS_TYPE_REPLIES];
  // The colon of an address or a time of day introduces no list.
  const [, ...lists] = asked.split(/:(?!\/\/|\d)/);
  return listedOptions(lists.at(-1) ?? "");
}

function asksForBusinessType(asked: string): boolean {
  const question = asked.slice(lastSentenceStart(asked)).toLowerCase();
  return /own (?:a )?business|business owner/.test(question) && /agency|clients|freelanc/.test(question);
}

function lastSentenceStart(text: string): number {
  return Math.max(...[". ", "! ", "? "].map((mark) => text.lastIndexOf(mark))) + 1;
}

function listedOptions(list: string): string[] {
  // A sentence that ends inside is no list of answers.
  if (lastSentenceStart(list) > 0) return [];
  const options = list
    // A comma inside a number ("$1,000") separates nothing.
    .split(/, |,(?!\d)|(?<!\d),| or /i)
    .map((option) => plain(option))
    .filter((option) => option !== "");
  const distinct = [...new Set(options)];
  if (distinct.length < FEWEST || distinct.length > MOST) return [];
  return distinct.every((option) => option.length < OPTION_LENGTH) ? distinct : [];
}

/** Without a leading "or" and the marks that models put around words. */
function plain(option: string): string {
  return option
    .trim()
    .replace(/^or /i, "")
    .replace(/^[*_"“”`]+/, "")
    .replace(/[*_"“”`]{1,8}$/, "")
    .trim();
}
