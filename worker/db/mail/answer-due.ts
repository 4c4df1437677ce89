import { sql, type SQL } from "drizzle-orm";
import { runSql, type Db } from "../client.ts";

/** Lets a lead's mail wait for its answer, for a batch: from the first of several, and for leads that `which` names. */
export function awaitAnswer(db: Db, which: SQL, dueAt: number, now: number) {
  return runSql(
    db,
    sql`update assessments set answer_due_at = coalesce(answer_due_at, ${dueAt}), updated_at = ${now} where ${which}`,
  );
}

/** Ends the wait, for a batch: staff have answered, or reached the lead, or no answer is needed. */
export function endAnswerWait(db: Db, which: SQL, now: number) {
  return runSql(
    db,
    sql`update assessments set answer_due_at = null, updated_at = ${now} where answer_due_at is not null and ${which}`,
  );
}
