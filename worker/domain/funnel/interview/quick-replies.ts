import { INTERVIEW_FIELDS } from "./interview-fields.ts";
import { questionFor, WORDINGS } from "./interview-questions.ts";
import type { InterviewWords } from "./interview-words.ts";
import { oneLine } from "../../one-line.ts";

const FEWEST = 2;
const MOST = 10;
/** Each option is shorter than this (spec 5). */
const OPTION_LENGTH = 100;

type Message = { role: "user" | "assistant"; content: string };

/**
 * One-tap answers to the last assistant message (spec 5): a fixed set for the question about one's own business or
 * agency, else the list between a colon and the final question mark. None for the greeting, which is the first message,
 * or after a visitor's message. Runs in time linear in the message length.
 */
export function quickReplies(messages: readonly Message[], words: InterviewWords): string[] {
  const last = messages.at(-1);
  if (last?.role !== "assistant" || messages.length === 1) return [];
  const text = oneLine(last.content);
  const end = text.lastIndexOf("?");
  if (end < 0) return [];
  const asked = text.slice(0, end);
  if (!asked.includes(`${words.readBack}:`) && asksForBusinessType(text, asked, words))
    return words.questions.businessType.options.map(({ label }) => label);
  // A colon in a URL or a time of day does not introduce a list.
  const [, ...lists] = asked.split(/:(?!\/\/|\d)/);
  return listedOptions(lists.at(-1) ?? "");
}

/** Whether it is this question of the interview; of what a model asks in words of its own, the subject tells. */
function asksForBusinessType(text: string, asked: string, words: InterviewWords): boolean {
  const known = INTERVIEW_FIELDS.find((field) =>
    WORDINGS.some((wording) => text.endsWith(oneLine(questionFor(words, field, wording)))),
  );
  if (known) return known === "businessType";
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
