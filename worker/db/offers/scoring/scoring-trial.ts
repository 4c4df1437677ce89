import { AppError } from "#domain/errors";
import {
  exampleGroups,
  tryScoring,
  type AnswerGroup,
  type ChangedGroup,
  type TrialExample,
  type TrialOutcome,
} from "#domain/offers/scoring/scoring-trial";
import type { ScoringTrial } from "#domain/offers/scoring/scoring-schemas";
import { sql } from "drizzle-orm";
import { allSql, type Db, type FollowedDb } from "../../client.ts";
import { projectedBatch } from "../../calls/consequences/projected-batch.ts";
import { configInForce, selectScoringConfig } from "./scoring-config.ts";

export type Trial = TrialOutcome & { examples: TrialExample[] };

/**
 * The effect that a proposed change of the configuration would have on the stored assessments. Throws `invalid_request`
 * for an offer that does not exist.
 */
export async function runTrial(db: FollowedDb, change: ScoringTrial): Promise<Trial> {
  const { groups, configRows } = await projectedBatch(db, () => ({
    groups: selectGroups(db),
    configRows: selectScoringConfig(db),
  }));
  const { scoring } = configInForce(configRows);
  const { rules = scoring.rules, ranges = scoring.ranges, overrides = scoring.overrides } = change;
  requireTiers([...(change.ranges ?? []), ...(change.overrides ?? [])], scoring.tiers);
  const { outcome, changed } = tryScoring(groups, { rules, ranges, overrides, tiers: scoring.tiers });
  return { ...outcome, examples: await findExamples(db, exampleGroups(changed)) };
}

/** The stored assessments by choices and result, from a scan of an index. Includes suspects. */
function selectGroups(db: Db) {
  return allSql<AnswerGroup>(
    db,
    sql`
    select answer_key as answerKey, offer_tier as offerTier, score, count(*) as total, max(id) as newest
    from assessments
    where answer_key is not null and offer_tier is not null and score is not null and lead_score is not null
    group by answer_key, offer_tier, score`,
  );
}

function requireTiers(targets: { targetTier: number }[], tiers: readonly number[]): void {
  const missing = targets.find(({ targetTier }) => !tiers.includes(targetTier));
  if (missing) throw new AppError("invalid_request", `There is no offer ${missing.targetTier}.`);
}

type ExampleRow = { place: number; id: number; sessionId: string; name: string | null; email: string | null };

/** The newest assessment of each group. */
async function findExamples(db: Db, groups: ChangedGroup[]): Promise<TrialExample[]> {
  const [rows] = await db.batch([
    allSql<ExampleRow>(
      db,
      sql`select g.key as place, a.id, a.session_id as sessionId, a.name, a.email
        from json_each(${JSON.stringify(groups)}) as g join assessments a on a.id = g.value ->> 'newest'
        order by g.key`,
    ),
  ]);
  return rows.flatMap(({ place, ...lead }) => {
    const group = groups[place];
    if (!group) return [];
    const from = { offerTier: group.offerTier, score: group.score };
    return [{ ...lead, from, to: { offerTier: group.newTier, score: group.newScore } }];
  });
}
