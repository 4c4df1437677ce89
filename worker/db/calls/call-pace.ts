import type { CallPace } from "#domain/calls/hours/call-promise";
import { percentile } from "#domain/figures/analytics/percentile";
import { sql } from "drizzle-orm";
import { allSql, type Db } from "../client.ts";

const DAYS_MS = 30 * 24 * 60 * 60 * 1000;
/** The newest are enough, and a visitor's page requests this every few seconds. */
const LOOKED_AT = 500;

type Call = { took: number | null };

/**
 * The calls that say how soon the team calls those who ask for it: its first calls to those who asked in the last 30 days
 * (the newest 500), and null for each request that is overdue. `isAsked` (SQL) says whether anybody wants to know; else no call is read.
 */
export function selectCallPace(db: Db, now: number, isAsked = sql`true`) {
  const since = now - DAYS_MS;
  return allSql<Call>(
    db,
    sql`
    select * from (
      select first_call_ms as took from assessments indexed by assessments_asked
      where ${isAsked} and first_call_ms is not null and call_requested_at <= first_outcome_at
        and call_requested_at >= ${since}
      order by call_requested_at desc limit ${LOOKED_AT})
    union all
    select * from (
      select null from assessments indexed by assessments_due
      where ${isAsked} and call_requested_at is not null and due_at is not null and gave_way_to is null
        and call_requested_at >= ${since}
        and due_at <= ${now} and clock_started_at is not null and first_outcome_at is null
      limit ${LOOKED_AT})`,
  );
}

/**
 * Within what time nine in ten of these calls were made, and how many they are. A request that is overdue counts as
 * slower than any call, so that leaving one out does not look fast.
 */
export function paceOf(calls: readonly Call[]): CallPace {
  const within = percentile(
    calls.map(({ took }) => [took ?? Number.POSITIVE_INFINITY, 1]),
    0.9,
  );
  const count = calls.filter(({ took }) => took !== null).length;
  return { count, within: within === Number.POSITIVE_INFINITY ? null : within };
}
