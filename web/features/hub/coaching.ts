/** Coaching is not a service that we run for the client, so its hub explains more. */
export const COACHING_TIER = 5;

/** Explains coaching to those we recommend it to. */
export const coachingBlocks = [
  {
    title: "You are in the driver's seat",
    text: "In coaching, you or your team run the ads. We look over your shoulder, tell you what we would change, and why.",
  },
  {
    title: "1:1 or in a group",
    text: "One-to-one when the question is about one account. A group when it helps to see what others are testing.",
  },
  {
    title: "Answers every week",
    text: "Weekly office hours mean that no question waits longer than a few days. Between them there is the community.",
  },
  {
    title: "Training and tools to keep",
    text: "Training on product, audience, offer and funnel, and the tools that we use ourselves.",
  },
] as const;
