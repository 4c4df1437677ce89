import { questionOf, type AnswerTo } from "#domain/funnel/answers/questions";
import type { ScoringConfig } from "#domain/offers/scoring/scoring";
import { SAMPLE_OFFERS } from "#domain/offers/sample-offers";
import {
  FIRST_OVERRIDE_RULES,
  FIRST_SCORE_RANGES,
  FIRST_SCORING_RULES,
} from "../../tools/seed/first-rules.ts";

/** The configuration that the first rows bring. */
export const INITIAL_SCORING: ScoringConfig = {
  rules: FIRST_SCORING_RULES,
  ranges: FIRST_SCORE_RANGES,
  overrides: FIRST_OVERRIDE_RULES,
  tiers: SAMPLE_OFFERS.map(({ tier }) => tier),
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
