import type { RoadblockWords } from "../parts/results.ts";

export const roadblocks: RoadblockWords = {
  "no-funnel": {
    title: "Your ads have no path to a sale yet",
    text: "Every click costs money. Without a funnel, most people who click have nowhere to go next, and a better ad won’t change that.",
  },
  "weak-funnel": {
    title: "Your funnel loses people before the sale",
    text: "People come in and leave without buying. Look at the offer first, then check that the page says what the ad promises.",
  },
  "new-account": {
    title: "Meta doesn’t know who your customer is yet",
    text: "A new ad account starts with no data. Its first campaigns have to teach Meta who buys, and without a plan that’s an expensive lesson.",
  },
  "failed-try": {
    title: "Your ads failed for a reason worth finding first",
    text: "It lies in your product, audience, offer or funnel. Until you know which one gave way, the next try is a guess.",
  },
  swings: {
    title: "Your good weeks don’t repeat",
    text: "Results that swing are hard to plan with and hard to grow. The good weeks hide which part is weak: product, audience, offer or funnel.",
  },
  "costly-days": {
    title: "Your weak days are expensive",
    text: "At your spend, one weak week is a large bill. Finding the weak part is worth more than your next new ad.",
  },
  "unsteady-funnel": {
    title: "Your funnel works one week but not the next",
    text: "That means luck is doing part of the job. Make the funnel hold before you put in more budget.",
  },
  "own-hours": {
    title: "Your ads run on your own hours",
    text: "You want to hand them off. As long as they need your hours, they can’t outgrow them.",
  },
  "second-eyes": {
    title: "Your ads need a second pair of eyes",
    text: "You run ads and want to get better at it. Someone beside you would spot early what you now pay to find out in tests.",
  },
  "small-budget": {
    title: "On your budget, Meta learns slowly",
    text: "Few sales a day give Meta little to learn from, so every test takes long. What you test first matters more than how much you spend.",
  },
  "far-target": {
    title: "Your target takes more than a bigger budget",
    text: "You’re aiming for at least {times} times what you make today. At the same cost per sale, that takes {times} times the budget. So the offer and the funnel have to get better first.",
  },
};
