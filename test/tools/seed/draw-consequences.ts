import { consequencesOf, type Kept } from "#domain/consequences/consequences";
import { FIGURE_NAMES } from "#domain/consequences/figures";
import type { FoundLead } from "#domain/consequences/lead-facts";
import { shareOf } from "#domain/consequences/share";
import { shareText } from "#domain/consequences/share-text";
import { sumShares, type ShareChange } from "#domain/consequences/sum-shares";
import { toldLead, toldText } from "#domain/consequences/told-lead";
import { callingHours } from "#domain/calling-hours/calling-settings";
import { INITIAL_TARGETS } from "#domain/calling-hours/call-targets";
import { firstCallSpeed } from "#domain/consequences/first-call-speed";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import type { DatabaseSync } from "node:sqlite";
import { cellsTable, figureSql, rowsOf } from "../../../worker/db/consequences/add-figures.ts";
import { factColumns } from "../../../worker/db/consequences/read-marked.ts";
import { snakeCase } from "../../../worker/db/snake-case.ts";

const dialect = new SQLiteSyncDialect();
const DESK = { hours: callingHours({}), targets: INITIAL_TARGETS, version: 1 };

/** That of a new database, which nobody has had rebuilt. */
const GENERATION = 1;

/** Leads whose figures are added up before they are written. */
const LEADS_A_PIECE = 5000;

/** Columns of the facts that are more than a column of the table. */
const DRAWN = new Map([
  ["emailKey", "lower(email)"],
  [
    "firstSqlAt",
    `(select h.changed_at from status_history h
    where h.assessment_id = assessments.id and h.to_status = 'SQL' and h.undone_at is null order by h.id limit 1)`,
  ],
]);

const COLUMNS = Object.keys(factColumns).map((name) => `${DRAWN.get(name) ?? snakeCase(name)} as ${name}`);

/** Those who came more than once, and those with a number. */
const MAY_GIVE_WAY = `phone is not null or lower(email) in (
  select lower(email) from assessments where email is not null group by lower(email) having count(*) > 1)`;

const KEEP = `update assessments set gave_way_to = ?, owner = ?, owner_since = ?, next_action = ?, next_action_at = ?,
  next_action_told_at = ? where id = ?`;

/**
 * Has the fold's rules look at all leads at once, as the app does piece by piece: older assessments of a person give way,
 * and the figures are counted anew. Their clocks stay as they were made up, and nothing is left marked.
 */
export function drawConsequences(db: DatabaseSync): void {
  const keep = db.prepare(KEEP);
  for (const lead of consequencesOf(leadsWhere(db, MAY_GIVE_WAY), new Map(), DESK).kept) {
    keep.run(...valuesOf(lead), lead.id);
  }
  countFigures(db);
  db.exec("delete from lead_marks");
}

function countFigures(db: DatabaseSync): void {
  for (const figure of FIGURE_NAMES) db.exec(`delete from ${cellsTable(figure).value}`);
  db.exec("delete from lead_folded");
  const tell = db.prepare("insert into lead_folded (lead_id, told, share) values (?, ?, ?)");
  const setSpeed = db.prepare("update assessments set first_call_speed = ? where id = ?");
  for (let afterId = 0; ;) {
    const leads = leadsWhere(db, `id > ${afterId} order by id limit ${LEADS_A_PIECE}`);
    const last = leads.at(-1);
    if (!last) return;
    const changes = leads.map((lead): ShareChange => {
      const after = shareOf(lead);
      tell.run(lead.id, lead.phone === null ? null : toldText(toldLead(lead)), shareText(after));
      const speed = firstCallSpeed(lead);
      if (speed !== null) setSpeed.run(speed, lead.id);
      return { before: null, after };
    });
    for (const [figure, cells] of sumShares(changes)) {
      const add = dialect.sqlToQuery(figureSql(figure, GENERATION, rowsOf(figure, cells)).add);
      db.prepare(add.sql).run(...add.params.map(String));
    }
    afterId = last.id;
  }
}

function leadsWhere(db: DatabaseSync, condition: string): FoundLead[] {
  // The columns are those of the type, which the database does not know.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const rows = db
    .prepare(
      `select ${COLUMNS.join(", ")} from assessments left join lead_first_calls on lead_id = id where ${condition}`,
    )
    .all() as unknown as (Omit<FoundLead, "suspect"> & { suspect: 0 | 1 })[];
  return rows.map((row) => ({ ...row, suspect: row.suspect === 1 }));
}

function valuesOf({ gaveWayTo, owner, ownerSince, nextAction, nextActionAt, nextActionToldAt }: Kept) {
  return [gaveWayTo, owner, ownerSince, nextAction, nextActionAt, nextActionToldAt];
}
