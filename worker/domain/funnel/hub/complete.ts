import { answerKey } from "../answers/answer-key.ts";
import type { Answers } from "../answers/answers.ts";
import { hubExpiresAt, promoText } from "./hub.ts";
import type { Offer } from "../../offers/offer.ts";
import { scoreAssessment, type Scoring, type ScoringConfig } from "../../offers/scoring/scoring.ts";
import { settingHours } from "../../settings/settings.ts";

/** The configuration that completing an assessment depends on. */
export type ConfigInForce = {
  scoring: ScoringConfig;
  rulesVersion: number;
  offers: Pick<Offer, "tier" | "name" | "discount">[];
  settings: Record<string, string>;
};

export type CompletionPlan = {
  scoring: Scoring;
  rulesVersion: number;
  answerKey: string;
  hubExpiresAt: number;
  promo: { text: string; discount: number } | null;
};

/**
 * The result of completing an assessment at `now` (ms) under the configuration in force: scores, the hub's expiry, and
 * the discount on the offer at that time (contract 6, 7).
 */
export function planCompletion(answers: Answers, config: ConfigInForce, now: number): CompletionPlan {
  const scoring = scoreAssessment(answers, config.scoring);
  const offer = config.offers.find(({ tier }) => tier === scoring.offerTier);
  const discount = offer?.discount ?? 0;
  return {
    scoring,
    rulesVersion: config.rulesVersion,
    answerKey: answerKey(answers),
    hubExpiresAt: hubExpiresAt(now, settingHours(config.settings, "hub_expiry_hours")),
    promo: offer && discount > 0 ? { text: promoText(discount, offer.name), discount } : null,
  };
}
