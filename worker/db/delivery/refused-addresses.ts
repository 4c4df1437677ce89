import { ADDRESS_REFUSED } from "#domain/mail/refused-address";
import { and, eq, inArray, lt, sql, type SQL } from "drizzle-orm";
import { allSql, type Db, type FollowedDb } from "../client.ts";
import { auditAct, type StaffAct } from "../people/audit/audit.ts";
import { outbox, refusedAddresses } from "../schema/delivery.ts";
import { writeBatch } from "../write-batch.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long an address stays closed after its first refusal and its second; after the third only staff open it. */
const CLOSED_MS = [DAY_MS, 7 * DAY_MS] as const;

/**
 * Records that the mail service refused this address, which it also does of a mailbox that is only full. Returns from
 * when it is open again, or null if only staff can open it.
 */
export async function refuseAddress(db: Db, recipient: string, now: number): Promise<number | null> {
  const [first, second] = CLOSED_MS;
  const [row] = await allSql<{ open_at: number | null }>(
    db,
    sql`
    insert into refused_addresses (email_hash, times, refused_at, open_at)
    values (${recipient}, 1, ${now}, ${now + first})
    on conflict (email_hash) do update set times = times + 1, refused_at = ${now},
      open_at = iif(times = 1, ${now + second}, null)
    returning open_at`,
  );
  return row?.open_at ?? null;
}

/** Whether a recipient (SQL) is closed at this time. */
export function isClosedSql(recipient: SQL, now: number): SQL {
  return sql`exists (
    select 1 from refused_addresses where email_hash = ${recipient} and coalesce(open_at > ${now}, true))`;
}

/** Opens a lead's address again and makes its mails due that waited for it. Returns how many. */
export async function reopenAddress(
  db: FollowedDb,
  act: StaffAct,
  lead: { id: number; recipient: string },
): Promise<number> {
  const [due] = await writeBatch(db, [
    db
      .update(outbox)
      .set({ status: "pending", dueAt: act.now, leaseUntil: 0, attempts: 0, lastError: null })
      .where(
        and(
          eq(outbox.assessmentId, lead.id),
          eq(outbox.lastError, ADDRESS_REFUSED),
          inArray(outbox.status, ["pending", "dead"]),
          lt(outbox.leaseUntil, act.now),
        ),
      )
      .returning({ id: outbox.id }),
    db.delete(refusedAddresses).where(eq(refusedAddresses.emailHash, lead.recipient)),
    auditAct(db, act, lead.id, { action: "try-address", entity: "assessment", details: {} }),
  ]);
  return due.length;
}
