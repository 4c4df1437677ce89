import { callDue } from "#domain/calls/call-due";
import { targetMinutes } from "#domain/calls/call-targets";
import { sql } from "drizzle-orm";
import { allSql, runSql, type Db } from "../client.ts";
import { deskOf, selectDesk, type Desk } from "./desk-in-force.ts";

/** Leads per write: a few milliseconds of computing and a short statement. */
const LEADS_A_PIECE = 100;

type Running = {
  id: number;
  clockStartedAt: number;
  leadScore: number | null;
  asked: 0 | 1;
  timeZone: string | null;
};

/**
 * Computes when a piece of the leads whose clock runs are due: those whose clock has just started or whose target has
 * changed, then those computed by earlier settings of the desk. Returns how many. Every write that may start a clock
 * calls it right after; the cron finds whatever was cut off in between.
 */
export async function setDueTimes(db: Db): Promise<number> {
  const version = sql`(select coalesce(sum(version), 0) + 1 from system_settings
    where key like 'desk\\_%' escape '\\')`;
  const [settings, leads] = await db.batch([
    selectDesk(db),
    allSql<Running>(
      db,
      sql`
      select id, clock_started_at as clockStartedAt, lead_score as leadScore,
        call_requested_at is not null as asked, time_zone as timeZone
      from assessments where clock_started_at is not null and due_version < ${version}
      order by due_version, id limit ${LEADS_A_PIECE}`,
    ),
  ]);
  if (leads.length === 0) return 0;
  const desk = deskOf(settings);
  const due = leads.map((lead) => ({ ...lead, dueAt: dueTime(lead, desk) }));
  // A clock that was stopped or started afresh since it was read keeps what it has.
  await runSql(
    db,
    sql`
    update assessments set due_at = value ->> 'dueAt', due_version = ${desk.version}
    from json_each(${JSON.stringify(due)})
    where assessments.id = value ->> 'id' and clock_started_at = value ->> 'clockStartedAt'
      and lead_score is value ->> 'leadScore' and time_zone is value ->> 'timeZone'
      and (call_requested_at is not null) = value ->> 'asked'`,
  );
  return leads.length;
}

function dueTime({ clockStartedAt, leadScore, asked, timeZone }: Running, { hours, targets }: Desk): number {
  const minutes = targetMinutes({ leadScore, asked: asked === 1 }, targets);
  return Math.round(callDue(clockStartedAt, minutes, hours, timeZone).at);
}
