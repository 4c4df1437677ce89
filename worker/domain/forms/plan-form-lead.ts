import { toldText } from "../calls/consequences/told-lead.ts";
import { planCompletion, type CompletionPlan, type ConfigInForce } from "../funnel/hub/complete.ts";
import type { Answers } from "../funnel/answers/answers.ts";
import type { Touch } from "../money/ads/attribution.ts";
import { TOUCH_CAPS, type CampaignField } from "../money/ads/touch-fields.ts";
import { oneLine } from "../one-line.ts";
import { isoText } from "../time/iso-text.ts";
import { SILENT_AFTER_MS, type FormLead } from "./form-lead.ts";
import { areAllAnswered, hasAllChoices, type ReadLead } from "./read-form-lead.ts";

/** What the rules give for the answers of a form's lead. Everything is null without the six choices of a score. */
export type FormScore = {
  offerTier: number | null;
  score: number | null;
  leadScore: number | null;
  rulesVersion: number | null;
  answerKey: string | null;
  breakdown: CompletionPlan["scoring"]["points"] | null;
  decidedBy: CompletionPlan["scoring"]["decidedBy"] | null;
  completedAt: number | null;
  hubExpiresAt: number | null;
  promoText: string | null;
  promoDiscount: number | null;
};

const NO_SCORE: FormScore = {
  offerTier: null,
  score: null,
  leadScore: null,
  rulesVersion: null,
  answerKey: null,
  breakdown: null,
  decidedBy: null,
  completedAt: null,
  hubExpiresAt: null,
  promoText: null,
  promoDiscount: null,
};

/** Scores what is there; all eight answers complete the assessment at `now` (ms), when its hub opens. */
export function scoreForm(answers: Answers, config: ConfigInForce, now: number): FormScore {
  if (!hasAllChoices(answers)) return NO_SCORE;
  const { scoring, rulesVersion, answerKey, hubExpiresAt, promo } = planCompletion(answers, config, now);
  const { offerTier, score, leadScore, points: breakdown, decidedBy } = scoring;
  const scored = { ...NO_SCORE, offerTier, score, leadScore, rulesVersion, answerKey, breakdown, decidedBy };
  if (!areAllAnswered(answers)) return scored;
  const promised = { promoText: promo?.text ?? null, promoDiscount: promo?.discount ?? null };
  return { ...scored, completedAt: now, hubExpiresAt, ...promised };
}

/** Whether a lead comes too late to tell anybody of it. */
export function isSilent(createdAt: number, now: number): boolean {
  return now - createdAt > SILENT_AFTER_MS;
}

/**
 * The snapshot of a lead that is read in silence: as if it had been callable already when its consent was given, so that
 * no clock starts for it.
 */
export function silentSnapshot({ callConsent }: Pick<ReadLead, "callConsent">, createdAt: number): string {
  const consentAt = callConsent === null ? null : createdAt;
  return toldText({ callable: consentAt !== null, held: false, askedAt: null, consentAt });
}

/** A lead's only touch: what Meta says of its ad. */
export function touchOfForm(lead: FormLead): Touch {
  const paid = !lead.isOrganic;
  const said: [CampaignField, string | null][] = [
    ["utm_source", lead.platform === "ig" || lead.platform === "instagram" ? "instagram" : "facebook"],
    ["utm_medium", paid ? "paid" : "organic"],
    ["utm_campaign", paid ? lead.campaignName : null],
    ["utm_term", paid ? lead.adsetName : null],
    ["utm_content", paid ? lead.adName : null],
    ["campaign_id", paid ? lead.campaignId : null],
    ["adset_id", paid ? lead.adsetId : null],
    ["ad_id", paid ? lead.adId : null],
  ];
  const fields = said.flatMap(([name, text]) => {
    const value = oneLine(text ?? "").slice(0, TOUCH_CAPS[name]);
    return value === "" ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(fields), at: isoText(lead.createdAt) };
}
