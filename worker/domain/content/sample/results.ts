import type { Results, RoadblockWords } from "../parts/results.ts";
import type { WhyWords } from "../parts/why.ts";
import { ROADBLOCK_TITLES } from "./roadblock-titles.ts";

const roadblocks: RoadblockWords = {
  "no-funnel": {
    title: ROADBLOCK_TITLES["no-funnel"],
    text: "Every click costs money. Without a funnel, most people who click have nowhere to go next, and a better ad won’t change that.",
  },
  "weak-funnel": {
    title: ROADBLOCK_TITLES["weak-funnel"],
    text: "People come in and leave without buying. Look at the offer first, then check that the page says what the ad promises.",
  },
  "new-account": {
    title: ROADBLOCK_TITLES["new-account"],
    text: "A new ad account starts with no data. Its first campaigns have to teach Meta who buys, and without a plan that’s an expensive lesson.",
  },
  "failed-try": {
    title: ROADBLOCK_TITLES["failed-try"],
    text: "It lies in your product, audience, offer or funnel. Until you know which one gave way, the next try is a guess.",
  },
  swings: {
    title: ROADBLOCK_TITLES.swings,
    text: "Results that swing are hard to plan with and hard to grow. The good weeks hide which part is weak: product, audience, offer or funnel.",
  },
  "costly-days": {
    title: ROADBLOCK_TITLES["costly-days"],
    text: "At your spend, one weak week is a large bill. Finding the weak part is worth more than your next new ad.",
  },
  "unsteady-funnel": {
    title: ROADBLOCK_TITLES["unsteady-funnel"],
    text: "That means luck is doing part of the job. Make the funnel hold before you put in more budget.",
  },
  "own-hours": {
    title: ROADBLOCK_TITLES["own-hours"],
    text: "You want to hand them off. As long as they need your hours, they can’t outgrow them.",
  },
  "second-eyes": {
    title: ROADBLOCK_TITLES["second-eyes"],
    text: "You run ads and want to get better at it. A second pair of eyes would catch early what you now pay to learn by testing.",
  },
  "small-budget": {
    title: ROADBLOCK_TITLES["small-budget"],
    text: "Few sales a day give Meta little to learn from, so every test takes long. What you test first matters more than how much you spend.",
  },
  "far-target": {
    title: ROADBLOCK_TITLES["far-target"],
    text: "You’re aiming for at least {times} times what you make today. At the same cost per sale, that takes {times} times the budget. So the offer and the funnel have to get better first.",
  },
};

const why: WhyWords = {
  told: "You told us {answers}.",
  situation: {
    "haven't-run-ads": "you haven’t run ads yet",
    "tried-failed": "you tried ads and they didn’t work",
    "yo-yo": "your results go up and down",
    "working-handoff": "you want to hand your ads off",
    coaching: "you run ads and want coaching to get better",
  },
  adSpend: "your ad budget is {answer}",
  funnel: {
    "no-funnel": "you don’t have a funnel yet",
    "not-converting": "your funnel isn’t converting",
    inconsistent: "your funnel doesn’t convert consistently",
  },
  goal: {
    "first-funnel": "building your first funnel would help you most",
    "fix-inconsistency": "consistent results would help you most",
    scale: "scaling would help you most",
    coaching: "coaching for you or your team would help you most",
  },
  reasons: {
    noFunnel: "A click needs somewhere to go before anything else can pay off.",
    untested: "Nothing behind your ads has been tested with paid clicks, so that comes first.",
    small: "What works on a small budget isn’t proven on a larger one.",
    failed: "What gave way has to be found and fixed before more money goes in.",
    swings: "Some part of that doesn’t hold, and a bigger budget won’t fix it.",
    weakest: "There’s a budget to work with, so the weakest part is the place to start.",
    data: "A budget like that brings enough data to see what works and do more of it.",
    run: "On a budget like that, what counts most is how your ads are run, and who runs them.",
  },
  recommend: "That’s why we recommend {program}.",
  together: "From all your answers together, we recommend {program}.",
};

export const results: Results = {
  greeting: { named: "Hi {name}!", unnamed: "Hi there!" },
  finding: {
    none: "Your Meta ads strategy is ready",
    noneText: "Here’s what we recommend, what it costs and why.",
    quote: "You said: “{answer}”",
    stake: "What’s at stake",
    gap: "You’re {gap} a month short of your target.",
    gapAbove: "more than {money}",
    gapUpTo: "up to {money}",
    from: "From your answers: {revenue} now, “{target}” as your target.",
  },
  roadblocks,
  others: { heading: "What else is holding your ads back", none: "What your ads stand on" },
  pulse: {
    own: "Your pulse: {beats}",
    sample: "A sample pulse: {beats}",
    none: "a flat line, as there are no answers yet.",
    one: "one beat so far.",
    count: "{count} beats, one for each answer.",
    flat: "Flat at {parts}.",
    falling: "Falling at {parts}.",
    uneven: "Uneven at {parts}.",
    faint: "Faint at {parts}.",
    roadblocks: "Roadblocks at {parts}.",
  },
  names: {
    businessType: "Business type",
    situation: "Situation",
    adSpend: "Daily ad spend",
    funnel: "Funnel",
    goal: "Goal",
    frustration: "Frustration",
    revenue: "Monthly revenue",
    targetRevenue: "Target revenue",
    businessUrl: "Website",
  },
  why,
  program: {
    ticket: "What we recommend",
    unknown: "Your recommended program",
    above: "Recommended program",
    investment: "Investment",
    missing: "We’re still working on this program’s page. Book a call and we’ll go through it with you.",
    elsewhere: {
      above: "Your result",
      heading: "Your program is in your strategy hub",
      text: "Open it to see the whole recommendation and what it costs.",
    },
  },
  openHub: "Open my strategy hub",
  hubClosed: "Your hub has closed. Open it to ask for a new link, or book a call right away.",
  chat: {
    above: "{greeting} Here’s what’s holding your ads back:",
    told: "What you told us",
    conversation: "Show our conversation",
    ask: "Ask the assessor a question",
    startAgain: "Start again",
    note: "Begins a new chat. This result stays in your hub.",
  },
};
