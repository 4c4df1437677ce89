import { LAYERS, type LayerId } from "#domain/answers/layers";

const TEXTS: Record<LayerId, { summary: string; text: string; question: string }> = {
  product: {
    summary: "Your offer to the market",
    text: "Ads bring people to the door. What’s behind it has to be something they already want.",
    question: "Does the market want it?",
  },
  audience: {
    summary: "Your ideal customer profile",
    text: "The algorithm finds people fast. Your ads have to tell it which people.",
    question: "Are the right people seeing it?",
  },
  offer: {
    summary: "Magnetic messaging that converts",
    text: "The same product, put in the words of the person who needs it, is hard to scroll past.",
    question: "Does the message pull?",
  },
  funnel: {
    summary: "Smooth path to purchase",
    text: "Every extra step loses someone. A clear path from click to sale keeps more of the clicks you paid for.",
    question: "Is the path to purchase smooth?",
  },
};

/** CORE-4: the four parts of the method, each building on the one before. */
export const foundation = LAYERS.map((layer) => ({ ...layer, ...TEXTS[layer.id] }));
