import { isChoiceQuestion } from "../answers/questions.ts";
import type { Turn } from "./interview.ts";
import { missingFields, type InterviewField } from "./interview-fields.ts";
import { briefOf, INTERVIEW_QUESTIONS, questionFor } from "./interview-questions.ts";
import { topicAnswer } from "./interview-topics.ts";
import type { Offer } from "../offers/offer.ts";
import type { Understanding } from "./understand.ts";
import type { Finding } from "./understand-reply.ts";
import type { SmallTalk } from "./understand-talk.ts";

const OPENERS = ["Got it", "Thanks", "Understood", "Good to know", "Noted"];

/**
 * The scripted reply to a turn, `count` messages into the chat: what it understood, answers to the visitor's questions,
 * and one question of its own. `closed` if the assessment is completed.
 */
export function scriptedReply(
  turn: Turn,
  message: string,
  context: { offers: readonly Offer[]; count: number; closed: boolean },
): string {
  const answers = turn.heard.topics.map((topic) => topicAnswer(topic, message, context.offers));
  const parts = [
    acknowledgement(turn, context.count),
    ...answers,
    remark(turn),
    context.closed ? afterwards(turn, answers.length > 0) : question(turn),
  ];
  return parts.filter((part) => part !== "").join(" ");
}

function acknowledgement(turn: Turn, count: number): string {
  const opener = OPENERS[count % OPENERS.length] ?? "Thanks";
  if (turn.kept.length > 0) {
    return `You set your ${nouns(turn.kept)} in the panel yourself, so I’ll leave that alone.`;
  }
  const [first, ...others] = turn.facts;
  if (!first) return turn.answering === null ? "" : smallTalkReply(turn.heard.smallTalk);
  if (turn.corrected.length > 0) return `${opener}, I’ve changed that: ${list(turn.facts.map(brief))}.`;
  if (others.length > 0) return `${opener}: ${list(turn.facts.map(brief))}.`;
  return alone(first, opener);
}

/** Confirms a single fact in natural words. */
function alone(fact: Finding, opener: string): string {
  switch (fact.field) {
    case "name":
      return `Nice to meet you, ${firstName(fact.value)}!`;
    case "frustration":
      return "That’s a common one, and a good place to start. Thanks for being so open.";
    case "email":
      return `Perfect, I have ${fact.value}.`;
    default:
      return `${opener}, ${brief(fact)}.`;
  }
}

function brief({ field, value }: Finding): string {
  if (isChoiceQuestion(field)) return briefOf(field, value);
  if (field === "frustration") return "what frustrates you";
  if (field === "targetRevenue") return `a target of ${value}`;
  if (field === "businessUrl") return value.replace(/^https?:\/\//i, "").replace(/\/$/, "");
  return field === "name" ? firstName(value) : value;
}

const SMALL_TALK: Record<SmallTalk, string> = {
  greeting: "Hello, good to have you here!",
  thanks: "You’re very welcome!",
  wellbeing: "Doing well, thanks for asking!",
  assent: "Great.",
  farewell: "No rush. Your answers are saved, so you can come back to this page later.",
  laugh: "Ha, glad we can keep this light!",
};

function smallTalkReply(kind: SmallTalk | null): string {
  return kind === null ? "" : SMALL_TALK[kind];
}

/** A remark if the question got no answer. */
function remark({ heard, answering, facts, next, collected }: Turn): string {
  const settled = heard.problem === "no-website" && collected.businessUrl !== undefined;
  if (heard.problem !== null && !settled) return PROBLEMS[heard.problem];
  if (answering === null || facts.some(({ field }) => field === answering)) return "";
  const { why, again } = INTERVIEW_QUESTIONS[answering];
  if (heard.evades !== null) {
    if (next.dropped.includes(answering)) return "That’s fine. We’ll leave it at that.";
    return `No problem. ${why}${next.asked === answering ? "" : " We can come back to it."}`;
  }
  if (isConversation(heard)) return "";
  return next.asked === answering ? `I didn’t quite catch that. ${again}` : "Let’s come back to that one.";
}

const PROBLEMS: Record<NonNullable<Understanding["problem"]>, string> = {
  email: "That address doesn’t look complete. It should look like name@company.com.",
  website: "I couldn’t read that as a website. It should look like company.com.",
  "no-website":
    "No website is no problem. A link to a social profile works too, for example your Instagram or LinkedIn page.",
  target: "I’d need that as a number, for example $50K.",
};

function isConversation({ topics, findings, smallTalk }: Understanding): boolean {
  return topics.length > 0 || findings.length > 0 || smallTalk !== null;
}

function question({ next, collected, answering }: Turn): string {
  if (next.asked !== null) {
    const again = next.asked !== answering && next.later.includes(next.asked);
    return again ? `There’s one thing we left open. ${questionFor(next.asked)}` : questionFor(next.asked);
  }
  const missing = missingFields(collected);
  if (missing.length > 0) {
    return (
      `All I’m missing is your ${nouns(missing)}. Tell me here whenever you like, or add it under ` +
      "“Your answers.”"
    );
  }
  const name = collected.name ? `, ${firstName(collected.name)}` : "";
  return `That’s everything I need${name}! Your recommendation will be on this page in a moment.`;
}

function afterwards({ heard }: Turn, answered: boolean): string {
  const talk = answered ? "" : smallTalkReply(heard.smallTalk);
  const hint =
    "Your recommendation is on this page and in your strategy hub. For anything beyond it, a strategy " +
    "call is the best next step.";
  return talk === "" ? hint : `${talk} ${hint}`;
}

function nouns(fields: readonly InterviewField[]): string {
  return list(fields.map((field) => INTERVIEW_QUESTIONS[field].noun));
}

function list(items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}
