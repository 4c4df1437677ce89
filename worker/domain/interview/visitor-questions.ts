import type { Offer } from "../offers/offer.ts";
import { namedOnSale, namesProgram, wayOnSale } from "../offers/on-sale.ts";
import { fold } from "./fold.ts";
import { saleAnswer } from "./interview-sales.ts";
import { pattern } from "./pattern.ts";

/** What visitors commonly ask: each has one answer. Anything else is `other`. */
export type Topic =
  | "change"
  | "refund"
  | "privacy"
  | "bot"
  | "who"
  | "duration"
  | "offers"
  | "price"
  | "other";

const ASKS = pattern`^(?:(?:and|but|so|ok|hi|hello|hey)[, ]+)*(?:what|how|who|why|when|where|which|is|are|do|does|can
  |could|will|would|tell me|explain|(?:i'm|i am) interested in)\b`;

/** In the order in which they are tried. */
const ABOUT: readonly [Topic, RegExp][] = [
  ["refund", /\b(?:refund\w*|money back|guarantee\w*|cancel\w*)\b/],
  ["privacy", /\b(?:privacy|private|gdpr|my (?:data|information|answers)|delete|confidential)\b/],
  ["bot", /\b(?:bot|chatbot|robot|ai|human|real person|machine|chatgpt)\b(?! (?:tool|agency))/],
  ["who", /\b(?:who are (?:you|we|they)|who is this|who runs|your name|what are you)\b/],
  ["duration", /\b(?:how long|how many (?:more )?questions|how much (?:time|longer)|take long|minutes)\b/],
  ["price", /\b(?:pric(?:e|es|ing)|costs?|how much|fees?|charge|expensive)\b/],
];
const CHANGES = /\b(?:actually|correction|i meant|my mistake|typo|change (?:it|that|my))\b/;
const OFFERS = /\b(?:programs?|services?|offers?)\b/;

/** What a message asks; null if it asks nothing. "$500 a day?" is less a question than an answer: `mayAnswer`. */
export function topicOf(message: string, mayAnswer: boolean): Topic | null {
  const said = fold(message.trim());
  const asks = ASKS.test(said);
  if (!asks && !said.includes("?")) return mayAnswer ? null : statedTopic(said);
  const topic = ABOUT.find(([, words]) => words.test(said))?.[0];
  if (topic) return topic;
  if (mayAnswer && !asks) return null;
  const isOnSale = namedOnSale(said, []).length > 0 || wayOnSale(said, []) !== null;
  return isOnSale || OFFERS.test(said) ? "offers" : "other";
}

function statedTopic(said: string): Topic | null {
  if (CHANGES.test(said)) return "change";
  return namesProgram(said) ? "offers" : null;
}

/** The answer to a visitor's question. What it says of programs and prices comes from the site's content. */
export function topicAnswer(topic: Topic, message: string, offers: readonly Offer[]): string {
  return topic === "price" || topic === "offers" ? saleAnswer(topic, fold(message), offers) : ANSWERS[topic];
}

const ANSWERS: Record<Exclude<Topic, "price" | "offers">, string> = {
  change: "To change an answer, use the pencil beside it under “Your answers.” I don’t change it from here.",
  refund:
    "I don’t know the refund terms, and I can’t promise you results. Ask our team on the strategy call before you pay " +
    "for anything.",
  privacy:
    "Your answers are used to work out your recommendation and to prepare your strategy call. We don’t sell them, and " +
    "you can have them deleted at any time.",
  bot: "Yes, I’m a program and not a person. You talk to real people on the strategy call.",
  who:
    "I’m the automated assessor of this site. I ask short questions, and fixed rules turn your answers into a " +
    "recommendation.",
  duration: "The whole thing takes about 3 minutes.",
  other: "I can’t answer that here, but our team can on the strategy call.",
};
