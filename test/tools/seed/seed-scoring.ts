import { leadScore } from "#domain/offers/scoring/lead-score";
import { answerKey } from "#domain/funnel/answers/answer-key";
import type { Answers } from "#domain/funnel/answers/answers";
import { scoreAssessment } from "#domain/offers/scoring/scoring";
import { FIRST_OVERRIDE_RULES, FIRST_SCORE_RANGES, FIRST_SCORING_RULES } from "./first-rules.ts";

type Scored = { tier: number; score: number; breakdown: string; decidedBy: string };

const config = {
  rules: FIRST_SCORING_RULES,
  ranges: FIRST_SCORE_RANGES,
  overrides: FIRST_OVERRIDE_RULES,
  tiers: [1, 2, 3, 4, 5],
};

/** The same choices score alike: there are a few thousand of them and a million rows. */
const known = new Map<string, Scored>();

/** The columns of a scoring under the first configuration. */
export function scoringColumns(answers: Answers) {
  const key = answerKey(answers);
  const scored = known.get(key) ?? scoreOnce(key, answers);
  return {
    offer_tier: scored.tier,
    score: scored.score,
    lead_score: leadScore({ offerTier: scored.tier, answers }),
    breakdown: scored.breakdown,
    decided_by: scored.decidedBy,
    rules_version: 1,
    answer_key: key,
  };
}

function scoreOnce(key: string, answers: Answers): Scored {
  const { offerTier, score, points, decidedBy } = scoreAssessment(answers, config);
  const scored = {
    tier: offerTier,
    score,
    breakdown: JSON.stringify(points),
    decidedBy: JSON.stringify(decidedBy),
  };
  known.set(key, scored);
  return scored;
}
