import type { ScoringConfig } from "#domain/scoring";
import type { Db } from "./client.ts";
import {
  overrideRules,
  rulesVersion,
  scoreRanges,
  scoringRules,
  systemSettings,
  tierConfigs,
} from "./schema.ts";
import { asc } from "drizzle-orm";

/**
 * The statements that read the configuration in force, to be put into one batch with whatever else
 * the call reads; `scoringConfig` makes sense of what they give. Submit, complete and recalculate
 * read it each time (contract 6).
 */
export function selectScoringConfig(db: Db) {
  return [
    db.select().from(scoringRules).orderBy(asc(scoringRules.id)),
    db.select().from(scoreRanges).orderBy(asc(scoreRanges.minScore), asc(scoreRanges.id)),
    db.select().from(overrideRules).orderBy(asc(overrideRules.priority), asc(overrideRules.id)),
    db
      .select({ tier: tierConfigs.tier, name: tierConfigs.name, discount: tierConfigs.discount })
      .from(tierConfigs),
    db.select().from(systemSettings),
    db.select().from(rulesVersion),
  ] as const;
}

type Rows<Statements extends readonly unknown[]> = {
  readonly [K in keyof Statements]: Awaited<Statements[K]>;
};
export type ConfigRows = Rows<ReturnType<typeof selectScoringConfig>>;

/** Everything that completing an assessment needs to know. Hours are whole. */
export type ConfigInForce = {
  scoring: ScoringConfig;
  rulesVersion: number;
  offers: { tier: number; name: string; discount: number }[];
  settings: Record<string, string>;
};

export function configInForce([
  rules,
  ranges,
  overrides,
  offers,
  settings,
  version,
]: ConfigRows): ConfigInForce {
  return {
    scoring: { rules, ranges, overrides, tiers: offers.map((offer) => offer.tier).sort((a, b) => a - b) },
    rulesVersion: version[0]?.version ?? 0,
    offers,
    settings: Object.fromEntries(settings.map(({ key, value }) => [key, value])),
  };
}
