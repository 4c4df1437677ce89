import { callQueue, QUEUE_PART_MAX, type CallQueue } from "#domain/calls/call-queue";
import { nextOpening } from "#domain/calls/desk-time";
import { isoText } from "#domain/time/iso-text";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../client.ts";
import { selectDeskCursor } from "../desk/desk-news.ts";
import { viewColumns, viewOf } from "../leads/assessment-view.ts";
import { assessments } from "../schema.ts";
import { deskOf, selectDesk } from "./desk-in-force.ts";

/**
 * The queue as one member of staff sees it (`me` is their address), and the change that it was read at. Each part is
 * read from an index of its own and no further than it is shown; where a lead stands is `queuePart`'s to say.
 */
export async function readQueue(
  db: Db,
  me: string,
  now: number,
): Promise<{ queue: CallQueue; deskCursor: number }> {
  const first = (condition: SQL, order: SQL) =>
    sql`select id from (select id from assessments where ${condition} order by ${order}, id limit ${QUEUE_PART_MAX})`;
  const due = sql`due_at`;
  const ids = sql.join(
    [
      first(
        sql`call_requested_at is not null and due_at is not null and (clock_started_at is not null or due_at <= ${now})`,
        sql`call_requested_at`,
      ),
      first(sql`due_at is not null and due_at <= ${now} and call_requested_at is null`, due),
      first(sql`clock_started_at is not null and due_at > ${now} and call_requested_at is null`, due),
      first(sql`clock_started_at is null and due_at is not null and due_at > ${now}`, due),
      first(sql`owner = ${me} and next_action_at is not null and due_at is null`, sql`next_action_at`),
    ],
    sql` union `,
  );
  const [[at], settings, rows] = await db.batch([
    selectDeskCursor(db),
    selectDesk(db),
    db
      .select(viewColumns)
      .from(assessments)
      .where(sql`${assessments.id} in (${ids})`),
  ]);
  const opensAt = nextOpening(now, deskOf(settings).hours, null);
  const queue = {
    now: isoText(now),
    opensAt: opensAt === null || opensAt === now ? null : isoText(opensAt),
    ...callQueue(rows.map(viewOf), now, me),
  };
  return { queue, deskCursor: at?.deskCursor ?? 0 };
}
