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

/** A lead's target in minutes of calling time. Without a lead score it is in the lowest band. */
export function targetMinutes(
  lead: { leadScore: number | null; asked: boolean },
  targets: CallTargets,
): number {
  return lead.asked ? targets.asked : targets[leadScoreBucket(lead.leadScore ?? 0)];
}
