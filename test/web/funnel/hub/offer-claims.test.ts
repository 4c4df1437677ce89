import { scoreAssessment } from "#domain/offers/scoring/scoring";
import { whyProgram } from "#domain/funnel/results/why-program";
import { describe, expect, test } from "vitest";
import { COMBINATIONS, INITIAL_SCORING, type ScoredAnswers } from "../../../setup/random/combinations.ts";
import { sampleLabels, sampleWords } from "../../../setup/content/sample-words.ts";
import { bears, claimsIn } from "./offer-claims.ts";
import { shownTexts } from "./shown-texts.tsx";
import { SAMPLE_OFFERS } from "#domain/offers/sample-offers";

/** What a text says of its reader that these answers do not bear out. */
function wrongIn(text: string, answers: ScoredAnswers): string[] {
  const { claims, unlisted } = claimsIn(text);
  const unborne = claims.filter((claim) => !bears(answers, claim)).map(({ says }) => `not said: ${says}`);
  return [...unborne, ...unlisted.map((sentence) => `in no table: ${sentence}`)];
}

/** Each thing that is wrong, by place and tier, with the number of combinations that are told it. */
function wrongFor(tellTo: (answers: ScoredAnswers, tier: number) => Record<string, string>) {
  const counts: Record<string, number> = {};
  for (const answers of COMBINATIONS) {
    const { offerTier } = scoreAssessment(answers, INITIAL_SCORING);
    for (const [place, text] of Object.entries(tellTo(answers, offerTier))) {
      for (const wrong of wrongIn(text, answers)) {
        const told = `${place}, tier ${offerTier}: ${wrong}`;
        counts[told] = (counts[told] ?? 0) + 1;
      }
    }
  }
  return counts;
}

const offerOf = (tier: number) => SAMPLE_OFFERS.filter((offer) => offer.tier === tier);

describe("what is said of a visitor", () => {
  test("is borne out by their answers, for all 400 combinations, wherever their tier is shown", () => {
    const told = (answers: ScoredAnswers, tier: number) =>
      Object.assign({}, ...offerOf(tier).map((offer) => shownTexts(offer, answers)));
    expect(wrongFor(told)).toEqual({});
  });

  test("stands in one line that is the same in every place", () => {
    for (const answers of COMBINATIONS) {
      for (const offer of offerOf(scoreAssessment(answers, INITIAL_SCORING).offerTier)) {
        const why = whyProgram(answers, offer, { words: sampleWords.results.why, labels: sampleLabels });
        for (const text of Object.values(shownTexts(offer, answers))) expect(text).toContain(why);
      }
    }
  });

  test("is nothing in the offers themselves, which the chat tells to anybody who asks", () => {
    const all = SAMPLE_OFFERS.flatMap(({ description, features }) => [description, ...features]).join("\n");
    expect(claimsIn(all)).toEqual({ claims: [], unlisted: [] });
  });
});

describe("the table of claims", () => {
  const sentence =
    "Your ads work. We take them off your hands, keep optimizing, and scale what already converts.";
  const answers = { adSpend: "3000-plus", funnel: "converting", goal: "scale" } as const;

  test("finds a claim that the answers do not bear out", () => {
    expect(wrongIn(sentence, { ...answers, situation: "working-handoff" })).toEqual([]);
    expect(wrongIn(sentence, { ...answers, situation: "haven't-run-ads" })).toHaveLength(2);
    expect(
      wrongIn(sentence, { ...answers, situation: "working-handoff", funnel: "inconsistent" }),
    ).toHaveLength(1);
  });

  test.each(["Your budget is small.", "You've got a team of five.", "Your ads work, and your shop is slow."])(
    "refuses what stands in no table: %s",
    (text) =>
      expect(wrongIn(text, { ...answers, situation: "working-handoff" })).toEqual([`in no table: ${text}`]),
  );
});
