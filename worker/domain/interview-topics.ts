import type { OfferView } from "./offers.ts";
import type { Topic } from "./understand-talk.ts";
import { fold } from "./understand-text.ts";

/** What the assessor may say about an offer: the row in force, and today's discount in per cent. */
export type OfferInForce = Pick<OfferView, "tier" | "name" | "description" | "features" | "investment"> & {
  discount: number;
};

const NO_OFFERS = "I don't have the current programs to hand; on a strategy call you'll hear all about them.";

/** Answers to a visitor's question. What is said of programs and prices is read from the offers in force. */
export function topicAnswer(topic: Topic, message: string, offers: readonly OfferInForce[]): string {
  if (topic === "price" || topic === "offers") return offerAnswer(topic, fold(message), offers);
  return ANSWERS[topic];
}

const ANSWERS: Record<Exclude<Topic, "price" | "offers">, string> = {
  instructions:
    "That's not something I can do here: your result comes from fixed rules and your own answers, not from me.",
  funnel:
    "A funnel is everything between the click on your ad and the sale: the page people land on and the steps that follow.",
  guarantee:
    "I won't promise you results: they depend on your product, audience, offer and funnel, and that's what this assessment looks at.",
  result:
    "Your recommendation comes from fixed rules as soon as I have all your answers, so let's get you there.",
  method:
    "The method is called CORE-4: Product, Audience, Offer and Funnel. The idea is that ads only work on top of a sound foundation, so we look at all four.",
  assistant:
    "I'm an automated assistant for this assessment. Your recommendation and its price come from fixed rules, and real people take over on the strategy call.",
  privacy:
    "Your answers are used to work out your recommendation and to prepare your strategy call. We don't sell them, and you can have them deleted at any time.",
  duration: "The whole thing takes about 3 minutes, and we're on our way.",
  call: "You can book a strategy call with a real person right here on this page, and your answers save you the long introduction.",
  advice: "Good question, and one for your strategy call: an honest answer needs a look at your account.",
};

const DIY = /\bdiy\b|\bdo it yourself\b|\bai tool\b/;
const DIY_ANSWER =
  "The do-it-yourself path is our AI tool for running your own ads; our home page tells you about it and its price.";

const COACHING = /coach/i;

/** The landing page's words for what we do with a visitor and for one. */
const ALIASES: [RegExp, (offer: OfferInForce) => boolean][] = [
  [/\bdwy\b|\bwith you\b|\bcoach\w*|\bmastermind\b|\bmentor\w*/, ({ name }) => COACHING.test(name)],
  [/\bdfy\b|\bfor (?:you|me)\b|\bagency\b/, ({ name }) => !COACHING.test(name)],
];

function offerAnswer(topic: "price" | "offers", asked: string, offers: readonly OfferInForce[]): string {
  if (DIY.test(asked)) return DIY_ANSWER;
  if (offers.length === 0) return NO_OFFERS;
  const meant = meantOffers(asked, offers);
  const [only] = meant;
  if (only && meant.length === 1) {
    return topic === "price"
      ? `${priceOf(only)}.`
      : `${only.name}: ${ended(only.description)} Investment: ${only.investment}.`;
  }
  const list = (meant.length > 0 ? meant : offers).map(priceOf).join("; ");
  return topic === "price"
    ? `It depends on the program. ${list}. Which one fits you comes from your answers.`
    : `These are our programs. ${list}. Your answers decide which one I'd point you to.`;
}

/** The offers that a question names, or means by the landing page's words for them. */
function meantOffers(asked: string, offers: readonly OfferInForce[]): OfferInForce[] {
  const named = offers.filter(({ name }) => asked.includes(fold(name)));
  if (named.length > 0) return named;
  const alias = ALIASES.find(([words]) => words.test(asked))?.[1];
  return alias ? offers.filter(alias) : [];
}

function priceOf({ name, investment, discount }: OfferInForce): string {
  return `${name}: ${investment}${discount > 0 ? ` (now ${discount}% off)` : ""}`;
}

function ended(text: string): string {
  return /[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;
}
