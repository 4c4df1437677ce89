import type { InterviewField } from "./interview-fields.ts";
import { namesProgram, withoutOurs } from "../offers/on-sale.ts";
import { nameAnswered, withoutAddresses } from "./understand-contact.ts";
import { isOrder, isQuestion, smallTalkOf, tellsFrustration, topicsOf } from "./understand-talk.ts";
import { fold, plainLine, sentencesOf } from "./understand-text.ts";

/** A fact that a message states. `quote` is the sentence it came from, word for word. */
export type Finding = {
  field: InterviewField;
  value: string;
  quote: string;
  /** Names the fact or corrects an earlier statement, so it may replace an earlier answer. */
  replaces: boolean;
  corrects: boolean;
};

const QUOTE_MAX = 300;
/** Markup and data are not taken for a frustration. */
const CODE = /[<{[]\s*[/!"'{a-z%]|\(\)|=>/i;
const SAID_BEFORE = /\b(?:already (?:told|said|answered|gave)|told you|as i said)\b/;

/** The sentence as quoted to the visitor. */
export function quoted(sentence: string): string {
  return sentence.trim().slice(0, QUOTE_MAX);
}

/** The answer to a question that accepts any words: the frustration, or a name. */
export function freeAnswer(
  message: string,
  asked: InterviewField | null,
  found: readonly Finding[],
): Finding[] {
  if (asked === "name") return nameReply(message);
  if (asked !== "frustration") return [];
  const known = new Set(found.map(({ quote }) => quote));
  const words = sentencesOf(message)
    .filter((sentence) => !known.has(quoted(sentence)) || tellsFrustration(fold(sentence)))
    .filter((sentence) => !isQuestion(fold(sentence)) && smallTalkOf(fold(sentence)) === null)
    .filter((sentence) => !topicsOf(fold(sentence)).includes("instructions"))
    .filter((sentence) => !SAID_BEFORE.test(fold(sentence)) && !isOrder(fold(sentence)))
    .filter(
      (sentence) => !CODE.test(sentence) && /\p{L}{3}/u.test(withoutOurs(fold(withoutAddresses(sentence)))),
    );
  const value = plainLine(words.join(" "));
  if (value === "") return [];
  return [
    { field: "frustration", value, quote: quoted(words[0] ?? message), replaces: true, corrects: false },
  ];
}

/** Narrower than questions in general: "Will" and "May" are names. */
const ASKS_BACK = /\?\s*$|^(?:what|how|why|who|can|could|do|does|is|are|tell|explain)\b/;

function nameReply(message: string): Finding[] {
  for (const sentence of sentencesOf(message)) {
    const folded = fold(sentence);
    const value = ASKS_BACK.test(folded) || namesProgram(folded) ? null : nameAnswered(sentence);
    if (value !== null && smallTalkOf(fold(value)) === null) {
      return [{ field: "name", value, quote: quoted(sentence), replaces: true, corrects: false }];
    }
  }
  return [];
}
