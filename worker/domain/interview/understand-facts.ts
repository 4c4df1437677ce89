import { understandAmounts, type AmountFinding } from "./understand-amounts.ts";
import { understandChoices, type ChoiceFinding } from "./understand-choice.ts";
import { emailIn, statedName, websiteIn, withoutAddresses } from "./understand-contact.ts";
import {
  ASKS,
  frustrationStart,
  isOrder,
  isQuestion,
  tellsFrustration,
  topicsOf,
} from "./understand-talk.ts";
import type { InterviewField } from "./interview-fields.ts";
import { withoutOurs } from "../offers/on-sale.ts";
import { fold, plainLine } from "./understand-text.ts";

/** A fact that a sentence states; `clear` when it names the fact. */
export type Fact = { field: InterviewField; value: string; clear: boolean };

/** The facts that a sentence states, given the fact that was asked for. */
export function factsIn(sentence: string, folded: string, asked: InterviewField | null): Fact[] {
  const contact = contactFacts(sentence, asked);
  // A question is not a statement about the visitor: "Is $500 a day enough?"
  const plain = withoutOurs(withoutAddresses(folded));
  const statement = isQuestion(folded) || isOrder(folded) ? beforeQuestion(plain) : plain;
  const choices = choicesIn(statement, folded, asked).map((fact) => ({ ...fact, clear: false }));
  const amounts = understandAmounts(statement, asked).map((fact) => inOwnWords(fact, sentence));
  const frustration: Fact[] =
    tellsFrustration(statement) && asked !== "frustration"
      ? [{ field: "frustration", value: frustrationIn(sentence), clear: true }]
      : [];
  return [...contact, ...choices, ...amounts, ...frustration];
}

function choicesIn(statement: string, folded: string, asked: InterviewField | null): ChoiceFinding[] {
  // Somebody who asks what a funnel is has none.
  if (topicsOf(folded).includes("funnel")) return [{ field: "funnel", value: "no-funnel" }];
  return understandChoices(statement, asked);
}

function contactFacts(sentence: string, asked: InterviewField | null): Fact[] {
  const facts: [InterviewField, string | null][] = [
    ["name", statedName(sentence)],
    ["email", emailIn(sentence)],
    ["businessUrl", websiteIn(sentence, asked === "businessUrl")],
  ];
  return facts.flatMap(([field, value]) => (value === null ? [] : [{ field, value, clear: true }]));
}

const FROM_QUESTION = new RegExp(
  `(?:^|[,;-]\\s+)(?:(?:and|but|so|ok|okay|hey|hi|also|wait),? )*${ASKS}\\b.*$`,
);

/** "We spend $500 a day, is that enough?" states a sum before asking; "$500 a day?" is an answer. */
function beforeQuestion(folded: string): string {
  return (isOrder(folded) ? "" : folded).replace(FROM_QUESTION, "").replace(/\?\s*$/, "");
}

/** The text from the clause that states the frustration up to the next statement. */
function frustrationIn(sentence: string): string {
  const told = sentence.slice(frustrationStart(fold(sentence)));
  const [first = "", ...others] = told.split(/((?:[,;]\s+|\s+and\s+))/);
  let words = first;
  for (let index = 0; index < others.length; index += 2) {
    const [mark = "", part = ""] = others.slice(index, index + 2);
    if (tellsAnother(part)) break;
    words += mark + part;
  }
  return plainLine(words);
}

function tellsAnother(part: string): boolean {
  const folded = fold(part);
  return (
    contactFacts(part, null).length > 0 ||
    understandAmounts(folded, null).length > 0 ||
    understandChoices(folded, null).length > 0
  );
}

function inOwnWords(fact: AmountFinding, sentence: string): Fact {
  if (fact.field !== "targetRevenue") return fact;
  const words = fact.value.replace(/ \(\$[\d,]+\)| a year$/g, "");
  const at = fold(sentence).indexOf(words);
  return at < 0 ? fact : { ...fact, value: fact.value.replace(words, sentence.slice(at, at + words.length)) };
}
