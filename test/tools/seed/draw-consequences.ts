import { consequencesOf, type Kept } from "#domain/calls/consequences/consequences";
import type { FoundLead } from "#domain/calls/consequences/lead-facts";
import { toldLead, toldText } from "#domain/calls/consequences/told-lead";
import { callingHours, INITIAL_DESK } from "#domain/calls/hours/calling-settings";
import { dayTimes, FIRST_DAY } from "#domain/figures/day-pieces";
import { FIGURES_VERSION } from "#domain/figures/figures";
import { INITIAL_FORM_MINUTES, INITIAL_TARGETS } from "#domain/calls/hours/call-targets";
import { firstCallSpeed } from "#domain/calls/consequences/first-call-speed";
import { sql, type SQL } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import type { DatabaseSync } from "node:sqlite";
import { factColumns } from "../../../worker/db/calls/consequences/read-marked.ts";
import { marksByDay } from "../../../worker/db/figures/counted-days.ts";
import { FIGURE_NAMES, recountDays } from "../../../worker/db/figures/figures.ts";
import { snakeCase } from "../../../worker/db/snake-case.ts";

const dialect = new SQLiteSyncDialect();
const DESK = {
  hours: callingHours({}),
  targets: INITIAL_TARGETS,
  formMinutes: INITIAL_FORM_MINUTES,
  version: 1,
};

/** Leads that are looked at at once. */
const LEADS_A_PIECE = 5000;

/** A column of the facts that is more than a column of the table. */
const DRAWN = new Map([["emailKey", "lower(email)"]]);

const COLUMNS = Object.keys(factColumns).map((name) => `${DRAWN.get(name) ?? snakeCase(name)} as ${name}`);

/** Those who came more than once, and those with a number. */
const MAY_GIVE_WAY = `phone is not null or lower(email) in (
  select lower(email) from assessments where email is not null group by lower(email) having count(*) > 1)`;

const KEEP = `update assessments set gave_way_to = ?, owner = ?, owner_since = ?, next_action = ?, next_action_at = ?,
  next_action_told_at = ? where id = ?`;

/**
 * Has the projection's rules look at all leads at once, as the app does piece by piece: older assessments of a person give way,
 * and the figures are counted anew. Their clocks stay as they were made up, and nothing is left marked.
 */
export function drawConsequences(db: DatabaseSync): void {
  const keep = db.prepare(KEEP);
  for (const lead of consequencesOf(leadsWhere(db, MAY_GIVE_WAY), new Map(), DESK).kept) {
    keep.run(...valuesOf(lead), lead.id);
  }
  tellLeads(db);
  countDays(db);
  db.exec("delete from lead_marks");
}

/** As what each lead is known, and how fast its first call was. */
function tellLeads(db: DatabaseSync): void {
  db.exec("delete from lead_folded");
  const tell = db.prepare("insert into lead_folded (lead_id, told, share) values (?, ?, '0')");
  const setSpeed = db.prepare("update assessments set first_call_speed = ? where id = ?");
  for (let afterId = 0; ;) {
    const leads = leadsWhere(db, `id > ${afterId} order by id limit ${LEADS_A_PIECE}`);
    const last = leads.at(-1);
    if (!last) return;
    for (const lead of leads) {
      if (lead.phone !== null) tell.run(lead.id, toldText(toldLead(lead)));
      const speed = firstCallSpeed(lead);
      if (speed !== null) setSpeed.run(speed, lead.id);
    }
    afterId = last.id;
  }
}

/** Counts all days, as the scheduled job does piece by piece. */
function countDays(db: DatabaseSync): void {
  const zone = INITIAL_DESK.desk_time_zone;
  const run = (query: SQL) => {
    const { sql: text, params } = dialect.sqlToQuery(query);
    db.prepare(text).run(...params.map((param) => (typeof param === "number" ? param : String(param))));
  };
  const quarters = db
    .prepare(
      `select created_at / 900000 as quarter from assessments
       union select changed_at / 900000 from status_history where to_status = 'SQL'`,
    )
    .all()
    .map((row) => Number(row["quarter"]));
  const times = [...marksByDay(quarters, zone).keys()].map((key) => ({ key, ...dayTimes(key, zone) }));
  for (const name of FIGURE_NAMES) for (const query of recountDays(name, times)) run(query);
  run(sql`update figure_state set zone = ${zone}, version = ${FIGURES_VERSION}, counted_from = ${FIRST_DAY}`);
  db.exec("delete from days_due");
}

function leadsWhere(db: DatabaseSync, condition: string): FoundLead[] {
  // The columns are those of the type, which the database does not know.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const rows = db
    .prepare(`select ${COLUMNS.join(", ")} from assessments where ${condition}`)
    .all() as unknown as (Omit<FoundLead, "suspect"> & { suspect: 0 | 1 })[];
  return rows.map((row) => ({ ...row, suspect: row.suspect === 1 }));
}

function valuesOf({ gaveWayTo, owner, ownerSince, nextAction, nextActionAt, nextActionToldAt }: Kept) {
  return [gaveWayTo, owner, ownerSince, nextAction, nextActionAt, nextActionToldAt];
}
