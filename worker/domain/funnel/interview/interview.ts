import { isValidFact } from "./chat-answers.ts";
import type { Catalog } from "../../offers/catalog.ts";
import { namesProgram } from "../../offers/on-sale.ts";
import type { Finding } from "./finding.ts";
import { foldText } from "../../fold-text.ts";
import { missingFields, type Collected, type InterviewField } from "./interview-fields.ts";
import type { InterviewWords } from "./interview-words.ts";
import type { Interview } from "./interview-state.ts";
import { plainWords, withoutPoliteness } from "./plain-words.ts";
import { isConfirmed } from "./proposal.ts";
import { answerCandidates, isNumber, quoted, wholeAnswer } from "./read-answer.ts";
import { asksAgain, topicOf, type Topic } from "./visitor-questions.ts";

export type Said = { messageId: string; message: string };

/** `closed`: the assessment is completed, so messages are answered and change nothing. */
export type Known = { collected: Collected; closed: boolean; catalog: Catalog; words: InterviewWords };

/** The effect of one message on the interview. */
export type Turn = {
  /** The fact that the message settled: an unmistakable answer, or a proposal confirmed. */
  fact: Finding | null;
  /** What the visitor asked; null if they asked nothing. */
  topic: Topic | null;
  /** The question that the message was held against; null if none was open. */
  answering: InterviewField | null;
  /** The visitor skips the question, or it was put in vain too often. */
  isSkipped: boolean;
  collected: Collected;
  next: Interview;
};

/** What a message is to the question asked. */
type Heard =
  | { kind: "fact"; fact: Finding }
  | { kind: "proposal"; proposal: Finding }
  | { kind: "skip" | "denial" | "nothing" | "unasked" };

const UNASKED: Heard = { kind: "unasked" };

/** A question is put this many times in other words before it is skipped (contract 20). */
const PATIENCE = 2;
const SKIPS = new Set(["skip for now", "skip", "skip it", "skip this", "skip that", "pass", "next question"]);

/** The fact to ask for next: in order, then the skipped ones; null if none is left to ask. */
export function nextQuestion(
  collected: Collected,
  { later, dropped }: Pick<Interview, "later" | "dropped">,
): InterviewField | null {
  const open = missingFields(collected).filter((field) => !dropped.includes(field));
  return open.find((field) => !later.includes(field)) ?? open[0] ?? null;
}

/**
 * Takes a visitor's message of 1 to 2,000 characters. Pure and total: returns the fact that it settles, if any, and the
 * interview's next state. What is stored already never changes here.
 */
export function takeTurn(said: Said, known: Known, interview: Interview): Turn {
  const { collected, closed, catalog } = known;
  const { asked } = interview;
  const answering = closed || asked === null || collected[asked] !== undefined ? null : asked;
  const heard = answering === null ? UNASKED : hear(said, answering, interview, known);
  const fact = heard.kind === "fact" ? heard.fact : null;
  const topic = topicBeside(heard, said.message, catalog);
  const now = fact ? { ...collected, [fact.field]: fact.value } : collected;
  if (closed) {
    const next = { ...interview, asked: null, proposed: null };
    return { fact, topic, answering, isSkipped: false, collected: now, next };
  }
  // A question of the visitor's is no failure to answer, and what was read back still stands; but once is enough.
  const isDigression = heard.kind === "nothing" && topic !== null && !isRepeated(said, interview);
  const isMiss = heard.kind === "denial" || (heard.kind === "nothing" && !isDigression);
  const missed = interview.missed + Number(isMiss);
  const isSkipped = answering !== null && (heard.kind === "skip" || missed > PATIENCE);
  const { later, dropped } = isSkipped ? skipped(answering, interview) : interview;
  const question = nextQuestion(now, { later, dropped });
  const isSame = question === answering && !isSkipped;
  const standing = isDigression ? interview.proposed : null;
  const proposed = heard.kind === "proposal" ? heard.proposal : standing;
  const unanswered = isSame ? plainWords(said.message) : null;
  const next = { asked: question, proposed, later, dropped, missed: isSame ? missed : 0, unanswered };
  return { fact, topic, answering, isSkipped, collected: now, next };
}

/** Whether the visitor says the same again, to which the same reply would be no help. */
function isRepeated({ message }: Said, { unanswered }: Interview): boolean {
  return plainWords(message) === unanswered;
}

/** What the visitor asks in a message; nothing if the message is a plain reply. */
function topicBeside({ kind }: Heard, message: string, catalog: Catalog): Topic | null {
  const isReply = kind === "fact" || kind === "skip" || kind === "denial";
  return isReply ? null : topicOf(message, kind === "proposal", catalog);
}

function hear(said: Said, field: InterviewField, interview: Interview, { catalog, words }: Known): Heard {
  const { messageId, message } = said;
  const { proposed } = interview;
  const found = (value: string): Finding => ({ field, value, quote: quoted(message), messageId });
  const plain = plainWords(withoutPoliteness(message));
  if (SKIPS.has(plain) || plain === plainWords(words.skip)) return { kind: "skip" };
  if (asksAgain(message)) return { kind: "nothing" };
  const isReadBack = proposed?.field === field;
  if (isReadBack) {
    const confirmed = isConfirmed(words, message);
    if (confirmed !== null) return confirmed ? { kind: "fact", fact: proposed } : { kind: "denial" };
    // Whoever repeats their own words at being asked whether they are meant means them.
    if (field === "frustration" && isRepeated(said, interview)) return { kind: "fact", fact: proposed };
  }
  // A program's name is a question about it, also where a name or an agency is asked for.
  if (namesProgram(foldText(message), catalog)) return { kind: "nothing" };
  if (field === "frustration" && isAnswerable(message, catalog)) return { kind: "nothing" };
  // Below a proposal the screen counts the replies from its "Yes" on, so a number may mean either place: it is read back.
  const value = isReadBack && isNumber(message) ? null : wholeAnswer(words, field, message);
  if (value !== null && isValidFact(field, value)) return { kind: "fact", fact: found(value) };
  if (isRepeated(said, interview)) return { kind: "nothing" };
  const [candidate, other] = answerCandidates(words, field, message).filter((each) =>
    isValidFact(field, each),
  );
  if (candidate === undefined || other !== undefined) return { kind: "nothing" };
  return { kind: "proposal", proposal: found(candidate) };
}

/** Whether a message asks what has an answer here: it is no complaint then. */
function isAnswerable(message: string, catalog: Catalog): boolean {
  const topic = topicOf(message, true, catalog);
  return topic !== null && topic !== "other";
}

function skipped(field: InterviewField, { later, dropped }: Interview): Pick<Interview, "later" | "dropped"> {
  if (later.includes(field)) return { later, dropped: [...dropped, field] };
  return { later: [...later, field], dropped };
}
