import { eq, sql, type SQL } from "drizzle-orm";
import { batchOf } from "../batch-of.ts";
import { allSql, runSql, type Db } from "../client.ts";
import { mailThreads } from "../schema/mail.ts";

export type MailThread = Pick<typeof mailThreads.$inferSelect, "id" | "leadId" | "bookingChain">;

/** Whose mails a thread holds: a lead's, or of a booking without one, the chain's that it belongs to. */
export type ThreadOf = { leadId: number } | { bookingChain: number };

/** Opens the thread of a lead or of a chain of bookings, unless it has one; a statement for a batch. */
export function openThread(db: Db, of: ThreadOf, now: number) {
  const [leadId, chain] = "leadId" in of ? [of.leadId, null] : [null, of.bookingChain];
  return runSql(
    db,
    sql`insert into mail_threads (lead_id, booking_chain, created_at)
      select ${leadId}, ${chain}, ${now} where ${threadIdOf(of)} is null`,
  );
}

/** The id of its thread, as SQL: of a lead that has several, because its bookings were matched later, the first. */
export function threadIdOf(of: ThreadOf): SQL<number> {
  return "leadId" in of
    ? sql<number>`(select min(id) from mail_threads where lead_id = ${of.leadId})`
    : sql<number>`(select id from mail_threads where booking_chain = ${of.bookingChain})`;
}

/** Finds the thread of a lead or of a chain of bookings, or opens it. */
export async function threadOf(db: Db, of: ThreadOf, now: number): Promise<MailThread> {
  const [, [thread]] = await db.batch([openThread(db, of, now), selectThread(db, sql`${threadIdOf(of)}`)]);
  if (!thread) throw new Error("A thread that was just opened is missing.");
  return thread;
}

/** The threads of these leads and chains of bookings, by the number of each; those that are missing are opened. */
export async function openThreads(
  db: Db,
  { leads, chains }: { leads: readonly number[]; chains: readonly number[] },
  now: number,
) {
  const [leadIds, chainIds] = [JSON.stringify(leads), JSON.stringify(chains)];
  const { ofLeads, ofChains } = await batchOf(db, {
    leads: runSql(
      db,
      sql`insert into mail_threads (lead_id, created_at)
        select a.id, ${now} from json_each(${leadIds}) l join assessments a on a.id = l.value
        where not exists (select 1 from mail_threads t where t.lead_id = a.id)`,
    ),
    chains: runSql(
      db,
      sql`insert into mail_threads (booking_chain, created_at)
        select b.id, ${now} from json_each(${chainIds}) c join bookings b on b.id = c.value
        where true on conflict do nothing`,
    ),
    ofLeads: allSql<{ of: number; id: number }>(
      db,
      sql`select lead_id as "of", min(id) as id from mail_threads
        where lead_id in (select value from json_each(${leadIds})) group by lead_id`,
    ),
    ofChains: allSql<{ of: number; id: number }>(
      db,
      sql`select booking_chain as "of", id from mail_threads
        where booking_chain in (select value from json_each(${chainIds}))`,
    ),
  });
  const byNumber = (found: typeof ofLeads) => new Map(found.map(({ of, id }) => [of, id]));
  return { ofLeads: byNumber(ofLeads), ofChains: byNumber(ofChains) };
}

/** Null if there is none, as after the erasure of its lead. */
export async function findThread(db: Db, id: number): Promise<MailThread | null> {
  const [thread] = await selectThread(db, sql`${id}`);
  return thread ?? null;
}

/** The chains of the bookings `which` (SQL over `b`). */
const chainsOf = (which: SQL) => sql`(select coalesce(b.chain, b.id) from bookings b where ${which})`;

/** The statement that gives the threads of the bookings `which` (SQL over `b`) to the lead that these have. */
export function assignThreads(db: Db, which: SQL) {
  return runSql(
    db,
    sql`update mail_threads set lead_id = b.assessment_id from bookings b
      where ${which} and mail_threads.booking_chain = coalesce(b.chain, b.id)
        and mail_threads.lead_id is not b.assessment_id`,
  );
}

/** The statement that takes the threads of the bookings `which` (SQL over `b`) from their lead. */
export function releaseThreads(db: Db, which: SQL) {
  return runSql(db, sql`update mail_threads set lead_id = null where booking_chain in ${chainsOf(which)}`);
}

/** The statements that delete the threads of the bookings `which` (SQL over `b`), with all their mails. */
export function forgetThreads(db: Db, which: SQL) {
  const theirs = sql`booking_chain in ${chainsOf(which)}`;
  return [
    runSql(db, sql`delete from mails where thread_id in (select id from mail_threads where ${theirs})`),
    runSql(db, sql`delete from mail_threads where ${theirs}`),
  ] as const;
}

function selectThread(db: Db, id: SQL) {
  return db
    .select({ id: mailThreads.id, leadId: mailThreads.leadId, bookingChain: mailThreads.bookingChain })
    .from(mailThreads)
    .where(eq(mailThreads.id, id));
}
