import { adSettings } from "#domain/money/ads/ad-settings";
import type { ChannelSettings } from "#domain/delivery/channel-settings";
import { planCompletion } from "#domain/funnel/hub/complete";
import { keyedHash, sessionTombstone } from "../../../crypto/keyed-hash.ts";
import { openDb } from "../../client.ts";
import { noEffects, type Effects } from "../../effects.ts";
import { completionEffects } from "../../delivery/causes.ts";
import {
  configInForce,
  configOf,
  selectScoringConfig,
  type ConfigText,
} from "../../offers/scoring/scoring-config.ts";
import { writeCompletion, type Completed, type Told } from "./completion.ts";

export type CompletionResult =
  // Objects and routes of the version before, which may run beside this one, call the effects so.
  | { outcome: "completed"; completed: Completed; news: Effects; bookmark: string | null }
  | { outcome: "gone" };

/**
 * Scores an assessment, quiz or chat, and completes it with all side effects (contract 5, 6, 10). Asked again, it
 * returns the stored result. Reads the configuration in force unless the caller has just read it.
 */
export async function completeAssessment(
  env: Env,
  told: Told,
  inForce: { channels: ChannelSettings; config?: ConfigText | undefined },
): Promise<CompletionResult> {
  const { visit, assessmentType, answers } = told;
  const effects = noEffects();
  const { db, bookmark } = openDb(env.DB, "first-primary", { effects });
  const config = inForce.config ? configOf(inForce.config) : configInForce(await selectScoringConfig(db));
  const plan = planCompletion(answers, config, visit.now);
  const bookingRef = await keyedHash(env, "booking", visit.sessionId);
  const { dealCurrency: currency } = adSettings(config.settings);
  const causes = completionEffects(inForce.channels, assessmentType, {
    scoring: plan.scoring,
    currency,
    eventIds: visit.eventIds,
  });
  const tombstone = await sessionTombstone(env, visit.sessionId);
  const completed = await writeCompletion(db, { ...told, ...plan, bookingRef }, tombstone, {
    ...causes,
    channels: inForce.channels,
  });
  return completed
    ? { outcome: "completed", completed, news: effects, bookmark: bookmark() }
    : { outcome: "gone" };
}
