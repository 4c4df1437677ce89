import type { BookingState } from "../../booking/booking-status.ts";
import type { PersonAssessment } from "../../leads/timeline/lead-details.ts";
import type { ZonedTime } from "../../time/zoned-time.ts";

/** Each assessment costs several queries and a call to its chat, so one call exports or erases at most this many. */
export const PERSON_STEP = 20;
export const PERSON_BOOKINGS_MAX = 200;

/** An assessment of somebody. One without the e-mail that was searched for shares a phone. */
export type PersonalAssessment = Omit<PersonAssessment, "sharesPhone" | "counts">;

/** A call that somebody booked. `leadId` is the assessment that it belongs to. Times are ISO strings. */
export type PersonalBooking = {
  id: number;
  leadId: number | null;
  status: BookingState;
  name: string | null;
  email: string | null;
  startsAt: string | null;
  /** What the team's clocks, and those of its lead, show then. */
  clocks: ZonedTime[];
};

/** Answer of `POST /api/people/find`, newest first. With `more`, not everything is listed. */
export type PersonalData = { assessments: PersonalAssessment[]; bookings: PersonalBooking[]; more: boolean };

/** What to export or erase of it, by number. */
export type PersonalParts = { assessments: number[]; bookings: number[] };
