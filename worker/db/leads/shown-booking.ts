import type { BookingProvider } from "#domain/booking/booking-event";
import type { LeadBooking, BookingState } from "#domain/booking/booking-status";
import { providerPage } from "#domain/booking/provider-page";
import { isoTextOrNull } from "#domain/time/iso-text";
import { clocksOf } from "#domain/time/zoned-time";
import { sql, type SQL } from "drizzle-orm";
import { json } from "../json-column.ts";

/** The state of a booking `b`: the outcome that staff recorded, else what its provider reports. */
export const bookingStatus = sql`coalesce(b.outcome, b.status)`;

/** The one of a lead's bookings `which` that its card shows: an open one, else the newest that is not cancelled. */
export function fromShown(column: SQL, which = sql`true`): SQL {
  return sql`
    select ${column} from bookings b where b.assessment_id = assessments.id and b.replaced_by is null and ${which}
    order by ${bookingStatus} = 'cancelled', b.outcome is not null, b.event_at desc, b.id desc limit 1`;
}

/** A summary of a lead's bookings `which`: the call to show, when the first was booked, and when one was held. */
export function callOfBookings(which = sql`true`) {
  return {
    status: sql<BookingState | null>`(${fromShown(bookingStatus, which)})`,
    startsAt: sql<number | null>`(${fromShown(sql`b.starts_at`, which)})`,
    bookedAt: sql<number | null>`(
      select min(created_at) from bookings b where b.assessment_id = assessments.id and b.replaced_by is null
        and ${bookingStatus} <> 'cancelled' and ${which})`,
    // One that was held stays so when another takes its place.
    heldAt: sql<number | null>`(
      select min(coalesce(starts_at, outcome_at)) from bookings b
      where b.assessment_id = assessments.id and b.outcome = 'held' and ${which})`,
  };
}

/**
 * The calls that a visitor may see, who holds nothing but a session's link: those booked under its own reference. An
 * e-mail address proves nothing, and staff who match a call by hand rely on it as well.
 */
export const isOwnBooking = sql`b.matched_by = 'ref'`;

type OwnBooking = {
  status: BookingState;
  startsAt: number | null;
  endsAt: number | null;
  provider: BookingProvider;
  providerId: string;
  /** The first of the bookings that replaced each other. */
  chain: number;
};

/** The one of these that is shown, as a column of a query for assessments. Only those with a call read a booking. */
export const ownBooking = json<OwnBooking | null>(sql`
  iif(assessments.call_status is null, null,
    (${fromShown(
      sql`json_object('status', ${bookingStatus}, 'startsAt', b.starts_at, 'endsAt', b.ends_at, 'provider', b.provider,
        'providerId', b.provider_id, 'chain', coalesce(b.chain, b.id))`,
      isOwnBooking,
    )}))`);

type StoredBooking = Omit<LeadBooking, "page" | "clocks" | "attendsAt"> & {
  attendsAt: number | null;
  provider: BookingProvider;
  providerId: string;
  startsAt: number | null;
  teamZone: string | null;
  leadZone: string | null;
};

/** The call itself, as a column of a query for assessments. Only those with a call read a booking. */
export const shownBooking = json<StoredBooking | null>(sql`
  iif(coalesce(assessments.call_status, 'cancelled') = 'cancelled', null,
    (${fromShown(
      sql`json_object('id', b.id, 'said', b.said, 'provider', b.provider, 'providerId', b.provider_id,
        'startsAt', b.starts_at, 'attendsAt', b.attends_at, 'leadZone', assessments.time_zone,
        'teamZone', (select value from system_settings where key = 'desk_time_zone'))`,
    )}))`);

/** When whoever booked that call, which is still open, said that they will be there (ms). */
export const shownAttendsAt = sql<number | null>`
  iif(assessments.call_status in ('booked', 'moved'), (${fromShown(sql`b.attends_at`)}), null)`.as(
  "attends_at",
);

/** The same as staff see it. */
export function leadBookingOf(stored: StoredBooking | null): LeadBooking | null {
  if (stored === null) return null;
  const { id, said, provider, providerId, startsAt, attendsAt, teamZone, leadZone } = stored;
  const clocks = startsAt === null ? [] : clocksOf(startsAt, [teamZone, leadZone]);
  const page = providerPage(provider, providerId);
  return { id, said, page, attendsAt: isoTextOrNull(attendsAt), clocks };
}
