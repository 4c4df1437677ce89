import { saleAnswer } from "./interview-sales.ts";
import type { Offer } from "../offers/offer.ts";
import type { Topic } from "../phrases/topic-phrases.ts";
import { fold } from "./understand-text.ts";

/** The answer to a visitor's question. Statements about programs and prices come from the site's content. */
export function topicAnswer(topic: Topic, message: string, offers: readonly Offer[]): string {
  if (topic === "price" || topic === "offers") return saleAnswer(topic, fold(message), offers);
  return ANSWERS[topic];
}

const ANSWERS: Record<Exclude<Topic, "price" | "offers">, string> = {
  instructions:
    "That’s not something I can do here. Your result comes from fixed rules and your own answers, not from me.",
  funnel:
    "A funnel is everything between the click on your ad and the sale: the page people land on and " +
    "the steps that follow.",
  guarantee:
    "I won’t promise you results. They depend on your product, audience, offer and funnel, and that’s " +
    "what this assessment looks at.",
  result:
    "Your recommendation comes from fixed rules as soon as I have all your answers, so let’s get you there.",
  method:
    "The method is called CORE-4: Product, Audience, Offer and Funnel. The idea is that ads only work " +
    "on top of a sound foundation, so we look at all four.",
  assistant:
    "I’m an AI assessor, not a person. Your recommendation and its price come from fixed rules, and you " +
    "talk to real people on the strategy call.",
  privacy:
    "Your answers are used to work out your recommendation and to prepare your strategy call. We " +
    "don’t sell them, and you can have them deleted at any time.",
  duration: "The whole thing takes about 3 minutes, and we’re on our way.",
  call:
    "You can book a strategy call with a real person right here on this page, and your answers save you " +
    "the long introduction.",
  advice: "Good question, and one for your strategy call. An honest answer needs a look at your account.",
};
