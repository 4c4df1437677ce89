import { editDistance } from "../answers/edit-distance.ts";
import { CHOICE_QUESTION_IDS, questionOf, type ChoiceQuestionId } from "../answers/questions.ts";
import { isPhraseField, phrasesOf, type PhraseField } from "../phrases/choice-phrases.ts";
import type { AnswerPhrases } from "../phrases/question-phrases.ts";
import type { InterviewField } from "./interview-fields.ts";
import { interviewOptions } from "./interview-questions.ts";
import { numberFromWords } from "./number-words.ts";
import { fitsAny, pattern, source } from "../phrases/pattern.ts";
import { clausesOf, fold } from "./understand-text.ts";

export type ChoiceFinding = { field: ChoiceQuestionId; value: string };

/** A clause states at most one of these: "inconsistent" describes the results, the funnel or the thing to fix. */
const EXCLUSIVE_FIELDS: readonly PhraseField[] = ["situation", "funnel", "goal"];
/** The other questions, which may be answered in the same clause. */
const BESIDE_FIELDS = CHOICE_QUESTION_IDS.filter(isPhraseField).filter(
  (field) => !EXCLUSIVE_FIELDS.includes(field),
);

const FUNNEL_FIRST: readonly PhraseField[] = ["funnel", "situation", "goal"];
const GOAL_FIRST: readonly PhraseField[] = ["goal", "situation", "funnel"];
const WISH = pattern`^(?:so |well |honestly |basically |mainly |ideally )*
  (?:(?:i|we)(?:'d| would)? (?:want|like|need|love)|(?:my|our|the) (?:main |biggest )?goal)\b`;
const FUNNEL = /\b(?:funnel|landing page|sales page|checkout|conversions?)\b/;

const ORDINALS = ["first|1st|former", "second|2nd", "third|3rd", "fourth|4th", "fifth|5th", "sixth|6th"];
const ORDINAL = `(?:${ORDINALS.join("|")}|last|latter)`;
const LEAD = source`
  (?:(?:so|well|um+|i'd say|i would say|i'd go with|i'll go with|i think|i guess|i choose|i pick
  |probably|maybe|definitely|let's say|say|options?|answer|letter|number|choice|no\.?
  |the|it's|its|that's|that would be|would be|i'm|i am|mine is|go with|pick),? )*`;
const TAIL = source`
  (?:,? (?:one|option|please|i think|probably|i guess|for sure|definitely|answer|choice|i'd say
  |for me|thanks))*`;
/** "Two" picks the second option, as "2" does; "no one" and "the one" pick none. */
const SPELLED = source`(?<!\b(?:no|the) )(?:one|two|three|four|five|six)`;
const PICK = pattern`^${LEAD}[#(\[]?(?:([a-j])|(\d{1,2}|${SPELLED})|(${ORDINAL}))[)\].:]?${TAIL}[\s.!]*$`;

/** The option of a choice question that a whole message picks by letter, number or position. */
export function pickedOption(folded: string, field: ChoiceQuestionId): string | null {
  const options = interviewOptions(field);
  const [match, letter, number, ordinal] = PICK.exec(folded) ?? [];
  if (match === undefined) return null;
  if (letter !== undefined) return options[letter.charCodeAt(0) - 97]?.value ?? null;
  if (number !== undefined) return options[(Number(number) || numberFromWords(number)) - 1]?.value ?? null;
  if (ordinal === "last" || ordinal === "latter") return options.at(-1)?.value ?? null;
  const index = ORDINALS.findIndex((words) => new RegExp(`^(?:${words})$`).test(ordinal ?? ""));
  return options[index]?.value ?? null;
}

/** The option whose label in chat or quiz matches the text, allowing for a typing mistake in a word. */
export function labelledOption(folded: string, field: ChoiceQuestionId): string | null {
  const said = bare(folded);
  const close = (label: string) =>
    said === label ||
    (label.length > 7 && !/\d/.test(label) && editDistance(said, label) <= 1 + Math.floor(label.length / 12));
  return labels(field).find(({ label }) => close(label))?.value ?? null;
}

/** The choices that a folded sentence states: at most one of situation, funnel and goal per clause. */
export function understandChoices(sentence: string, asked: InterviewField | null): ChoiceFinding[] {
  for (const field of CHOICE_QUESTION_IDS) {
    const value = labelledOption(sentence, field);
    if (value !== null && (field === asked || bare(sentence).split(" ").length > 3))
      return [{ field, value }];
  }
  const phrase = isPhraseField(asked) ? asked : null;
  const whole = joined(sentence);
  const found: ChoiceFinding[] = [];
  if (phrase && !isAboutFunnel(whole, phrase)) found.push(...clearAnswer(whole, phrase));
  // "I run my own ads but I'd like coaching": two statements in two clauses, neither of them merely a wish.
  const mayTellSituation = asked !== "funnel" && asked !== "goal" && !FUNNEL.test(whole) && !isWish(whole);
  if (mayTellSituation) found.push(...clearAnswer(whole, "situation"));
  for (const clause of clausesOf(sentence)) found.push(...inClause(clause, phrase));
  if (found.length === 0) found.push(...inClause(whole, phrase));
  const coached = found.some(({ field, value }) => field === "situation" && value === "coaching");
  return found
    .filter(({ field, value }) => !(coached && field === "goal" && value === "coaching" && asked !== "goal"))
    .filter(({ field }, index, all) => all.findIndex((other) => other.field === field) === index);
}

/** "I need someone to coach me" is a situation, unless it is called a goal. */
function wantsTeacher(clause: string): boolean {
  return !/\bgoal\b/.test(clause) && clearAnswer(clause, "situation")[0]?.value === "coaching";
}

/** A sentence that only states a wish gives a goal. */
function isWish(text: string): boolean {
  return WISH.test(text);
}

function inClause(clause: string, asked: PhraseField | null): ChoiceFinding[] {
  const affirmed = withoutDenial(clause);
  const beside = BESIDE_FIELDS.filter((field) => field !== asked).flatMap((field) =>
    clearAnswer(affirmed, field),
  );
  const elsewhere =
    exclusiveFields(clause)
      .filter((field) => field !== asked)
      .map((field) => clearAnswer(clause, field))
      .find((found) => found.length > 0) ?? [];
  const told = [...beside, ...elsewhere];
  if (asked === null) return told;
  if (isAboutFunnel(clause, asked) && elsewhere[0]?.field === "funnel") return told;
  const isBeside = BESIDE_FIELDS.includes(asked);
  const text = isBeside ? affirmed : clause;
  const clear = clearAnswer(text, asked);
  if (clear.length > 0) return isBeside ? [...clear, ...told] : [...beside, ...clear];
  if (elsewhere.length > 0 && (phrasesOf(asked).elsewhere?.test(clause) ?? true)) return told;
  if (beside.length > 0) return told;
  const replied = answer(asked, (phrases) => fitsAny(phrases.asked ?? [], text));
  return replied.length > 0 ? replied : told;
}

/** The questions of which a clause answers at most one, in the order to try them. */
function exclusiveFields(clause: string): readonly PhraseField[] {
  if (isWish(clause) && !wantsTeacher(clause)) return GOAL_FIRST;
  return FUNNEL.test(clause) ? FUNNEL_FIRST : EXCLUSIVE_FIELDS;
}

/** "Our funnel works on some days" says nothing about the ads, whatever was asked. */
function isAboutFunnel(clause: string, asked: PhraseField): boolean {
  return (asked === "situation" || asked === "goal") && FUNNEL.test(clause);
}

function clearAnswer(text: string, field: PhraseField): ChoiceFinding[] {
  return answer(field, ({ clear }) => fitsAny(clear, text));
}

/** The first answer to a question with a matching phrase. */
function answer(field: PhraseField, isSaid: (phrases: AnswerPhrases) => boolean): ChoiceFinding[] {
  const said = Object.entries(phrasesOf(field).answers).find(([, phrases]) => isSaid(phrases));
  return said ? [{ field, value: said[0] }] : [];
}

/** Removes what the visitor says they are not: "not an agency", "rather than clients". */
function withoutDenial(clause: string): string {
  return clause.replace(
    /\b(?:not|no longer|instead of|rather than|don't (?:have|run|work (?:with|for)))\b.*$/,
    "",
  );
}

function joined(sentence: string): string {
  return clausesOf(sentence).join(" ");
}

function labels(field: ChoiceQuestionId): { value: string; label: string }[] {
  return [...interviewOptions(field), ...questionOf(field).options].map(({ value, label }) => ({
    value,
    label: bare(fold(label)),
  }));
}

/** Only letters, digits and currency signs, for comparing with a label. */
function bare(folded: string): string {
  return folded
    .replace(/[^\p{L}\p{N}$+' -]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}
