import type { AnyAnswers } from "#domain/funnel/answers/answers";
import { whyProgram as whyOf } from "#domain/funnel/results/why-program";
import { scoreAssessment } from "#domain/offers/scoring/scoring";
import { expect, test } from "vitest";
import { COMBINATIONS, INITIAL_SCORING, type ScoredAnswers } from "../../../setup/random/combinations.ts";
import { sampleLabels, sampleWords } from "../../../setup/content/sample-words.ts";
import { SAMPLE_OFFERS } from "#domain/offers/sample-offers";

const whyProgram = (answers: AnyAnswers, tier: number | null, name: string | null) =>
  whyOf(answers, { tier, name }, { words: sampleWords.results.why, labels: sampleLabels });

const NO_REASON = "From all your answers together, we recommend";

test.each([
  [
    { situation: "working-handoff", adSpend: "300-1000", funnel: "no-funnel", goal: "scale" },
    1,
    "You told us that you want to hand your ads off, and that you don’t have a funnel yet. " +
      "A click needs somewhere to go before anything else can pay off. That’s why we recommend P.",
  ],
  [
    { situation: "working-handoff", adSpend: "under-100", funnel: "converting", goal: "scale" },
    1,
    "You told us that you want to hand your ads off, and that your ad budget is under $100 a day. " +
      "What works on a small budget isn’t proven on a larger one. That’s why we recommend P.",
  ],
  [
    { situation: "yo-yo", adSpend: "1000-3000", funnel: "inconsistent", goal: "first-funnel" },
    3,
    "You told us that your results go up and down, that your ad budget is $1,000–$3,000 a day, and that your " +
      "funnel doesn’t convert consistently. There’s a budget to work with, so the weakest part is the place to " +
      "start. That’s why we recommend P.",
  ],
  [
    { situation: "coaching", goal: "coaching" },
    5,
    "You told us that you run ads and want coaching to get better. That’s why we recommend P.",
  ],
  // Staff's own rules or tiers: no reason is made up for them.
  [
    { situation: "yo-yo", funnel: "converting", goal: "scale" },
    7,
    `You told us that your results go up and down, and that scaling would help you most. ${NO_REASON} P.`,
  ],
  [{ goal: "scale" }, 1, `You told us that scaling would help you most. ${NO_REASON} P.`],
  [{ frustration: "Everything" }, 1, null],
  [{ situation: "unheard-of", goal: "toString" }, 1, null],
])("%j in tier %d is told %j", (answers, tier, told) => expect(whyProgram(answers, tier, "P")).toBe(told));

test("a program without a name is not named", () =>
  expect(whyProgram({ situation: "coaching" }, 5, null)).toBe(
    "You told us that you run ads and want coaching to get better.",
  ));

/** The answers that put people into a tier by the first rules: what a reason for it must come from. */
const LEADS_TO: Record<number, (answers: ScoredAnswers) => RegExp> = {
  1: ({ funnel, situation }) =>
    funnel === "no-funnel"
      ? /you don’t have a funnel yet\. A click/
      : situation === "haven't-run-ads"
        ? /you haven’t run ads yet.* comes first/
        : /budget is (?:under \$100|\$100–\$300) a day\. What works on a small budget/,
  2: ({ situation }) =>
    situation === "haven't-run-ads"
      ? /you haven’t run ads yet.* comes first/
      : /(?:tried ads and they didn’t work|go up and down).* before more money goes in|bigger budget won’t/,
  3: () => /budget is .* a day.* weakest part/,
  4: () => /budget is .* a day.* do more of it/,
  5: ({ situation, goal }) =>
    situation === "coaching" || goal === "coaching" ? /coaching/ : /budget is .* how your ads are run/,
};

test("for all 400 combinations, the reason comes from the answers that decide the tier", () => {
  for (const answers of COMBINATIONS) {
    const { offerTier } = scoreAssessment(answers, INITIAL_SCORING);
    const name = SAMPLE_OFFERS.find(({ tier }) => tier === offerTier)?.name ?? "";
    const why = whyProgram(answers, offerTier, name) ?? "";
    expect(why).toMatch(/^You told us that you.*\. That’s why we recommend .+\.$/);
    expect(why).toMatch(LEADS_TO[offerTier]?.(answers) ?? /^$/);
    expect(why).toContain(`recommend ${name}.`);
  }
});

test("in any tier that other rules give, nobody is told that their ads work or their funnel converts", () => {
  for (const answers of COMBINATIONS) {
    for (let tier = 1; tier <= 7; tier++) {
      const why = whyProgram(answers, tier, "P") ?? "";
      expect(why).toMatch(/^You told us that you.* recommend P\.$/);
      expect(why).not.toMatch(/ads work|converts|already/);
    }
  }
});
