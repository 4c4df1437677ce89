import { ASK_HELD_AFTER_MS } from "#domain/booking/booking-status";
import { callQueue, QUEUE_PART_MAX, type CallQueue } from "#domain/calls/queue/call-queue";
import { nextOpening } from "#domain/calls/hours/calling-time";
import { isoText } from "#domain/time/iso-text";
import { sql, type SQL } from "drizzle-orm";
import type { FollowedDb } from "../../client.ts";
import { projectedBatch } from "../consequences/projected-batch.ts";
import { selectDeskCursor } from "../../delivery/changes/changes-cursor.ts";
import { selectViews, viewOf } from "../../leads/assessment-view.ts";
import { assessments, NO_NEXT_STEP } from "../../schema/leads.ts";
import { callingOf, selectCalling } from "../hours/hours-in-force.ts";

/**
 * The queue as one member of staff sees it (`me` is their address), and the change that it was read at. Each part is
 * read from indexes of its own, which hold no lead that gave way to a newer one, and no further than it is shown;
 * `queuePart` decides where a lead is.
 */
export async function readQueue(
  db: FollowedDb,
  me: string,
  now: number,
): Promise<{ queue: CallQueue; deskCursor: number }> {
  const {
    cursor: [at],
    settings,
    rows,
  } = await projectedBatch(db, () => ({
    cursor: selectDeskCursor(db),
    settings: selectCalling(db),
    rows: selectViews(db).where(sql`${assessments.id} in (${idsOf(me, now)})`),
  }));
  const opensAt = nextOpening(now, callingOf(settings).hours, null);
  const queue = {
    now: isoText(now),
    opensAt: opensAt === null || opensAt === now ? null : isoText(opensAt),
    ...callQueue(rows.map(viewOf), now, me),
  };
  return { queue, deskCursor: at?.deskCursor ?? 0 };
}

/** The leads of all parts, and no more of each than is shown. D1 joins no more than five queries in a row. */
function idsOf(me: string, now: number): SQL {
  const due = sql`due_at`;
  const overdue = (running: SQL) =>
    firstUnwritten(
      sql`clock_started_at ${running} and due_at is not null and due_at <= ${now} and call_requested_at is null`,
      due,
    );
  return sql.join(
    [
      first(hasAsked(now), sql`call_requested_at`),
      sql`select id from (${overdue(sql`is not null`)} union all ${overdue(sql`is null`)} union all ${answers(now)})`,
      firstUnwritten(
        sql`clock_started_at is not null and due_at > ${now} and call_requested_at is null`,
        due,
      ),
      firstUnwritten(sql`clock_started_at is null and due_at is not null and due_at > ${now}`, due),
      sql`select id from (
        ${firstUnwritten(
          sql`owner = ${me} and next_action_at is not null and due_at is null and ${isPast(now)} is not true`,
          sql`next_action_at`,
        )}
        union all ${past(now)}
        union all ${noStep(sql`owner = ${me}`)}
        union all ${noStep(sql`owner is null`)})`,
    ],
    sql` union `,
  );
}

/** A mail belongs to the assessment that it answers, also where that gave way. */
function answers(now: number): SQL {
  const isInAsked = sql`${hasAsked(now)} and gave_way_to is null and ${isPast(now)} is not true`;
  return sql`select id from (select id from assessments
    where answer_due_at is not null and (${isInAsked}) is not true
    order by answer_due_at, id limit ${QUEUE_PART_MAX})`;
}

/** A booked call belongs to the assessment that it was booked from, also where that gave way. */
function past(now: number): SQL {
  return sql`select id from (select id from assessments where ${isPast(now)} and answer_due_at is null
    order by call_starts_at, id limit ${QUEUE_PART_MAX})`;
}

function noStep(whose: SQL): SQL {
  return firstUnwritten(sql`${whose} and ${NO_NEXT_STEP}`, sql`last_call_at`);
}

function hasAsked(now: number): SQL {
  return sql`call_requested_at is not null and due_at is not null
    and (clock_started_at is not null or due_at <= ${now})`;
}

function isPast(now: number): SQL {
  return sql`(call_status in ('booked', 'moved') and call_starts_at <= ${now - ASK_HELD_AFTER_MS})`;
}

/** The first of those whose mail does not wait for an answer, which has a part of its own. */
function firstUnwritten(condition: SQL, order: SQL): SQL {
  return first(sql`${condition} and answer_due_at is null`, order);
}

function first(condition: SQL, order: SQL): SQL {
  return sql`select id from (select id from assessments where ${condition} and gave_way_to is null
    order by ${order}, id limit ${QUEUE_PART_MAX})`;
}
