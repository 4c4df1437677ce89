import { foldText } from "../fold-text.ts";
import { oneLine } from "../one-line.ts";
import { isTalk } from "./contact-answer.ts";
import { pattern } from "../pattern.ts";
import { plainWords } from "./plain-words.ts";
import { asks } from "./visitor-questions.ts";

/** Whole messages that say nothing of the matter, besides those of words that only reply. */
const EMPTY = new Set([
  "all of them", "both", "can’t say", "dunno", "either", "go on", "good question", "hang on", "hard to say", "hmm",
  "hold on", "i don’t know", "it’s complicated", "let me think", "no clue", "no comment", "no idea", "none of these",
  "one moment", "somewhere in between", "the first or the second", "you tell me",
].map(plainWords)); // prettier-ignore

const REFUSAL = pattern`\b(?:rather not|prefer not to|none of your business)\b
  |^(?:i )?(?:do|wo|ca)(?:n't|nt|n?not|es not| not) (?:want to |wanna |really )?(?:say|answer|tell|share)\b`;

/** That there is nothing: "Nothing really", "I'm not frustrated", "my ads don't bother me". */
const DENIAL = pattern`^(?:nothing|none|no (?:frustrations?|complaints?|problems?|issues?))
    (?: (?:really|at all|much|special|in particular|comes to mind|so far|yet))*$
  |(?:\bno|\bnot|\bnothing|\bnever|n't|\b(?:do|does|is|are|was|did)nt)\b[^.!?]{0,60}\b(?:frustrat|bother|annoy)`;

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
export function freeWords(message: string): "answer" | "doubtful" | "none" {
  const text = oneLine(message);
  const said = foldText(text.toLowerCase()).replace(/[.!…]+$/, "");
  if (DENIAL.test(said)) return "doubtful";
  if (!/\p{L}{2}|\p{Lo}/u.test(text) || isTalk(text)) return "none";
  if (EMPTY.has(plainWords(said)) || REFUSAL.test(said)) return "none";
  const isOrder = ORDER.test(said);
  const isAsked = said.includes("?") || (asks(said) && !/^what \w+s (?:me|us)\b/.test(said));
  return isOrder || isAsked || SOMEBODY.test(said) || ADDRESS.test(said) ? "doubtful" : "answer";
}
