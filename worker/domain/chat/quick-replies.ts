import { oneLine } from "../one-line.ts";

const FEWEST = 2;
const MOST = 10;
/** Each option is shorter than this (spec 5). */
const OPTION_LENGTH = 100;

/** The fixed answers to the question about one's own business or agency, in the spec's words. */
export const BUSINESS_TYPE_REPLIES = {
  ownBusiness: "I have my own business",
  agency: "I work with clients as an agency",
  freelancer: "I’m a freelancer",
} as const;

/** How a proposal begins: its replies are its own, whatever it reads back. */
export const PROPOSAL = "Did I get that right:";
/** How its replies begin, in a sentence after it: quick replies read them from the last colon on. */
export const PROPOSAL_REPLIES = "Your answer:";

type Message = { role: "user" | "assistant"; content: string };

/**
 * One-tap answers to the last assistant message (spec 5): a fixed set for the question about one's own business or
 * agency, else the list between a colon and the final question mark. None for the greeting, which is the first message,
 * or after a visitor's message. Runs in time linear in the message length.
 */
export function quickReplies(messages: readonly Message[]): string[] {
  const last = messages.at(-1);
  if (last?.role !== "assistant" || messages.length === 1) return [];
  const text = oneLine(last.content);
  const end = text.lastIndexOf("?");
  if (end < 0) return [];
  const asked = text.slice(0, end);
  if (!asked.includes(PROPOSAL) && asksForBusinessType(asked)) return Object.values(BUSINESS_TYPE_REPLIES);
  // A colon in a URL or a time of day does not introduce a list.
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
  // A list of answers contains no sentence end.
  if (lastSentenceStart(list) > 0) return [];
  const options = list
    // A comma inside a number ("$1,000") is not a separator.
    .split(/, |,(?!\d)|(?<!\d),| or /i)
    .map((option) => plain(option))
    .filter((option) => option !== "");
  const distinct = [...new Set(options)];
  if (distinct.length < FEWEST || distinct.length > MOST) return [];
  return distinct.every((option) => option.length < OPTION_LENGTH) ? distinct : [];
}

/** Removes a leading "or" and the punctuation that models put around words. */
function plain(option: string): string {
  return option
    .trim()
    .replace(/^or /i, "")
    .replace(/^[*_"“”`]+/, "")
    .replace(/[*_"“”`]{1,8}$/, "")
    .trim();
}
