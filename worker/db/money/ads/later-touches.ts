import type { Touch } from "#domain/money/ads/attribution";
import { LATER_TOUCH, LATER_TOUCHES_MAX } from "#domain/money/ads/touch";
import { eq, sql } from "drizzle-orm";
import { runSql, type FollowedDb } from "../../client.ts";
import { writeBatch } from "../../write-batch.ts";
import { assessments } from "../../schema/leads.ts";
import { selectTombstone } from "../../tombstones.ts";
import type { MarkOutcome } from "../../funnel/visits/mark-first.ts";
import { lastTouch } from "../../funnel/visits/visit.ts";

/**
 * Records an arrival after the assessment was completed, for its timeline alone: what counts for ads is the last touch
 * before. One that is no newer than that, or comes before completion, does not count. If it is reported again, with its
 * campaign once that may be stored, it remains one arrival. The only touch of a form lead is Meta's (contract 23).
 */
export async function recordLaterTouch(
  db: FollowedDb,
  sessionId: string,
  touch: Touch,
  { tombstone, now }: { tombstone: string; now: number },
): Promise<MarkOutcome> {
  const own = eq(assessments.sessionId, sessionId);
  const isLater = sql`${assessments.completedAt} is not null and ${assessments.assessmentType} <> 'form'
    and coalesce(unixepoch(${touch.at}, 'subsec') > unixepoch(${lastTouch} ->> 'at', 'subsec'), 1)`;
  const others = sql`(
    select count(*) from ad_events where assessment_id = ${assessments.id} and name = ${LATER_TOUCH}
      and source <> ${touch.at})`;
  const [known, erased] = await writeBatch(db, [
    db.select({ id: assessments.id }).from(assessments).where(own),
    selectTombstone(db, tombstone, now),
    runSql(
      db,
      sql`
      insert into ad_events (assessment_id, name, source, event_id, params, created_at)
      select ${assessments.id}, ${LATER_TOUCH}, ${touch.at}, ${crypto.randomUUID()}, ${JSON.stringify(touch)}, ${now}
      from ${assessments} where ${own} and ${isLater} and ${others} < ${LATER_TOUCHES_MAX}
      on conflict (assessment_id, name, source) do update set params = excluded.params
      where params <> excluded.params`,
    ),
    runSql(db, sql`update ${assessments} set updated_at = ${now} where ${own} and changes() > 0`),
  ]);
  if (erased.length > 0) return "gone";
  return known.length > 0 ? "ok" : "unknown";
}
