/** CORE-4: the four parts of the method, each building on the one before. */
export const foundation = [
  {
    id: "product",
    name: "Product",
    summary: "Your offer to the market",
    text: "Ads bring people to the door. What stands behind it has to be something they already want.",
    question: "Does the market want it?",
  },
  {
    id: "audience",
    name: "Audience",
    summary: "Your ideal customer profile",
    text: "The algorithm finds people fast. It needs to be told, in what you show, who they are.",
    question: "Are the right people seeing it?",
  },
  {
    id: "offer",
    name: "Offer",
    summary: "Magnetic messaging that converts",
    text: "The same product, said in the words of the person who needs it, becomes hard to scroll past.",
    question: "Does the message pull?",
  },
  {
    id: "funnel",
    name: "Funnel",
    summary: "Smooth path to purchase",
    text: "Every extra step loses someone. A clear path from click to sale keeps the clicks you paid for.",
    question: "Is the path to purchase smooth?",
  },
] as const;

export type FoundationId = (typeof foundation)[number]["id"];
