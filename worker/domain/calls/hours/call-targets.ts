import * as z from "zod/mini";
import { LEAD_SCORE_BUCKETS, leadScoreBucket } from "../../offers/scoring/lead-score.ts";

const MINUTES_MAX = 9999;

/** What decides a lead's target: a call request, else its lead score. */
export const CALL_TARGETS = ["asked", ...LEAD_SCORE_BUCKETS] as const;
export type CallTarget = (typeof CALL_TARGETS)[number];

const error = `Please enter a whole number of minutes from 1 to ${MINUTES_MAX}`;
const minutes = z
  .number({ error })
  .check(z.int({ error }), z.minimum(1, { error }), z.maximum(MINUTES_MAX, { error }));

/** The minutes of calling time from the start of a lead's clock within which its first call is due. */
export const callTargetsSchema = z.strictObject({
  asked: minutes,
  Exceptional: minutes,
  High: minutes,
  Medium: minutes,
  Low: minutes,
} satisfies Record<CallTarget, typeof minutes>);
export type CallTargets = Readonly<z.infer<typeof callTargetsSchema>>;

export const INITIAL_TARGETS: CallTargets = { asked: 5, Exceptional: 5, High: 30, Medium: 240, Low: 480 };

/** The same for a lead of Meta's forms without a score: the setting `form_target_minutes`, until staff change it. */
export const INITIAL_FORM_MINUTES = 5;

/**
 * A lead's target in minutes of calling time. Without a lead score it is in the lowest band, but for a lead of Meta's
 * forms, which goes cold in minutes (contract 23).
 */
export function targetMinutes(
  { leadScore, asked, isForm }: TargetFacts,
  targets: CallTargets,
  formMinutes: number,
): number {
  if (asked) return targets.asked;
  if (leadScore === null && isForm) return formMinutes;
  return targets[leadScoreBucket(leadScore ?? 0)];
}

type TargetFacts = { leadScore: number | null; asked: boolean; isForm: boolean };
