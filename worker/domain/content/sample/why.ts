import type { WhyWords } from "../parts/why.ts";

export const why: WhyWords = {
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
