import { questionOf, type AnswerTo } from "#domain/answers/questions";
import { INITIAL_OFFERS } from "#domain/offers/initial-offers";
import { INITIAL_OVERRIDE_RULES } from "#domain/scoring/override-rules";
import { INITIAL_SCORE_RANGES } from "#domain/scoring/score-ranges";
import type { ScoringConfig } from "#domain/scoring/scoring";
import { INITIAL_SCORING_RULES } from "#domain/scoring/scoring-rules";

/** The configuration that the first rows bring. */
export const INITIAL_SCORING: ScoringConfig = {
  rules: INITIAL_SCORING_RULES,
  ranges: INITIAL_SCORE_RANGES,
  overrides: INITIAL_OVERRIDE_RULES,
  tiers: INITIAL_OFFERS.map(({ tier }) => tier),
};

/** The answers that a tier depends on. */
export type ScoredAnswers = {
  [Id in "situation" | "adSpend" | "funnel" | "goal"]: AnswerTo<Id>;
};

/** Every combination of them: 5 × 5 × 4 × 4. */
export const COMBINATIONS: readonly ScoredAnswers[] = questionOf("situation").options.flatMap((stand) =>
  questionOf("adSpend").options.flatMap((spend) =>
    questionOf("funnel").options.flatMap((path) =>
      questionOf("goal").options.map((aim) => ({
        situation: stand.value,
        adSpend: spend.value,
        funnel: path.value,
        goal: aim.value,
      })),
    ),
  ),
);
