import { adSettings } from "#domain/money/ads/ad-settings";
import type { ChannelSettings } from "#domain/delivery/channel-settings";
import { planCompletion } from "#domain/funnel/hub/complete";
import { keyedHash, sessionTombstone } from "../../../crypto/keyed-hash.ts";
import { openDb } from "../../client.ts";
import { noNews, type News } from "../../news.ts";
import { completionEffects } from "../../delivery/causes.ts";
import {
  configInForce,
  configOf,
  selectScoringConfig,
  type ConfigText,
} from "../../offers/scoring/scoring-config.ts";
import { writeCompletion, type Completed, type Told } from "./completion.ts";

export type CompletionResult =
  | { outcome: "completed"; completed: Completed; news: News; bookmark: string | null }
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
  const news = noNews();
  const { db, bookmark } = openDb(env.DB, "first-primary", { news });
  const config = inForce.config ? configOf(inForce.config) : configInForce(await selectScoringConfig(db));
  const plan = planCompletion(answers, config, visit.now);
  const bookingRef = await keyedHash(env, "booking", visit.sessionId);
  const { dealCurrency: currency } = adSettings(config.settings);
  const effects = completionEffects(inForce.channels, assessmentType, {
    scoring: plan.scoring,
    currency,
    eventIds: visit.eventIds,
  });
  const tombstone = await sessionTombstone(env, visit.sessionId);
  const completed = await writeCompletion(db, { ...told, ...plan, bookingRef }, tombstone, effects);
  return completed ? { outcome: "completed", completed, news, bookmark: bookmark() } : { outcome: "gone" };
}
