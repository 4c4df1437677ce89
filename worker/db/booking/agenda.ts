import { AGENDA_MAX, UNDECIDED_DAYS, type AgendaCall } from "#domain/calls/queue/agenda";
import type { BookingState } from "#domain/booking/booking-status";
import { providerPage } from "#domain/booking/provider-page";
import { isoTextOrNull } from "#domain/time/iso-text";
import { clocksOf } from "#domain/time/zoned-time";
import { and, asc, gte, inArray, isNull, or, sql } from "drizzle-orm";
import { batchOf } from "../batch-of.ts";
import { callingOf, selectCalling } from "../calls/hours/hours-in-force.ts";
import type { Db } from "../client.ts";
import { selectViews, viewOf } from "../leads/assessment-view.ts";
import { bookings } from "../schema/booking.ts";
import { assessments } from "../schema/leads.ts";

const DAY_MS = 24 * 60 * 60_000;

/**
 * The booked calls from a time on (ms), soonest first, each with its lead: calls ahead, calls of the day that are
 * decided, and earlier ones that nobody has decided or matched. Leaves out calls that were moved or canceled.
 */
export async function readAgenda(db: Db, from: number): Promise<AgendaCall[]> {
  const isShown = and(
    isNull(bookings.replacedBy),
    sql`coalesce(outcome, status) <> 'cancelled'`,
    or(
      gte(bookings.startsAt, from),
      and(isNull(bookings.outcome), gte(bookings.startsAt, from - UNDECIDED_DAYS * DAY_MS)),
      and(isNull(bookings.outcome), isNull(bookings.assessmentId)),
    ),
  );
  const shown = db
    .select({ lead: bookings.assessmentId })
    .from(bookings)
    .where(isShown)
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(AGENDA_MAX);
  const { rows, views, calling } = await batchOf(db, {
    rows: db
      .select()
      .from(bookings)
      .where(isShown)
      .orderBy(asc(bookings.startsAt), asc(bookings.id))
      .limit(AGENDA_MAX),
    calling: selectCalling(db),
    views: selectViews(db).where(inArray(assessments.id, shown)),
  });
  const leads = new Map(views.map((view) => [view.id, viewOf(view)]));
  const teamZone = callingOf(calling).hours.timeZone;
  return rows.map((row) => callOf(row, leads.get(row.assessmentId ?? 0) ?? null, teamZone));
}

function callOf(row: typeof bookings.$inferSelect, lead: AgendaCall["lead"], teamZone: string): AgendaCall {
  const { id, provider, providerId, said, name, email, contactId, joinUrl, outcome, status } = row;
  const { startsAt, endsAt, attendsAt } = row;
  const now: BookingState = outcome ?? status;
  return {
    id,
    provider,
    status: now,
    said,
    name,
    email,
    contactId,
    startsAt: isoTextOrNull(startsAt),
    attendsAt: isoTextOrNull(attendsAt),
    clocks: startsAt === null ? [] : clocksOf(startsAt, [teamZone, lead?.timeZone ?? null]),
    endsAt: isoTextOrNull(endsAt),
    joinUrl,
    page: providerPage(provider, providerId),
    lead,
  };
}
