import type { DatabaseSync } from "node:sqlite";
import { countSpend } from "./count-ad-cells.ts";
import { countLeadAds } from "./count-lead-ads.ts";
import { drawConsequences } from "./draw-consequences.ts";

type Attached = { type: string; name: string; sql: string };

/**
 * Runs a load with the triggers and indexes of the assessments and the triggers of their history out of the way, and
 * puts them back exactly as they were, with the roll-ups and the search counted anew. All in one transaction.
 */
export function bulkLoad(db: DatabaseSync, load: () => void, onStep: (step: string) => void): void {
  db.exec("begin exclusive");
  try {
    const attached = [
      ...["assessments", "lead_ads"].flatMap((table) => attachedTo(db, table)),
      ...triggersOf(attachedTo(db, "status_history")),
    ];
    const lastId = Number(db.prepare("select coalesce(max(id), 0) as id from assessments").get()?.["id"]);
    for (const { type, name } of attached) db.exec(`drop ${type} "${name}"`);
    onStep("Writing assessments");
    load();
    onStep("Counting leads for their ads");
    countSpend(db);
    countLeadAds(db);
    onStep("Building the search");
    for (const sql of SEARCH) db.prepare(sql).run(lastId);
    db.prepare(CHANGE_NUMBERS).run(lastId);
    onStep("Building indexes");
    for (const { sql } of attached) db.exec(sql);
    onStep("Joining people and counting figures");
    drawConsequences(db);
    db.exec("commit");
  } catch (error) {
    db.exec("rollback");
    throw error;
  }
}

/** Indexes before triggers, each with the statement that made it; those of constraints have none. */
function attachedTo(db: DatabaseSync, table: string): Attached[] {
  return db
    .prepare(
      `select type, name, sql from sqlite_master
       where tbl_name = ? and type in ('index', 'trigger') and sql is not null order by type, name`,
    )
    .all(table)
    .map(({ type, name, sql }) => ({ type: String(type), name: String(name), sql: String(sql) }));
}

const triggersOf = (attached: readonly Attached[]) => attached.filter(({ type }) => type === "trigger");

/** Of the leads behind an id, in the order of their last changes; none is below the time of its own. */
const CHANGE_NUMBERS = `
  insert into lead_changes (lead_id, number)
  select id, n + max(coalesce((select max(number) from lead_changes), 0), max(updated_at - n) over (order by n)) from (
    select id, updated_at, row_number() over (order by updated_at, id) as n from assessments
    where id > ? and (email is not null or completed_at is not null or assessment_type = 'form'))`;

/** For the rows behind an id. */
const SEARCH = [
  `insert into assessment_search (rowid, name, email, phone)
   select id, name, email, phone from assessments where id > ? and coalesce(name, email, phone) is not null`,
  `insert into assessment_prefixes (prefix, id)
   select distinct substr(lower(text), 1, length), id from (
     select id, name as text, 1 as length from assessments where id > ?1
     union all select id, name, 2 from assessments where id > ?1
     union all select id, email, 1 from assessments where id > ?1
     union all select id, email, 2 from assessments where id > ?1
   ) where text is not null order by 1, 2`,
];
