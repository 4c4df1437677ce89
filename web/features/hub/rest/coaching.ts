/** Explains coaching to those we recommend it to. */
export const coachingBlocks = [
  {
    title: "You’re in the driver’s seat",
    text: "In coaching, you or your team run the ads. We look over your shoulder and tell you what we’d change, and why.",
  },
  {
    title: "1:1 or in a group",
    text: "One-to-one when the question is about one account. A group when it helps to see what others are testing.",
  },
  {
    title: "Answers every week",
    text: "With office hours every week, no question waits more than a few days. In between, there’s the community.",
  },
  {
    title: "Training and tools to keep",
    text: "Training on product, audience, offer and funnel, and the tools we use ourselves.",
  },
] as const;
