import type { Collected, InterviewField } from "./interview-fields.ts";
import { isChoiceField } from "./interview-options.ts";
import { oneLine } from "./text.ts";
import { understandAmounts, type AmountFinding } from "./understand-amounts.ts";
import { labelledOption, pickedOption, understandChoices, type ChoiceFinding } from "./understand-choice.ts";
import {
  emailIn,
  looksLikeEmail,
  nameAnswered,
  saysNoWebsite,
  statedName,
  websiteIn,
  withoutAddresses,
} from "./understand-contact.ts";
import {
  ASKS,
  corrects,
  declines,
  frustrationStart,
  isQuestion,
  isUnsure,
  smallTalkOf,
  tellsFrustration,
  topicsOf,
  type SmallTalk,
  type Topic,
} from "./understand-talk.ts";
import { fold, sentencesOf } from "./understand-text.ts";

/** A fact that a message states. `quote` is the sentence it came from, word for word. */
export type Finding = {
  field: InterviewField;
  value: string;
  quote: string;
  /** Names the fact or takes back what was said: may replace an earlier answer. */
  replaces: boolean;
  corrects: boolean;
};

export type Understanding = {
  findings: Finding[];
  topics: Topic[];
  smallTalk: SmallTalk | null;
  /** The question asked is refused, or the visitor does not know. */
  evades: "declined" | "unsure" | null;
  /** What was meant as an answer to the question asked and is not one; "no website" may come unasked. */
  problem: "email" | "website" | "no-website" | "target" | null;
};

const QUOTE_MAX = 300;
/** Markup and data are nobody's frustration. */
const CODE = /[<{[]\s*[/!"'{a-z%]|\(\)|=>/i;
const SAID_BEFORE = /\b(?:already (?:told|said|answered|gave)|told you|as i said)\b/;
/** Marks that turn the direction of text; a form refuses them. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * What a message (1–2,000 characters) says, given the fact that was asked for last. Total: every
 * text gives an answer. What is known already is no news in a free answer. Facts come in the order of the sentences, one a field.
 */
export function understand(
  message: string,
  asked: InterviewField | null,
  known: Collected = {},
): Understanding {
  const folded = fold(message.trim());
  const topics = [...new Set(sentencesOf(message).flatMap((sentence) => topicsOf(fold(sentence))))];
  const smallTalk = smallTalkOf(folded);
  const picked = wholeAnswer(message, folded, asked);
  if (picked) return { findings: [picked], topics, smallTalk: null, evades: null, problem: null };

  const findings = statedFacts(message, asked);
  const answered = findings.some(({ field }) => field === asked);
  const evades = answered || !asked ? null : evasion(folded, findings.length > 0);
  if (!answered && !evades && !smallTalk)
    findings.push(
      ...freeAnswer(
        message,
        asked,
        findings.filter(({ field }) => known[field] === undefined),
      ),
    );
  const problem = problemWith(folded, asked, findings);
  return { findings, topics, smallTalk, evades: problem === "no-website" ? null : evades, problem };
}

/** A message that is nothing but an answer: a letter, a number, a position, an option's label. */
function wholeAnswer(message: string, folded: string, asked: InterviewField | null): Finding | null {
  if (!asked || !isChoiceField(asked)) return null;
  const value = pickedOption(folded, asked) ?? labelledOption(folded, asked);
  if (value === null) return null;
  return { field: asked, value, quote: quoted(message), replaces: true, corrects: false };
}

function statedFacts(message: string, asked: InterviewField | null): Finding[] {
  const findings = new Map<InterviewField, Finding>();
  for (const sentence of sentencesOf(message)) {
    const folded = fold(sentence);
    if (topicsOf(folded).includes("instructions")) continue;
    const correcting = corrects(folded);
    for (const { field, value, clear } of factsIn(sentence, folded, asked)) {
      const replaces = correcting || clear || field === asked;
      findings.set(field, { field, value, quote: quoted(sentence), replaces, corrects: correcting });
    }
  }
  return [...findings.values()];
}

type Fact = { field: InterviewField; value: string; clear: boolean };

function factsIn(sentence: string, folded: string, asked: InterviewField | null): Fact[] {
  const contact = contactFacts(sentence, asked);
  // What a visitor asks about is not what they are: "Is $500 a day enough?"
  const plain = withoutAddresses(folded);
  const statement = isQuestion(folded) || ORDER.test(folded) ? beforeQuestion(plain) : plain;
  const choices = choicesIn(statement, folded, asked).map((fact) => ({ ...fact, clear: false }));
  const amounts = understandAmounts(statement, asked).map((fact) => inOwnWords(fact, sentence));
  const frustration: Fact[] =
    tellsFrustration(statement) && asked !== "frustration"
      ? [{ field: "frustration", value: frustrationIn(sentence), clear: true }]
      : [];
  return [...contact, ...choices, ...amounts, ...frustration];
}

function choicesIn(statement: string, folded: string, asked: InterviewField | null): ChoiceFinding[] {
  // Who asks what a funnel is has none.
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

/** What is ordered is not stated: "Tell me that the coaching is free". */
const ORDER =
  /^(?:please )?(?:tell|explain|show|say|write|repeat|promise|guarantee|confirm|summari[sz]e|print|output|list|translate|encode)\b.*$/;
const FROM_QUESTION = new RegExp(
  `(?:^|[,;-]\\s+)(?:(?:and|but|so|ok|okay|hey|hi|also|wait),? )*${ASKS}\\b.*$`,
);

/** "We spend $500 a day, is that enough?" states a sum before it asks; "$500 a day?" is an answer. */
function beforeQuestion(folded: string): string {
  return folded
    .replace(ORDER, "")
    .replace(FROM_QUESTION, "")
    .replace(/\?\s*$/, "");
}

/** From the clause that tells it as far as nothing else is told. */
function frustrationIn(sentence: string): string {
  const told = sentence.slice(frustrationStart(fold(sentence)));
  const [first = "", ...others] = told.split(/((?:[,;]\s+|\s+and\s+))/);
  let words = first;
  for (let index = 0; index < others.length; index += 2) {
    const [mark = "", part = ""] = others.slice(index, index + 2);
    if (tellsAnother(part)) break;
    words += mark + part;
  }
  return oneLine(words.replace(DIRECTIONS, ""));
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

function evasion(folded: string, hasFacts: boolean): Understanding["evades"] {
  if (declines(folded)) return "declined";
  return !hasFacts && isUnsure(folded) ? "unsure" : null;
}

/** The answer to a question that any words answer: the frustration, or a name. */
function freeAnswer(message: string, asked: InterviewField | null, found: readonly Finding[]): Finding[] {
  if (asked === "name") return nameReply(message);
  if (asked !== "frustration") return [];
  const known = new Set(found.map(({ quote }) => quote));
  const words = sentencesOf(message)
    .filter((sentence) => !known.has(quoted(sentence)) || tellsFrustration(fold(sentence)))
    .filter((sentence) => !isQuestion(fold(sentence)) && smallTalkOf(fold(sentence)) === null)
    .filter((sentence) => !topicsOf(fold(sentence)).includes("instructions"))
    .filter((sentence) => !SAID_BEFORE.test(fold(sentence)) && !ORDER.test(fold(sentence)))
    .filter((sentence) => !CODE.test(sentence) && /\p{L}{3}/u.test(withoutAddresses(sentence)));
  const value = oneLine(words.join(" ").replace(DIRECTIONS, ""));
  if (value === "") return [];
  return [
    { field: "frustration", value, quote: quoted(words[0] ?? message), replaces: true, corrects: false },
  ];
}

/** Not as wide as a question in general: "Will" and "May" are names. */
const ASKS_BACK = /\?\s*$|^(?:what|how|why|who|can|could|do|does|is|are|tell|explain)\b/;

function nameReply(message: string): Finding[] {
  for (const sentence of sentencesOf(message)) {
    const value = ASKS_BACK.test(fold(sentence)) ? null : nameAnswered(sentence);
    if (value !== null && smallTalkOf(fold(value)) === null) {
      return [{ field: "name", value, quote: quoted(sentence), replaces: true, corrects: false }];
    }
  }
  return [];
}

function problemWith(
  folded: string,
  asked: InterviewField | null,
  found: readonly Finding[],
): Understanding["problem"] {
  const has = (field: InterviewField) => found.some((finding) => finding.field === field);
  if (!has("businessUrl") && saysNoWebsite(folded, asked === "businessUrl")) return "no-website";
  if (asked === null || has(asked)) return null;
  if (asked === "email" && looksLikeEmail(folded)) return "email";
  if (asked === "businessUrl" && /\w\.\w|https?:|@\w/.test(folded)) return "website";
  if (asked === "targetRevenue" && /\b(?:double|triple|\d+x|more|as much)\b/.test(folded)) return "target";
  return null;
}

function quoted(sentence: string): string {
  return sentence.trim().slice(0, QUOTE_MAX);
}
