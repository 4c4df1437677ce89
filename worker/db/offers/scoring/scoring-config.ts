import type { ConfigInForce } from "#domain/funnel/hub/complete";
import type { OverrideRule } from "#domain/offers/scoring/override-rules";
import type { ScoreRange } from "#domain/offers/scoring/score-ranges";
import type { ScoringRule } from "#domain/offers/scoring/scoring-rules";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../../client.ts";
import {
  overrideRules,
  rulesVersion as rulesVersions,
  scoreRanges,
  scoringRules,
  tierConfigs,
} from "../../schema/offers.ts";
import { systemSettings } from "../../schema/people.ts";

/** The configuration in force as read, each part as JSON text; `configOf` parses it. */
export const configColumns = {
  rules: text(sql`
    select json_group_array(json_object(
      'id', id, 'questionId', question_id, 'answerValue', answer_value, 'points', points))
    from ${scoringRules}`),
  ranges: text(sql`
    select json_group_array(json_object(
      'id', id, 'minScore', min_score, 'maxScore', max_score, 'targetTier', target_tier) order by min_score, id)
    from ${scoreRanges}`),
  overrides: text(sql`
    select json_group_array(json_object(
      'id', id, 'name', name, 'questionId', question_id, 'answerValue', answer_value,
      'andQuestionId', and_question_id, 'andAnswerValue', and_answer_value,
      'targetTier', target_tier, 'priority', priority, 'isActive', is_active) order by priority, id)
    from ${overrideRules}`),
  offers: text(sql`
    select json_group_array(json_object('tier', tier, 'name', name, 'discount', discount) order by tier)
    from ${tierConfigs}`),
  settings: text(sql`select json_group_object(key, value) from ${systemSettings}`),
  rulesVersion: sql<number>`coalesce((select version from ${rulesVersions}), 0)`,
};

function text(query: SQL) {
  return sql<string>`(${query})`;
}

/**
 * The statement that reads the configuration in force, to be batched with the call's other reads. Every scoring needs
 * it (contract 6), so it is one statement rather than one per table.
 */
export function selectScoringConfig(db: Db) {
  return db.select(configColumns).from(sql`(select 1)`);
}

/** The configuration as read, unparsed: cheap to pass on to whatever does the scoring. */
export type ConfigText = Awaited<ReturnType<typeof selectScoringConfig>>[number];

export function configInForce([row]: ConfigText[]): ConfigInForce {
  if (!row) throw new Error("A query without conditions returned no row.");
  return configOf(row);
}

export function configOf(row: ConfigText): ConfigInForce {
  const rules: ScoringRule[] = JSON.parse(row.rules);
  const ranges: ScoreRange[] = JSON.parse(row.ranges);
  const overrides: OverrideRule[] = JSON.parse(row.overrides);
  const offers: ConfigInForce["offers"] = JSON.parse(row.offers);
  const tiers = offers.map((offer) => offer.tier);
  const scoring = { rules, ranges, overrides, tiers };
  return { scoring, rulesVersion: row.rulesVersion, offers, settings: settingsOf(row) };
}

/** The settings alone, by key. */
export function settingsOf({ settings }: ConfigText): Record<string, string> {
  const stored: Record<string, string> = JSON.parse(settings);
  return stored;
}
