import { sql } from "drizzle-orm";
import { runSql, type Db, type FollowedDb } from "../client.ts";
import { bookings } from "../schema/booking.ts";
import { assessments } from "../schema/leads.ts";
import { writeOf } from "../write-batch.ts";

/** A call as whoever has a link about it may know it. Times are in milliseconds. */
export type LinkedCall = {
  isCancelled: boolean;
  startsAt: number | null;
  endsAt: number | null;
  joinUrl: string | null;
  sequence: number;
  /** Whether staff have said how it went. */
  isDecided: boolean;
  attendsAt: number | null;
  timeZone: string | null;
};

/** The newest booking `b` of a chain, which the others gave way to. */
const newestOf = (chain: number) => sql`
  select b.id from bookings b where (b.id = ${chain} or b.chain = ${chain}) and b.replaced_by is null
  order by b.id desc limit 1`;

/** The call of a chain of bookings as it is now; null if it was erased. */
export async function findCallOfChain(db: Db, chain: number): Promise<LinkedCall | null> {
  const [call] = await selectCall(db, chain);
  return call ?? null;
}

function selectCall(db: Db, chain: number) {
  return db
    .select({
      isCancelled: sql`${bookings.status} = 'cancelled'`.mapWith(Boolean).as("is_cancelled"),
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      joinUrl: bookings.joinUrl,
      sequence: bookings.sequence,
      isDecided: sql`${bookings.outcome} is not null`.mapWith(Boolean).as("is_decided"),
      attendsAt: bookings.attendsAt,
      timeZone: sql<string | null>`coalesce(${bookings.timeZone}, ${assessments.timeZone})`.as("call_zone"),
    })
    .from(bookings)
    .leftJoin(assessments, sql`${assessments.id} = ${bookings.assessmentId}`)
    .where(sql`${bookings.id} = (${newestOf(chain)})`);
}

/**
 * Records once that the invitee will be at a call that is ahead and starts at `startsAt` (contract 22), and returns the
 * call: one that was moved since its time was shown is not confirmed.
 */
export async function attendCall(
  db: FollowedDb,
  chain: number,
  startsAt: number | null,
  now: number,
): Promise<LinkedCall | null> {
  const isAhead = sql`status <> 'cancelled' and outcome is null and starts_at > ${now} and starts_at = ${startsAt}`;
  const { call } = await writeOf(db, {
    // The lead's card and its Slack message show it.
    lead: runSql(
      db,
      sql`update assessments set updated_at = ${now} where id = (
        select assessment_id from bookings where id = (${newestOf(chain)}) and attends_at is null and ${isAhead})`,
    ),
    attends: runSql(
      db,
      sql`update bookings set attends_at = ${now}, updated_at = ${now}
        where id = (${newestOf(chain)}) and attends_at is null and ${isAhead}`,
    ),
    call: selectCall(db, chain),
  });
  return call[0] ?? null;
}
