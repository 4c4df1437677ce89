import { INITIAL_OVERRIDE_RULES } from "#domain/scoring/override-rules";
import { INITIAL_SCORE_RANGES } from "#domain/scoring/score-ranges";
import { leadScore } from "#domain/scoring/lead-score";
import { answerKey } from "#domain/answers/answer-key";
import type { Answers } from "#domain/answers/answers";
import { pointsOf, scoreAssessment } from "#domain/scoring/scoring";
import { INITIAL_SCORING_RULES } from "#domain/scoring/scoring-rules";

type Scored = { tier: number; score: number; breakdown: string; decidedBy: string };

const config = {
  rules: INITIAL_SCORING_RULES,
  ranges: INITIAL_SCORE_RANGES,
  overrides: INITIAL_OVERRIDE_RULES,
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
  const { offerTier, score, breakdown, decidedBy } = scoreAssessment(answers, config);
  const scored = {
    tier: offerTier,
    score,
    breakdown: JSON.stringify(pointsOf(breakdown)),
    decidedBy: JSON.stringify(decidedBy),
  };
  known.set(key, scored);
  return scored;
}
