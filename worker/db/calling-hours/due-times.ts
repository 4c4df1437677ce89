import { dueTime } from "#domain/consequences/clock-after";
import { sql } from "drizzle-orm";
import { allSql, runSql, type Db } from "../client.ts";
import { callingOf, callingVersion, selectCalling } from "./hours-in-force.ts";

/** Leads per write: a few milliseconds of computing and a short statement. */
const LEADS_A_PIECE = 100;

type Running = {
  id: number;
  clockStartedAt: number;
  leadScore: number | null;
  callRequestedAt: number | null;
  timeZone: string | null;
};

/**
 * Computes anew when a piece of the leads whose clock runs are due: those that were computed by earlier settings of the
 * calling hours. Returns how many. What starts a clock is the fold's to say, which also computes when it is due.
 */
export async function setDueTimes(db: Db): Promise<number> {
  const [settings, leads] = await db.batch([
    selectCalling(db),
    allSql<Running>(
      db,
      sql`
      select id, clock_started_at as clockStartedAt, lead_score as leadScore,
        call_requested_at as callRequestedAt, time_zone as timeZone
      from assessments where clock_started_at is not null and due_version < ${callingVersion}
      order by due_version, id limit ${LEADS_A_PIECE}`,
    ),
  ]);
  if (leads.length === 0) return 0;
  const calling = callingOf(settings);
  const due = leads.map((lead) => ({ ...lead, dueAt: dueTime(lead, calling) }));
  // A clock that was stopped or started afresh since it was read keeps what it has.
  const unchanged = sql`from json_each(${JSON.stringify(due)})
    where assessments.id = value ->> 'id' and clock_started_at = value ->> 'clockStartedAt'
      and lead_score is value ->> 'leadScore' and time_zone is value ->> 'timeZone'
      and call_requested_at is value ->> 'callRequestedAt'`;
  // A lead whose time is written is news to staff; its version is not.
  await db.batch([
    runSql(
      db,
      sql`update assessments set due_at = value ->> 'dueAt' ${unchanged} and due_at is not value ->> 'dueAt'`,
    ),
    runSql(db, sql`update assessments set due_version = ${calling.version} ${unchanged}`),
  ]);
  return leads.length;
}
