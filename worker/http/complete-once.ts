import type { AssessmentType } from "#domain/leads/assessment-list";
import { adSettings } from "#domain/money/ads/ad-settings";
import { DEAL_CURRENCY_HEADER } from "#domain/money/ads/completion-events";
import { isoText } from "#domain/time/iso-text";
import type { ChannelSettings } from "#domain/delivery/channel-settings";
import { sessionTombstone } from "../crypto/keyed-hash.ts";
import type { CompletionResult } from "../db/funnel/hub/complete-assessment.ts";
import { addEffects } from "../db/effects.ts";
import { readCompletionState, type Completed } from "../db/funnel/hub/completion.ts";
import type { Visit } from "../db/funnel/visits/visit.ts";
import { settingsOf, type ConfigText } from "../db/offers/scoring/scoring-config.ts";
import { channelSettings } from "./channel-settings.ts";
import type { AppContext } from "./context.ts";
import { BOOKMARK_HEADER, primarySession, sendBookmark } from "./db.ts";
import { unwritable } from "./unwritable.ts";

/** The current data that completing an assessment depends on. */
export type InForce = { config: ConfigText; channels: ChannelSettings };

/**
 * Answers a call that completes an assessment (contract 5). If it is already complete, returns the stored result;
 * otherwise calls `complete` and then sends what that queued. A quiz may be new here; a chat or a form's lead
 * exists already. Two round
 * trips: one reads the state, the other is `complete`'s. Throws 404, 409 or 410 for a session it cannot complete.
 */
export async function completeOnce(
  c: AppContext,
  type: AssessmentType,
  visit: Visit,
  complete: (inForce: InForce) => Promise<CompletionResult | { outcome: "unknown" }>,
) {
  const tombstone = await sessionTombstone(c.env, visit.sessionId);
  const session = primarySession(c);
  const state = await readCompletionState(session.db, visit.sessionId, tombstone, visit.now);
  sendBookmark(c, session);
  const { erased, existing, config, slack } = state;
  c.header(DEAL_CURRENCY_HEADER, adSettings(settingsOf(config)).dealCurrency);
  if (erased) throw unwritable("gone");
  if (existing && existing.type !== type) throw unwritable("conflict");
  if (!existing && type !== "quiz") throw unwritable("unknown");
  if (existing?.completed) return completedBody(visit.sessionId, existing.completed);

  const result = await complete({ config, channels: channelSettings(c, { slack }) });
  if (result.outcome !== "completed") throw unwritable(result.outcome);
  if (result.bookmark) c.header(BOOKMARK_HEADER, result.bookmark);
  addEffects(c.get("after").effects, result.news);
  return completedBody(visit.sessionId, result.completed);
}

function completedBody(sessionId: string, completed: Completed) {
  const hubExpiresAt = isoText(completed.hubExpiresAt);
  return { ok: true as const, sessionId, ...completed, hubExpiresAt };
}
