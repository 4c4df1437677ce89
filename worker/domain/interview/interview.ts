import { isValidFact } from "./chat-answers.ts";
import type { Interview } from "./interview-state.ts";
import { missingFields, type Collected, type InterviewField } from "./interview-fields.ts";
import { understand, type Understanding } from "./understand.ts";
import type { Finding } from "./understand-reply.ts";

export type Known = {
  collected: Collected;
  /** Facts that the visitor set in the panel; messages do not change them. */
  locked: readonly InterviewField[];
  /** The assessment is completed: messages are answered and change nothing. */
  closed: boolean;
};

/** The effect of one message on the interview. `facts` are the findings kept. */
export type Turn = {
  facts: Finding[];
  /** Those of `facts` that replace another value. */
  corrected: InterviewField[];
  /** Facts mentioned in the message but set in the panel. */
  kept: InterviewField[];
  heard: Understanding;
  /** The question that the message answered. */
  answering: InterviewField | null;
  collected: Collected;
  next: Interview;
};

/** After this many replies without an answer, a question waits until the others are answered. */
const PATIENCE = 2;

/** The fact to ask for next: in order, then the postponed ones; null if none is left to ask. */
function nextQuestion(collected: Collected, { later, dropped }: Interview): InterviewField | null {
  const open = missingFields(collected).filter((field) => !dropped.includes(field));
  return open.find((field) => !later.includes(field)) ?? open[0] ?? null;
}

/** Processes a visitor's message. Pure: returns the facts to keep and the interview's next state. */
export function takeTurn(message: string, known: Known, interview: Interview): Turn {
  const answering = known.closed ? null : interview.asked;
  const heard = understand(message, answering, known.collected);
  const news = known.closed ? [] : heard.findings.filter((finding) => isNews(finding, known.collected));
  const facts = news.filter(({ field }) => !known.locked.includes(field));
  const collected: Collected = { ...known.collected };
  for (const { field, value } of facts) collected[field] = value;
  return {
    facts,
    corrected: facts.map(({ field }) => field).filter((field) => known.collected[field] !== undefined),
    kept: news.map(({ field }) => field).filter((field) => known.locked.includes(field)),
    heard,
    answering,
    collected,
    next: known.closed ? { ...interview, asked: null } : advance(interview, heard, collected),
  };
}

/** A known fact changes only if it is named or taken back, not because a phrase could also mean it. */
function isNews({ field, value, replaces }: Finding, collected: Collected): boolean {
  const before = collected[field];
  return isValidFact(field, value) && (before === undefined || (replaces && before !== value));
}

function advance(before: Interview, heard: Understanding, collected: Collected): Interview {
  const { asked } = before;
  const open = asked !== null && collected[asked] === undefined ? asked : null;
  const missed = open === null ? 0 : before.missed + Number(!isDigression(heard));
  const refused = refusedField(heard, open);
  const putOff = refused ?? (open !== null && (heard.evades || missed >= PATIENCE) ? open : null);
  const again = putOff !== null && before.later.includes(putOff);
  const next: Interview = {
    asked: null,
    later: putOff !== null && !again ? [...before.later, putOff] : before.later,
    dropped: again && refused ? [...new Set([...before.dropped, refused])] : before.dropped,
    missed: 0,
  };
  const question = nextQuestion(collected, next);
  return { ...next, asked: question, missed: question === asked && putOff === null ? missed : 0 };
}

/** The fact that the visitor will not or cannot give; lacking a website may be mentioned at any time. */
function refusedField(heard: Understanding, open: InterviewField | null): InterviewField | null {
  if (heard.problem === "no-website") return "businessUrl";
  return heard.evades === "declined" ? open : null;
}

/** A question, a greeting or another fact does not count as a failure to answer. */
function isDigression({ topics, findings, smallTalk }: Understanding): boolean {
  return topics.length > 0 || findings.length > 0 || (smallTalk !== null && smallTalk !== "assent");
}
