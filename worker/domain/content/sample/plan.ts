import type { PlanWords } from "../parts/plans.ts";

export const plan: PlanWords = {
  above: "Your 7-day plan",
  back: "Back to my strategy hub",
  unknown: "Four parts to check before anything else",
  named: "So take extra time this week for every step that touches your {layers}.",
  forClients:
    "You run ads for clients: pick one client’s account and do the week there. “You” and “your” then mean that client.",
  onPaper: "Check the boxes, and write your numbers on the lines.",
  today: { heading: "Today", later: "First of all", time: "About {minutes} min" },
  week: { heading: "Your next seven days", day: "Day {number}", today: "Today", time: "{minutes} min" },
  standing: {
    done: "{count} of {total} done",
    next: "Next: about {minutes} min",
    all: "That’s the whole plan.",
  },
  loading: "Loading your plan",
  failed: "We couldn’t load your plan",
  again: "Try again",
};
