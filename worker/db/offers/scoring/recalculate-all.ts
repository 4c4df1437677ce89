import { answerKey } from "#domain/funnel/answers/answer-key";
import type { RecalculationPlace } from "#domain/offers/scoring/recalculation";
import type { ConfigInForce } from "#domain/funnel/hub/complete";
import { scoreAssessment } from "#domain/offers/scoring/scoring";
import { and, asc, gt, isNotNull, sql } from "drizzle-orm";
import { auditAct, type StaffAct } from "../../people/audit/audit.ts";
import { allSql, runSql, type Db, type FollowedDb } from "../../client.ts";
import { writeBatch } from "../../write-batch.ts";
import { projectedBatch } from "../../calls/consequences/projected-batch.ts";
import { assessments } from "../../schema/leads.ts";
import { configInForce, selectScoringConfig } from "./scoring-config.ts";

/** Keeps a step well under a second even if every row changes tier. */
const STEP = 500;

const entity = "scoring";

/**
 * Re-scores the next assessments under the rules in force and returns the position reached; `more` is false at the end.
 * It can be interrupted at any step. If the rules change midway it starts over, so that all assessments end up scored
 * under the same rules.
 */
export async function recalculateStep(
  db: FollowedDb,
  act: StaffAct,
  place: RecalculationPlace | null,
): Promise<{ place: RecalculationPlace; more: boolean }> {
  const {
    rows,
    sum: [sum],
    configRows,
  } = await projectedBatch(db, () => ({
    rows: selectScored(db, place?.afterId ?? 0),
    sum: allSql<{ total: number }>(
      db,
      sql`select count(*) as total from assessments
        where answer_key is not null and lead_score is not null and ${place === null}`,
    ),
    configRows: selectScoringConfig(db),
  }));
  const config = configInForce(configRows);
  const { rulesVersion } = config;
  if (place && place.rulesVersion !== rulesVersion) return recalculateStep(db, act, null);
  const begun = place ?? { afterId: 0, done: 0, total: sum?.total ?? 0, rulesVersion };
  const done = begun.done + rows.length;
  const next = {
    ...begun,
    afterId: rows.at(-1)?.id ?? begun.afterId,
    done,
    total: Math.max(begun.total, done),
  };
  const more = rows.length === STEP;
  await writeBatch(db, [
    ...writeScores(db, rows, config),
    ...(place ? [] : [auditAct(db, act, rulesVersion, { action: "recalculate", entity, details: {} })]),
    ...(more ? [] : [auditAct(db, act, rulesVersion, { action: "recalculated", entity, details: { done } })]),
  ]);
  return { place: next, more };
}

function selectScored(db: Db, afterId: number) {
  return db
    .select({ id: assessments.id, answers: assessments.answers })
    .from(assessments)
    .where(and(gt(assessments.id, afterId), isNotNull(assessments.answerKey)))
    .orderBy(asc(assessments.id))
    .limit(STEP);
}

type ScoredRow = Awaited<ReturnType<typeof selectScored>>[number];

/**
 * What staff see is written where it changes, as a lead that is written is news to them. This is not an edit of the
 * leads: their versions and modification times stay.
 */
function writeScores(db: Db, rows: ScoredRow[], { scoring: config, rulesVersion }: ConfigInForce) {
  const scores = rows.map(({ id, answers }) => {
    const { points, decidedBy, ...scoring } = scoreAssessment(answers, config);
    const texts = { breakdown: JSON.stringify(points), decidedBy: JSON.stringify(decidedBy) };
    return { id, ...scoring, ...texts, answerKey: answerKey(answers) };
  });
  const given = sql`json_each(${JSON.stringify(scores)}) as s`;
  const scored = sql`from ${given} where assessments.id = s.value ->> 'id'`;
  return [
    runSql(
      db,
      sql`
      update assessments set
        offer_tier = s.value ->> 'offerTier', score = s.value ->> 'score', lead_score = s.value ->> 'leadScore'
      ${scored} and (assessments.offer_tier, assessments.score, assessments.lead_score)
        is not (s.value ->> 'offerTier', s.value ->> 'score', s.value ->> 'leadScore')`,
    ),
    runSql(
      db,
      sql`
      update assessments set answer_key = s.value ->> 'answerKey', rules_version = ${rulesVersion}
      ${scored}`,
    ),
    runSql(
      db,
      sql`
      insert into lead_proofs (lead_id, breakdown, decided_by)
      select assessments.id, s.value ->> 'breakdown', s.value ->> 'decidedBy'
      from ${given} join assessments on assessments.id = s.value ->> 'id' where true
      on conflict (lead_id) do update set breakdown = excluded.breakdown, decided_by = excluded.decided_by
      where breakdown is not excluded.breakdown or decided_by is not excluded.decided_by`,
    ),
  ] as const;
}
