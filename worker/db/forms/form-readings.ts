import { sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { leadForms } from "../schema/forms.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const LEASE_MS = MINUTE_MS;

/** How often each form is read, in case a webhook was lost (contract 23). */
export const READ_EVERY_MS = 15 * MINUTE_MS;
/** Meta may be late: each reading begins this long before the last complete one began. */
const OVERLAP_MS = HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
/** As long as Meta keeps leads. */
export const KEPT_BY_META_MS = 90 * DAY_MS;

/** A form's reading under way: of leads made since `readFrom`, from `cursor` on. */
export type Reading = typeof leadForms.$inferSelect & { beganAt: number; readFrom: number };

/** Leases the form that has waited longest for its reading, or whose reading was left unfinished; null if none is due. */
export async function leaseReading(db: Db, pageId: string, now: number): Promise<Reading | null> {
  const { beganAt, readAt, weekReadAt, readFrom } = leadForms;
  const due = sql`(
    select id from ${leadForms}
    where page_id = ${pageId} and lease_until <= ${now} and held_until <= ${now}
      and (began_at is not null or coalesce(read_at, 0) <= ${now - READ_EVERY_MS})
    order by coalesce(read_at, 0), id limit 1)`;
  const from = sql`case when ${readAt} is null then ${now - KEPT_BY_META_MS}
    when coalesce(${weekReadAt}, 0) <= ${now - DAY_MS} then min(${now - WEEK_MS}, ${readAt} - ${OVERLAP_MS})
    else ${readAt} - ${OVERLAP_MS} end`;
  const [form] = await db
    .update(leadForms)
    .set({
      leaseUntil: now + LEASE_MS,
      readFrom: sql`iif(${beganAt} is null, ${from}, ${readFrom})`,
      beganAt: sql`coalesce(${beganAt}, ${now})`,
    })
    .where(sql`id in ${due}`)
    .returning();
  if (!form || form.beganAt === null || form.readFrom === null) return null;
  return { ...form, beganAt: form.beganAt, readFrom: form.readFrom };
}

/** The statement that stores how far a reading has come; with the last page it is complete. */
export function advanceReading(db: Db, reading: Reading, cursor: string | null) {
  const { id, leaseUntil, beganAt, readFrom } = reading;
  const isLong = readFrom <= beganAt - WEEK_MS;
  const complete = {
    readAt: beganAt,
    ...(isLong && { weekReadAt: beganAt }),
    beganAt: null,
    readFrom: null,
    cursor: null,
    leaseUntil: 0,
  };
  return db
    .update(leadForms)
    .set({ attempts: 0, heldUntil: 0, error: null, ...(cursor === null ? complete : { cursor }) })
    .where(sql`id = ${id} and lease_until = ${leaseUntil}`);
}

/** Lets a form's reading wait until a time (ms). A cursor that Meta no longer knows is dropped: the reading begins anew. */
export async function holdReading(
  db: Db,
  { id, leaseUntil }: Reading,
  { until, error, anew }: { until: number; error: string | null; anew: boolean },
): Promise<void> {
  await db
    .update(leadForms)
    .set({
      heldUntil: until,
      leaseUntil: 0,
      ...(error !== null && { error, attempts: sql`attempts + 1` }),
      ...(anew && { cursor: null }),
    })
    .where(sql`id = ${id} and lease_until = ${leaseUntil}`);
}
