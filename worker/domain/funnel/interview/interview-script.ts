import type { ReplyWords } from "../../content/parts/chat.ts";
import { filled } from "../../content/filled.ts";
import type { Catalog } from "../../offers/catalog.ts";
import type { Finding } from "./finding.ts";
import type { Turn } from "./interview.ts";
import { missingFields, type InterviewField } from "./interview-fields.ts";
import { questionFor, WORDINGS } from "./interview-questions.ts";
import type { InterviewWords } from "./interview-words.ts";
import { proposalSentence } from "./proposal.ts";
import { topicAnswer } from "./visitor-questions.ts";

/** `words` and `asks` are those of the content that is live. `closed`: the assessment is completed. */
type Script = { catalog: Catalog; words: ReplyWords; asks: InterviewWords; closed: boolean };

/**
 * The scripted reply to a turn: a word of thanks, the answer to the visitor's question, and one question of its own.
 */
export function scriptedReply(turn: Turn, message: string, script: Script): string {
  const { catalog, words, closed } = script;
  const parts = [
    turn.fact ? acknowledgement(turn.fact, words) : "",
    turn.topic ? topicAnswer(turn.topic, message, catalog, words) : "",
    closed ? "" : remark(turn, words),
    closed ? afterwards(turn, words) : question(turn, script),
  ];
  return parts.filter((part) => part !== "").reduce(besideList);
}

/** What follows a list stands below it, with a line between. */
function besideList(said: string, next: string): string {
  return `${said}${said.includes("\n") ? "\n\n" : " "}${next}`;
}

function acknowledgement({ field, value }: Finding, { thanks }: ReplyWords): string {
  return field === "name" ? named(thanks.name, value) : thanks[field];
}

/** Why the question is put again, or left. */
function remark({ isSkipped, answering, next, topic }: Turn, words: ReplyWords): string {
  if (isSkipped) {
    const isDropped = answering !== null && next.dropped.includes(answering);
    return isDropped ? words.dropped : words.skipped;
  }
  if (next.proposed || topic || next.missed === 0) return "";
  return next.missed === 1 ? words.again : words.stillUnclear;
}

function question({ next, collected, answering }: Turn, { words, asks }: Script): string {
  if (next.proposed) return proposalSentence(asks, next.proposed);
  if (next.asked !== null) {
    const isLeftOpen = next.asked !== answering && next.later.includes(next.asked);
    const ask = questionFor(asks, next.asked, WORDINGS[next.missed]);
    return isLeftOpen ? `${words.leftOpen} ${ask}` : ask;
  }
  const missing = missingFields(collected);
  if (missing.length > 0) return filled(words.missing, { facts: list(asks, missing) });
  return named(words.done, collected.name ?? "");
}

function afterwards({ topic }: Turn, { where, afterwards: other }: ReplyWords): string {
  return topic === null ? `${where} ${other}` : where;
}

function list({ questions }: InterviewWords, fields: readonly InterviewField[]): string {
  const items = fields.map((field) => questions[field].noun);
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** The first name in its place, or neither it nor the comma before it. */
function named(text: string, name: string): string {
  const first = name.trim().split(/\s+/)[0] ?? "";
  return first === "" ? text.replaceAll(/,? ?\{name\}/g, "") : filled(text, { name: first });
}
