import { scoreAssessment } from "#domain/scoring/scoring";
import { expect, test } from "vitest";
import { SAMPLE_ANSWERS } from "../../../web/content/sample-answers.ts";
import { SAMPLE_OFFER } from "../../../web/content/sample-offer.ts";
import { INITIAL_SCORING } from "../../setup/combinations.ts";

test("the example shows the program that its answers lead to", () => {
  expect(SAMPLE_OFFER?.tier).toBe(scoreAssessment(SAMPLE_ANSWERS, INITIAL_SCORING).offerTier);
});
