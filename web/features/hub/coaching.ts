/** What coaching is, for those whom we recommend it to. */
export const coachingBlocks = [
  {
    title: "You stay in the driver's seat",
    text: "You or your team keep running the ads. We look over your shoulder, tell you what we would change, and why.",
  },
  {
    title: "1:1 or in a group",
    text: "One-to-one when the question is your account. A group when it helps to see what others are testing.",
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
