import type { Answers } from "#domain/funnel/answers/answers";
import { PLAN_IDS } from "#domain/content/parts/plans";
import { questionOf } from "#domain/funnel/answers/questions";
import type { PublicOffer } from "#domain/offers/offer";
import { rebuiltLayers } from "#domain/offers/rebuilt-layers";
import { scoreAssessment } from "#domain/offers/scoring/scoring";
import { expect, test } from "vitest";
import { COMBINATIONS, INITIAL_SCORING, type ScoredAnswers } from "../../../setup/random/combinations.ts";
import { samplePlan } from "../../../setup/content/sample-words.ts";
import { planText, resultTexts, shownTexts } from "./shown-texts.tsx";
import { SAMPLE_OFFERS } from "#domain/offers/sample-offers";

/** What may not be said of a part beside a program that builds or rebuilds it. */
const GOOD =
  /\b(?:responds|converts well|sells today)\b|\b(?:my ads|your ads|they) work\b|\balready works\b|\bstrong at\b/i;
/** What no visitor is shown: what is not known is left out. */
const NEVER = /\bnot (?:asked|known)\b|\btier\b|\bundefined\b|\bnull\b/i;
/** Quoted, a visitor's answer is their own word. */
const QUOTED = /“[^”]*”/g;

/** The answers beside the scoring ones that a layer's words rest on. */
const BESIDES: readonly Answers[] = questionOf("businessType").options.flatMap(({ value: businessType }) =>
  questionOf("revenue").options.flatMap(({ value: revenue }) =>
    ["Leads got expensive", "My offer and my funnel"].map((frustration) => ({
      businessType,
      revenue,
      frustration,
    })),
  ),
);

/** Each thing that is wrong in what these answers are told about an offer. */
function wrongIn(offer: PublicOffer, answers: ScoredAnswers & Answers): string[] {
  const isRebuilt = rebuiltLayers(offer.tier, offer).length > 0;
  return Object.entries(shownTexts(offer, answers)).flatMap(([place, text]) => {
    const own = text.replaceAll(QUOTED, "");
    // Rules of staff's own may give a program to anybody; there, a quoted answer may speak against it.
    const read = SAMPLE_OFFERS.some((each) => each === offer) ? text : own;
    const found = [NEVER.exec(own), isRebuilt ? GOOD.exec(read) : null];
    return found.flatMap((says) => (says ? `${place}, ${offer.name}: ${says[0]}` : []));
  });
}

/** The same for each combination, with some of the other answers and the program that `offerFor` gives it. */
function wrongForAll(
  combinations: readonly ScoredAnswers[],
  offerFor: (tier: number) => PublicOffer | undefined,
): string[] {
  const wrong = combinations.flatMap((answers, index) => {
    const offer = offerFor(scoreAssessment(answers, INITIAL_SCORING).offerTier);
    expect(offer).toBeDefined();
    // In turn, but not in step with funnel and goal, which come round as often.
    const besides = BESIDES[(index + Math.floor(index / BESIDES.length)) % BESIDES.length];
    return offer ? wrongIn(offer, { ...besides, ...answers }) : [];
  });
  return [...new Set(wrong)];
}

const offerOf = (tier: number) => SAMPLE_OFFERS.find((offer) => offer.tier === tier);

test("for all 400, nothing good is said of what the program rebuilds, and what is not known is left out", () =>
  expect(wrongForAll(COMBINATIONS, offerOf)).toEqual([]));

test("the same holds beside a program of staff's own", () => {
  // Every third has each answer with each other; they are drawn in full, which takes its time.
  const some = COMBINATIONS.filter((_, index) => index % 3 === 0);
  const [first] = SAMPLE_OFFERS;
  const added = first && { ...first, tier: 7, name: "From the ground up" };
  expect(wrongForAll(some, () => added)).toEqual([]);
  const edited = (tier: number) => {
    const offer = offerOf(tier);
    return offer && { ...offer, features: ["Your funnel, rebuilt"] };
  };
  expect(wrongForAll(some, edited)).toEqual([]);
});

test.each([{ state: "loading" }, { state: "failed", error: null, again: () => {} }] as const)(
  "no result tells the number of its tier while its offer is $state",
  (offer) => {
    expect(resultTexts(4, offer, { situation: "yo-yo" })).not.toMatch(NEVER);
  },
);

test("no plan beside a program that rebuilds says that the visitor's ads work", () => {
  for (const id of PLAN_IDS) {
    for (const tier of [1, 2]) expect(JSON.stringify(samplePlan(id, tier))).not.toMatch(GOOD);
  }
});

test("a frustration that names a layer is told on hub, results and plan, any other on none", () => {
  const [answers] = COMBINATIONS;
  const [offer] = SAMPLE_OFFERS;
  if (!answers || !offer) throw new Error("There is nothing to tell");
  const plan = samplePlan("general", offer.tier);
  const told = (frustration: string) => {
    const { hub = "", results = "" } = shownTexts(offer, { ...answers, frustration });
    return { hub, results, plan: planText(plan, { ...answers, frustration }) };
  };
  const { plan: ofPlan, ...named } = told("My offer isn’t landing");
  for (const text of [...Object.values(named), ofPlan]) {
    expect(text).toContain("You said: “My offer isn’t landing”");
  }
  for (const text of Object.values(named)) expect(text).toContain("Offer: you brought it up.");
  expect(ofPlan).toContain("every step that touches your offer.");
  for (const text of Object.values(told("It’s slow"))) {
    expect(text).not.toContain("It’s slow");
    expect(text).not.toContain("rought it up");
    expect(text).not.toContain("every step that touches");
  }
});
