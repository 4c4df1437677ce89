import { CHOICE_PHRASES } from "./choice-phrases.ts";
import { editDistance } from "./edit-distance.ts";
import type { InterviewField } from "./interview-fields.ts";
import { INTERVIEW_OPTIONS, isChoiceField } from "./interview-options.ts";
import { CHOICE_QUESTION_IDS, QUESTIONS, type ChoiceQuestionId } from "./answers.ts";
import { clausesOf, fold } from "./understand-text.ts";

export type ChoiceFinding = { field: ChoiceQuestionId; value: string };

const PHRASE_FIELDS = ["businessType", "situation", "funnel", "goal"] as const;
type PhraseField = (typeof PHRASE_FIELDS)[number];

const ORDINALS = ["first|1st|former", "second|2nd", "third|3rd", "fourth|4th", "fifth|5th", "sixth|6th"];
const LEAD =
  "(?:(?:so|well|um+|i'd say|i would say|i'd go with|i'll go with|i think|i guess|i choose|i pick|probably|maybe|definitely|let's say|say|options?|answer|letter|number|choice|no\\.?|the|it's|its|that's|that would be|would be|i'm|i am|mine is|go with|pick),? )*";
const TAIL =
  "(?:,? (?:one|option|please|i think|probably|i guess|for sure|definitely|answer|choice|i'd say|for me|thanks))*";
const PICK = new RegExp(
  `^${LEAD}[#(\\[]?(?:([a-j])|(\\d{1,2})|(${ORDINALS.map((words) => `(?:${words})`).join("|")}|last|latter))[)\\].:]?${TAIL}[\\s.!]*$`,
);

/** The option of a choice question that a whole message names by letter, number or position. */
export function pickedOption(folded: string, field: ChoiceQuestionId): string | null {
  const options = INTERVIEW_OPTIONS[field];
  const [match, letter, number, ordinal] = PICK.exec(folded) ?? [];
  if (match === undefined) return null;
  if (letter !== undefined) return options[letter.charCodeAt(0) - 97]?.value ?? null;
  if (number !== undefined) return options[Number(number) - 1]?.value ?? null;
  if (ordinal === "last" || ordinal === "latter") return options.at(-1)?.value ?? null;
  const index = ORDINALS.findIndex((words) => new RegExp(`^(?:${words})$`).test(ordinal ?? ""));
  return options[index]?.value ?? null;
}

/** The option whose label, as the chat or the quiz shows it, is what was written, give or take a slip. */
export function labelledOption(folded: string, field: ChoiceQuestionId): string | null {
  const said = bare(folded);
  const close = (label: string) =>
    said === label || (label.length > 7 && editDistance(said, label) <= 1 + Math.floor(label.length / 12));
  return labels(field).find(({ label }) => close(label))?.value ?? null;
}

/** The choices that a folded sentence states: at most one of situation, funnel and goal a clause. */
export function understandChoices(sentence: string, asked: InterviewField | null): ChoiceFinding[] {
  for (const field of CHOICE_QUESTION_IDS) {
    const value = labelledOption(sentence, field);
    if (value !== null && (field === asked || bare(sentence).split(" ").length > 3))
      return [{ field, value }];
  }
  const phrase = isPhraseField(asked) ? asked : null;
  const found = phrase ? clearAnswer(joined(sentence), phrase) : [];
  for (const clause of clausesOf(sentence)) found.push(...inClause(clause, phrase));
  if (found.length === 0) found.push(...inClause(joined(sentence), phrase));
  return found.filter(({ field }, index) => found.findIndex((other) => other.field === field) === index);
}

function inClause(clause: string, asked: PhraseField | null): ChoiceFinding[] {
  const fields = asked ? [asked, ...PHRASE_FIELDS.filter((field) => field !== asked)] : PHRASE_FIELDS;
  const business = fields.includes("businessType") ? answers(clause, "businessType", asked) : [];
  for (const field of fields) {
    if (field === "businessType") continue;
    const found = answers(clause, field, asked);
    if (found.length > 0) return [...business, ...found];
  }
  return business;
}

function answers(clause: string, field: PhraseField, asked: PhraseField | null): ChoiceFinding[] {
  const text = field === "businessType" ? withoutDenial(clause) : clause;
  const clear = clearAnswer(text, field);
  if (clear.length > 0 || field !== asked) return clear;
  const value = CHOICE_PHRASES[field].find((phrase) => phrase.asked?.test(text))?.value;
  return value === undefined ? [] : [{ field, value }];
}

function clearAnswer(text: string, field: PhraseField): ChoiceFinding[] {
  const value = CHOICE_PHRASES[field].find(({ clear }) => clear.test(text))?.value;
  return value === undefined ? [] : [{ field, value }];
}

/** Without what the visitor says they are not: "not an agency", "rather than clients". */
function withoutDenial(clause: string): string {
  return clause.replace(
    /\b(?:not|no longer|instead of|rather than|don't (?:have|run|work (?:with|for)))\b.*$/,
    "",
  );
}

function joined(sentence: string): string {
  return clausesOf(sentence).join(" ");
}

function isPhraseField(field: InterviewField | null): field is PhraseField {
  return field !== null && isChoiceField(field) && Object.hasOwn(CHOICE_PHRASES, field);
}

function labels(field: ChoiceQuestionId): { value: string; label: string }[] {
  const quiz = QUESTIONS.find(({ id }) => id === field)?.options ?? [];
  return [...INTERVIEW_OPTIONS[field], ...quiz].map(({ value, label }) => ({
    value,
    label: bare(fold(label)),
  }));
}

/** Letters, digits and money signs alone, for comparing with a label. */
function bare(folded: string): string {
  return folded
    .replace(/[^\p{L}\p{N}$+' -]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}
