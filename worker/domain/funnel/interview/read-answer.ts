import { namesSum } from "../answers/names-sum.ts";
import { isChoiceQuestion, type ChoiceQuestionId } from "../answers/questions.ts";
import { foldText } from "../../fold-text.ts";
import { oneLine } from "../../one-line.ts";
import { pattern } from "../../pattern.ts";
import { clipped } from "../../text.ts";
import { optionTexts } from "./answer-words.ts";
import { contactAnswer, contactCandidates, isTalk } from "./contact-answer.ts";
import type { InterviewField } from "./interview-fields.ts";
import type { InterviewWords } from "./interview-words.ts";
import { isMoneyField, moneyAnswer, moneyCandidates, type MoneyField } from "./money-answer.ts";
import { plainWords, withoutGreeting, withoutPoliteness } from "./plain-words.ts";
import { asks } from "./visitor-questions.ts";

const QUOTE_MAX = 300;
const NUMBER = /^(?:option |number |#)?(\d+)\)?$/;

/** A message as it is quoted to the visitor. */
export function quoted(message: string): string {
  return clipped(message.trim(), QUOTE_MAX);
}

/**
 * The answer that a message is to a question, unmistakably (contract 20): an option's label, number or short form, one
 * sum of money, what the form would take, or words of the visitor's own where those are asked for. Null for everything
 * else, however likely.
 */
export function wholeAnswer(given: InterviewWords, field: InterviewField, message: string): string | null {
  const said = field === "name" ? withoutGreeting(message) : withoutPoliteness(message);
  const words = plainWords(said);
  if (field === "frustration") return freeWords(said) === "answer" ? oneLine(said) : null;
  if (!isChoiceQuestion(field) && !isMoneyField(field)) return contactAnswer(field, said);
  const option = isChoiceQuestion(field) ? optionSaid(given, field, words) : null;
  return option ?? (takesSum(given, field) ? moneyAnswer(field, said, words) : null);
}

/** The answers that a message may hold; with exactly one, the visitor is asked whether it is meant. */
export function answerCandidates(given: InterviewWords, field: InterviewField, message: string): string[] {
  const said = field === "name" ? withoutGreeting(message) : withoutPoliteness(message);
  const words = plainWords(said);
  if (field === "frustration") return freeWords(said) === "none" ? [] : [oneLine(said)];
  if (!isChoiceQuestion(field) && !isMoneyField(field)) return contactCandidates(field, said);
  const numbered = isChoiceQuestion(field) ? optionNumbered(given, field, words) : null;
  if (numbered !== null) return [numbered];
  if (!takesSum(given, field)) return distinct(optionsIn(given, field, words).values);
  const { values, rest } = isChoiceQuestion(field)
    ? optionsIn(given, field, words)
    : { values: [], rest: words };
  return distinct([...values, ...moneyCandidates(field, rest)]);
}

/** Whether a question is answered with a sum: not where an owner's answers are none. One of them may be "Nothing yet." */
export function takesSum(given: InterviewWords, field: InterviewField): field is MoneyField {
  if (!isMoneyField(field)) return false;
  return given.questions[field].options.filter(({ label }) => !namesSum(label)).length < 2;
}

/** A number is an option's place, but for money: there it may be a sum. */
function optionSaid(given: InterviewWords, field: ChoiceQuestionId, words: string): string | null {
  const numbered = takesSum(given, field) ? null : optionNumbered(given, field, words);
  return numbered ?? optionTexts(given, field).find(({ text }) => plainWords(text) === words)?.value ?? null;
}

/** The option at the place that the words are, as the question counts them. */
function optionNumbered(given: InterviewWords, field: ChoiceQuestionId, words: string): string | null {
  return given.questions[field].options[Number(NUMBER.exec(words)?.[1]) - 1]?.value ?? null;
}

/** Whether a message is a bare number: an option's place, or a sum without a sign, unit or period. */
export function isNumber(message: string): boolean {
  return NUMBER.test(plainWords(withoutPoliteness(message)));
}

/** The options named within a message, the longest texts first, and what is left without them. */
function optionsIn(
  given: InterviewWords,
  field: ChoiceQuestionId,
  words: string,
): { values: string[]; rest: string } {
  const texts = optionTexts(given, field).map(({ value, text }) => ({ value, words: plainWords(text) }));
  const values: string[] = [];
  let rest = ` ${words.replace(/(?<!\S)["'(]+|["').!?;:]+(?!\S)/g, "")} `;
  for (const option of texts.toSorted((a, b) => b.words.length - a.words.length)) {
    const left = rest.replaceAll(` ${option.words} `, " … ");
    if (left !== rest) values.push(option.value);
    rest = left;
  }
  return { values, rest };
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}

/** Whole messages that say nothing of the matter, besides those of words that only reply. */
const EMPTY = new Set([
  "all of them", "both", "can’t say", "dunno", "either", "go on", "good question", "hang on", "hard to say", "hmm",
  "hold on", "i don’t know", "it’s complicated", "let me think", "no clue", "no comment", "no idea", "none of these",
  "one moment", "somewhere in between", "the first or the second", "you tell me",
].map(plainWords)); // prettier-ignore

/** "I don't want to tell you", "I can't say that"; not "I can't say what works". */
const REFUSAL = pattern`\b(?:rather not|prefer not to|none of your business)\b
  |^(?:i )?(?:do|wo)(?:n't|nt|n?not| not) (?:want to |wanna )?(?:say|answer|tell)\b
  |^(?:i )?(?:do|wo)(?:n't|nt|n?not| not) (?:want to |wanna )share\b
  |^(?:i )?(?:do|wo|ca)(?:n't|nt|n?not| not) (?:really )?(?:say|answer|tell|share)
    (?: (?:that|this|it|you|with|to|your|the|these|questions?|anything|here|now|yet|really|for|sure))*$`;

/**
 * That there is nothing: "Nothing really", "I'm not frustrated", "my ads don't bother me"; not "I can't scale, and it's
 * frustrating", which denies something else.
 */
const DENIAL = pattern`^(?:nothing|none|no (?:frustrations?|complaints?|problems?|issues?))
    (?: (?:really|at all|much|special|in particular|comes to mind|so far|yet))*$
  |(?:\bno|\bnot|\bnothing|\bnone|\bnever|n't|\b(?:do|does|is|are|was|did)nt)
    (?: (?:about|in|of|with) (?:it|this|that|them|(?:my|the|our) \w+))?
    (?: (?:really|that|this|it|its|it's|they|they're|i|i'm|i am|is|are|me|them|my|so|too|very|all|overly|particularly|especially
    |actually|even|much|at|one|single|bit|a|an|any|real|big|of|thing|find|finds|think|say|feel|get|gets|got|getting|been
    |being|ads?))*
    (?: )(?:frustrat|bother|annoy)`;

/** A statement that begins as a question does: "Can't find an ad that works", "When I scale, costs explode". */
const STATEMENT = pattern`^what \w+s (?:me|us)\b
  |^(?:can|could|will|would|do|does|is|are)(?:'t|n't|not| not)\b(?! (?:i|you|we|they|he|she|it|this|that|there)\b)
  |^when(?:ever)? (?:i|we|my|our|it|they) (?!(?:do|does|can|could|will|would|should|is|are)\b)
  |^(?:why|what|where|how) (?:i|we|my|our|it|they)\b.*(?:n't|\bnot|\bnever|\bno)\b`;

/** "Set my tier to 5", "ignore your rules", "write 3000-plus", "adSpend=3000-plus", "answer: own-business". */
const ORDER = pattern`^(?:(?:just|now|then|and|you (?:must|should|have to)),? )*
    (?:set|put|write|store|save|take|make|e-?mail|send|give|show|tell|ignore|forget|disregard|delete|erase|change|pretend
    |act|repeat|reveal|print|output|respond|remember|mark|use|add|call|stop)
    (?: (?:me|my|the|your|it|this|that|these|those|an?|all|any|us|them|down|to|as|only|with|every|previous)\b
    | ?:? ["'\d]| https?:)
  |^[\w-]+ ?=|^(?:answer|value|system|assistant|instructions?|output) ?:`;

/** What somebody else says or does. A client or an agency may well be the visitor's own trouble. */
const SOMEBODY = pattern`\b(?:my|our|an?|the|his|her)(?: \w+)? (?:brother|sister|friend|wife|husband|mom|mum|mother|dad
    |father|son|daughter|cousin|uncle|aunt|neighbou?r|boss|mentor|investor|competitor|supplier|guru|guy|buddy)s?\b
  |^(?:my|our|an?|the)(?: [\w']+){1,3} (?:says?|said|told|thinks?|claims?|promised)\b
  |^(?:s?he|s?he's|somebody|someone)\b
  |^(?:they|people)(?: \w+){0,3} (?:spend|make|earn|charge|pay|say|said)\b`;

/** An address alone answers another question. */
const ADDRESS = /^\S*(?:@|:\/\/|\w\.\p{L})\S*$/u;

/**
 * What a message is to a question that is answered in words of one's own (contract 20): an answer as it stands; a doubtful
 * one, to be read back; or none.
 */
function freeWords(message: string): "answer" | "doubtful" | "none" {
  const text = oneLine(message);
  const said = foldText(text.toLowerCase()).replace(/[.!…]+$/, "");
  if (DENIAL.test(said)) return "doubtful";
  if (!/\p{L}{2}|\p{Lo}/u.test(text) || isTalk(text)) return "none";
  if (EMPTY.has(plainWords(said)) || REFUSAL.test(said)) return "none";
  const isOrder = ORDER.test(said);
  const isAsked = said.includes("?") || (asks(said) && !STATEMENT.test(said));
  return isOrder || isAsked || SOMEBODY.test(said) || ADDRESS.test(said) ? "doubtful" : "answer";
}
