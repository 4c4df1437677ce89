import type { Catalog } from "../offers/catalog.ts";
import { FACT_WORDS } from "./answer-words.ts";
import type { Finding } from "./finding.ts";
import type { Turn } from "./interview.ts";
import { missingFields, type InterviewField } from "./interview-fields.ts";
import { questionFor, WORDINGS } from "./interview-questions.ts";
import { proposalSentence } from "./proposal.ts";
import { topicAnswer } from "./visitor-questions.ts";

/**
 * The scripted reply to a turn: a word of thanks, the answer to the visitor's question, and one question of its own.
 * `closed` if the assessment is completed.
 */
export function scriptedReply(
  turn: Turn,
  message: string,
  { catalog, closed }: { catalog: Catalog; closed: boolean },
): string {
  const parts = [
    turn.fact ? acknowledgement(turn.fact) : "",
    turn.topic ? topicAnswer(turn.topic, message, catalog) : "",
    closed ? "" : remark(turn),
    closed ? afterwards(turn) : question(turn),
  ];
  return parts.filter((part) => part !== "").join(" ");
}

function acknowledgement({ field, value }: Finding): string {
  return FACT_WORDS[field].thanks.replace("{name}", () => firstName(value));
}

/** Why the question is put again, or left. */
function remark({ isSkipped, answering, next, topic }: Turn): string {
  if (isSkipped) {
    const isDropped = answering !== null && next.dropped.includes(answering);
    return isDropped ? "That’s fine. We’ll leave it at that." : "Let’s skip that for now.";
  }
  if (next.proposed || topic || next.missed === 0) return "";
  return next.missed === 1 ? "Let me ask that another way." : "Sorry, I still can’t tell.";
}

function question({ next, collected, answering }: Turn): string {
  if (next.proposed) return proposalSentence(next.proposed);
  if (next.asked !== null) {
    const isLeftOpen = next.asked !== answering && next.later.includes(next.asked);
    const asks = questionFor(next.asked, WORDINGS[next.missed]);
    return isLeftOpen ? `There’s one thing we left open. ${asks}` : asks;
  }
  const missing = missingFields(collected);
  if (missing.length > 0) {
    return `All I’m missing is your ${list(missing)}. You can add it under “Your answers” whenever you like.`;
  }
  const name = collected.name ? `, ${firstName(collected.name)}` : "";
  return `That’s everything I need${name}! Your recommendation will be on this page in a moment.`;
}

function afterwards({ topic }: Turn): string {
  const where = "Your recommendation is on this page and in your strategy hub.";
  return topic === null ? `${where} For anything beyond it, a strategy call is the best next step.` : where;
}

function list(fields: readonly InterviewField[]): string {
  const items = fields.map((field) => FACT_WORDS[field].noun);
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}
