import type { ToldFormLead } from "#domain/forms/form-webhook";
import { sql } from "drizzle-orm";
import { runSql, type Db } from "../client.ts";
import { formLeads } from "../schema/forms.ts";

/** A lead that is to be read from Meta. */
export type WaitingLead = {
  leadgenId: string;
  formId: string;
  tombstone: string;
  receivedAt: number;
  attempts: number;
};

/** Longer than any call to Meta, and than a run can last. */
const LEASE_MS = 60_000;

/** Stores the leads that a webhook told of, each once; an erased one does not come back. */
export async function storeTold(
  db: Db,
  told: readonly (ToldFormLead & { tombstone: string })[],
  now: number,
): Promise<void> {
  if (told.length === 0) return;
  await runSql(
    db,
    sql`
    insert into ${formLeads} (leadgen_id, tombstone, form_id, received_at, way, state, due_at)
    select value ->> 'leadgenId', value ->> 'tombstone', value ->> 'formId', ${now}, 'webhook', 'waiting', ${now}
    from json_each(${JSON.stringify(told)})
    where not exists (
      select 1 from tombstones where hash = value ->> 'tombstone' and expires_at > ${now})
    on conflict (leadgen_id) do nothing`,
  );
}

/** Leases leads that are due to be read, those that wait longest first. */
export async function leaseWaiting(db: Db, most: number, now: number): Promise<WaitingLead[]> {
  const due = sql`(
    select leadgen_id from ${formLeads} where state = 'waiting' and due_at <= ${now} and lease_until <= ${now}
    order by due_at limit ${most})`;
  return db
    .update(formLeads)
    .set({ leaseUntil: now + LEASE_MS, attempts: sql`attempts + 1` })
    .where(sql`leadgen_id in ${due}`)
    .returning({
      leadgenId: formLeads.leadgenId,
      formId: formLeads.formId,
      tombstone: formLeads.tombstone,
      receivedAt: formLeads.receivedAt,
      attempts: formLeads.attempts,
    });
}

/** Lets a lead wait until a time (ms) after a failed try, or for good if Meta no longer has it. */
export async function holdLead(
  db: Db,
  leadgenId: string,
  { dueAt, error, gone }: { dueAt: number; error: string; gone: boolean },
): Promise<void> {
  await db
    .update(formLeads)
    .set({ dueAt, error, leaseUntil: 0, ...(gone && { state: "gone" as const }) })
    .where(sql`leadgen_id = ${leadgenId} and state = 'waiting'`);
}
