import type { DatabaseSync, StatementSync } from "node:sqlite";
import { getTableColumns, getTableName } from "drizzle-orm";
import { leadFirstCalls } from "../../../worker/db/schema/calls.ts";
import { leadVisits } from "../../../worker/db/schema/funnel.ts";
import { assessments, leadProofs } from "../../../worker/db/schema/leads.ts";
import { randomFrom } from "../../setup/random/random.ts";
import { arrivalTime } from "./arrival-times.ts";
import { believableAssessment, SEED_STAFF } from "./believable-assessment.ts";
import { bookingRow } from "./believable-booking.ts";
import { believableAudit } from "./believable-audit.ts";
import { returningPeople } from "./returning-people.ts";
import type { SeedRow } from "./seed-row.ts";

const LATEST = 100;

/**
 * Writes so many assessments with the history of their statuses, their calls, bookings and their audit, the oldest
 * first, behind those that are there. Returns the id of the first.
 */
export function loadAssessments(db: DatabaseSync, { count, now }: { count: number; now: number }): number {
  const firstId = nextId(db);
  const random = randomFrom(firstId);
  const insert = leadWriter(db);
  const book = rowWriter(db, "bookings");
  const history = db.prepare(
    `insert into status_history
       (assessment_id, from_status, to_status, lost_reason, lost_note, changed_by, changed_at)
     values (?, ?, ?, ?, ?, ?, ?)`,
  );
  const call = db.prepare(
    `insert into calls (call_id, assessment_id, called_by, at, outcome, next_action_at) values (?, ?, ?, ?, ?, ?)`,
  );
  const audit = db.prepare(
    `insert into audit (at, who, action, entity, entity_id, details) values (?, ?, ?, 'assessment', ?, ?)`,
  );
  const signedBy = returningPeople(firstId);
  for (let n = 0; n < count; n++) {
    const id = firstId + n;
    const isLatest = n >= count - LATEST;
    const arrival = arrivalTime(n, count, now);
    const { row, moves, calls, booking } = believableAssessment(random, id, arrival, now, isLatest);
    const signed = signedBy(row);
    insert(id, signed);
    if (booking) book(bookingRow(booking, { id, row: signed, staff: SEED_STAFF }));
    for (const { at, who, action, fields } of believableAudit(row, moves, calls)) {
      audit.run(at, who, action, String(id), JSON.stringify({ fields }));
    }
    for (const { from, to, at, lost } of moves) {
      history.run(id, from, to, lost?.reason ?? null, lost?.note ?? null, SEED_STAFF, at);
    }
    for (const { callId, by, at, outcome, againAt } of calls) call.run(callId, id, by, at, outcome, againAt);
  }
  return firstId;
}

/** Takes away all assessments with what belongs to them. */
export function removeAssessments(db: DatabaseSync): void {
  for (const table of [
    "assessments",
    "status_history",
    "ad_events",
    "calls",
    "lead_first_calls",
    "lead_proofs",
    "lead_visits",
    "visit_events",
    "bookings",
    "assessment_prefixes",
    "step_stats",
    "form_leads",
    "lead_forms",
  ]) {
    db.exec(`delete from ${table}`);
  }
  db.exec("delete from audit where entity = 'assessment'");
  db.exec("insert into assessment_search (assessment_search) values ('delete-all')");
}

/** Writes what of a row is the assessment's own, and what stands beside it. */
function leadWriter(db: DatabaseSync): (id: number, row: SeedRow) => void {
  const writers = [assessments, leadFirstCalls, leadProofs, leadVisits].map((table) => {
    const columns = new Set(Object.values(getTableColumns(table)).map(({ name }) => name));
    return { columns, write: rowWriter(db, getTableName(table)) };
  });
  return (id, row) => {
    const all = Object.entries({ ...row, begun_at: row["created_at"] ?? null });
    for (const { columns, write } of writers) {
      const part = all.filter(([name]) => columns.has(name));
      const key = columns.has("lead_id") ? { lead_id: id } : { id };
      if (part.length > 0) write({ ...key, ...Object.fromEntries(part) });
    }
  };
}

function nextId(db: DatabaseSync): number {
  const last = db.prepare("select max(seq) as id from sqlite_sequence where name = 'assessments'").get();
  return Number(last?.["id"] ?? 0) + 1;
}

/** Rows have one of a few sets of columns; each has its prepared statement. */
function rowWriter(db: DatabaseSync, table: string): (row: SeedRow) => void {
  const known = new Map<string, StatementSync>();
  return (row) => {
    const columns = Object.keys(row).join(", ");
    const statement =
      known.get(columns) ??
      db.prepare(
        `insert into ${table} (${columns}) values (${Object.keys(row)
          .map(() => "?")
          .join(", ")})`,
      );
    known.set(columns, statement);
    statement.run(...Object.values(row));
  };
}
