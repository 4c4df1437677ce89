import { CHOICE_PHRASES } from "./choice-phrases.ts";
import { editDistance } from "../answers/edit-distance.ts";
import type { InterviewField } from "./interview-fields.ts";
import { INTERVIEW_OPTIONS, isChoiceField } from "./interview-options.ts";
import { numberFromWords } from "./number-words.ts";
import { CHOICE_QUESTION_IDS, questionOf, type ChoiceQuestionId } from "../answers/questions.ts";
import { clausesOf, fold } from "./understand-text.ts";

export type ChoiceFinding = { field: ChoiceQuestionId; value: string };

const PHRASE_FIELDS = ["businessType", "situation", "funnel", "goal"] as const;
/** A clause tells one of these at most: "inconsistent" is the results, the funnel or what to mend. */
const EXCLUSIVE_FIELDS = ["situation", "funnel", "goal"] as const;

const FUNNEL_FIRST = ["funnel", "situation", "goal"] as const;
const GOAL_FIRST = ["goal", "situation", "funnel"] as const;
const WISH =
  /^(?:so |well |honestly |basically |mainly |ideally )*(?:(?:i|we)(?:'d| would)? (?:want|like|need|love)|(?:my|our|the) (?:main |biggest )?goal)\b/;
const FUNNEL = /\b(?:funnel|landing page|sales page|checkout|conversions?)\b/;

/** What shows that a clause is about something else than the question. */
const ELSEWHERE: Record<PhraseField, RegExp> = {
  businessType: /(?:)/,
  situation:
    /\b(?:funnel|landing page|sales page|checkout|conver\w+|goals?|fix|scal(?:e|ing)|(?:more|get|stable|predictable) (?:consistent|stable|results))\b/,
  funnel: /\b(?:ads?|campaigns?|results|performance|roas|goals?|want|looking to|(?:i'd|we'd|would) like)\b/,
  goal: /\b(?:funnel|page|conver\w+)\b|\b(?:results|ads|campaigns|performance)\b.*\b(?:are|is|go|goes|went)\b/,
};

type PhraseField = (typeof PHRASE_FIELDS)[number];

const ORDINALS = ["first|1st|former", "second|2nd", "third|3rd", "fourth|4th", "fifth|5th", "sixth|6th"];
const LEAD =
  "(?:(?:so|well|um+|i'd say|i would say|i'd go with|i'll go with|i think|i guess|i choose|i pick|probably|maybe|definitely|let's say|say|options?|answer|letter|number|choice|no\\.?|the|it's|its|that's|that would be|would be|i'm|i am|mine is|go with|pick),? )*";
const TAIL =
  "(?:,? (?:one|option|please|i think|probably|i guess|for sure|definitely|answer|choice|i'd say|for me|thanks))*";
/** "Two" is the second option as "2" is; "no one" and "the one" are none. */
const SPELLED = "(?<!\\b(?:no|the) )(?:one|two|three|four|five|six)";
const PICK = new RegExp(
  `^${LEAD}[#(\\[]?(?:([a-j])|(\\d{1,2}|${SPELLED})|(${ORDINALS.map((words) => `(?:${words})`).join("|")}|last|latter))[)\\].:]?${TAIL}[\\s.!]*$`,
);

/** The option of a choice question that a whole message names by letter, number or position. */
export function pickedOption(folded: string, field: ChoiceQuestionId): string | null {
  const options = INTERVIEW_OPTIONS[field];
  const [match, letter, number, ordinal] = PICK.exec(folded) ?? [];
  if (match === undefined) return null;
  if (letter !== undefined) return options[letter.charCodeAt(0) - 97]?.value ?? null;
  if (number !== undefined) return options[(Number(number) || numberFromWords(number)) - 1]?.value ?? null;
  if (ordinal === "last" || ordinal === "latter") return options.at(-1)?.value ?? null;
  const index = ORDINALS.findIndex((words) => new RegExp(`^(?:${words})$`).test(ordinal ?? ""));
  return options[index]?.value ?? null;
}

/** The option whose label, as the chat or the quiz shows it, is what was written, give or take a slip in a word. */
export function labelledOption(folded: string, field: ChoiceQuestionId): string | null {
  const said = bare(folded);
  const close = (label: string) =>
    said === label ||
    (label.length > 7 && !/\d/.test(label) && editDistance(said, label) <= 1 + Math.floor(label.length / 12));
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
  const whole = joined(sentence);
  const found: ChoiceFinding[] = [];
  if (phrase && !isAboutFunnel(whole, phrase)) found.push(...clearAnswer(whole, phrase));
  // "I run my own ads but I'd like coaching": what is said in two clauses, and wanted in none of them.
  const mayTellSituation = asked !== "funnel" && asked !== "goal" && !FUNNEL.test(whole) && !isWish(whole);
  if (mayTellSituation) found.push(...clearAnswer(whole, "situation"));
  for (const clause of clausesOf(sentence)) found.push(...inClause(clause, phrase));
  if (found.length === 0) found.push(...inClause(whole, phrase));
  const coached = found.some(({ field, value }) => field === "situation" && value === "coaching");
  return found
    .filter(({ field, value }) => !(coached && field === "goal" && value === "coaching" && asked !== "goal"))
    .filter(({ field }, index, all) => all.findIndex((other) => other.field === field) === index);
}

/** "I need someone to coach me" is where a visitor stands; as a goal it is named one. */
function wantsTeacher(clause: string): boolean {
  return !/\bgoal\b/.test(clause) && clearAnswer(clause, "situation")[0]?.value === "coaching";
}

/** A sentence that only says what is wanted tells a goal. */
function isWish(text: string): boolean {
  return WISH.test(text);
}

function inClause(clause: string, asked: PhraseField | null): ChoiceFinding[] {
  const business = asked === "businessType" ? [] : clearAnswer(withoutDenial(clause), "businessType");
  const fields =
    isWish(clause) && !wantsTeacher(clause)
      ? GOAL_FIRST
      : FUNNEL.test(clause)
        ? FUNNEL_FIRST
        : EXCLUSIVE_FIELDS;
  const others = fields.filter((field) => field !== asked);
  const elsewhere = others.map((field) => clearAnswer(clause, field)).find((found) => found.length > 0) ?? [];
  if (asked === null) return [...business, ...elsewhere];
  const text = asked === "businessType" ? withoutDenial(clause) : clause;
  if (isAboutFunnel(clause, asked) && elsewhere[0]?.field === "funnel") return [...business, ...elsewhere];
  const clear = clearAnswer(text, asked);
  if (clear.length > 0) return asked === "businessType" ? [...clear, ...elsewhere] : [...business, ...clear];
  if (elsewhere.length > 0 && ELSEWHERE[asked].test(clause)) return [...business, ...elsewhere];
  if (business.length > 0) return [...business, ...elsewhere];
  const value = CHOICE_PHRASES[asked].find((phrase) => phrase.asked?.test(text))?.value;
  return value === undefined ? [...business, ...elsewhere] : [...business, { field: asked, value }];
}

/** "Our funnel works on some days" tells nothing of the ads, whatever was asked. */
function isAboutFunnel(clause: string, asked: PhraseField): boolean {
  return (asked === "situation" || asked === "goal") && FUNNEL.test(clause);
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
  return [...INTERVIEW_OPTIONS[field], ...questionOf(field).options].map(({ value, label }) => ({
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
