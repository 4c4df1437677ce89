import { sql, type SQL } from "drizzle-orm";
import { runSql, type Db } from "../client.ts";
import { stoppedClock } from "./consequences/lead-clock.ts";
import { callSuppressions } from "../schema/calls.ts";
import { assessments } from "../schema/leads.ts";

type Suppressed = { callId: string; phone: string | null; now: number };

const askedNotTo = (callId: string) =>
  sql`exists (select 1 from calls where call_id = ${callId} and outcome = 'do_not_call')`;

/**
 * Stores the keyed hash of a number whose owner asked on this call not to be called. It outlives the lead and its
 * erasure. Does nothing for another outcome, or without a hash.
 */
export function suppressNumber(db: Db, { callId, hash, now }: Suppressed & { hash: string | null }) {
  return runSql(
    db,
    sql`
    insert into ${callSuppressions} (phone_hash, created_at)
    select ${hash}, ${now} where ${hash} is not null and ${askedNotTo(callId)}
    on conflict (phone_hash) do nothing`,
  );
}

/** Flags the number on every other lead that gave it, which stops their clocks. */
export function flagNumber(db: Db, { callId, phone, now }: Suppressed) {
  return db
    .update(assessments)
    .set({ phoneFlag: "do_not_call", ...stoppedClock, updatedAt: now })
    .where(
      sql`phone = ${phone} and phone is not null and phone_flag is not 'do_not_call' and ${askedNotTo(callId)}`,
    );
}

/** Whether a number asked not to be called: 1 or 0. `hash` is its keyed hash; without one nothing is known. */
export function isSuppressed(hash: string | null): SQL<number> {
  return sql`exists (select 1 from ${callSuppressions} where phone_hash = ${hash})`;
}
