import type { BookingState } from "#domain/booking/booking-status";
import type { Random } from "../../setup/random/random.ts";
import type { SeedRow } from "./seed-row.ts";
import { weighted } from "./weighted.ts";

const MINUTE_MS = 60_000;
const HALF_HOUR_MS = 30 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Staff say so long after its start what became of a call. */
const SAID_AFTER_MS = 35 * MINUTE_MS;

/** A booked call; times in ms. `changedAt` is when it was last heard of. */
export type SeedBooking = { bookedAt: number; startsAt: number; changedAt: number; became: BookingState };

/**
 * The call that a lead booked, as most do who open the booking page: some days later, and held more often than not.
 * `row` is the lead's so far; one whose clock runs has booked nothing.
 */
export function believableBooking(random: Random, row: SeedRow, now: number): SeedBooking | null {
  const { booking_link_clicked: clickedAt, clock_started_at: waits, lead_status: status } = row;
  if (typeof clickedAt !== "number" || typeof waits === "number" || !random.chance(0.7)) return null;
  const bookedAt = clickedAt + MINUTE_MS + random.int(4 * MINUTE_MS);
  const startsAt = Math.ceil((bookedAt + DAY_MS / 2 + random.int(4 * DAY_MS)) / HALF_HOUR_MS) * HALF_HOUR_MS;
  const became = weighted(random, [
    ["held", status === "Won" ? 95 : 68],
    ["no_show", status === "Won" ? 0 : 18],
    ["cancelled", status === "Won" ? 5 : 14],
  ] as const);
  if (bookedAt > now) return null;
  const saidAt = startsAt + SAID_AFTER_MS;
  if (saidAt > now) return { bookedAt, startsAt, changedAt: bookedAt, became: "booked" };
  return { bookedAt, startsAt, changedAt: became === "cancelled" ? bookedAt : saidAt, became };
}

/** What its lead's row says of it, which was last changed at `updatedAt`. */
export function bookingColumns(
  { bookedAt, startsAt, changedAt, became }: SeedBooking,
  updatedAt: number,
): SeedRow {
  return {
    updated_at: Math.max(updatedAt, changedAt),
    call_status: became,
    call_starts_at: startsAt,
    call_booked_at: became === "cancelled" ? null : bookedAt,
    call_held_at: became === "held" ? startsAt : null,
  };
}

/** Its own row, of the lead with this number. */
export function bookingRow(
  { bookedAt, startsAt, changedAt, became }: SeedBooking,
  lead: { id: number; row: SeedRow; staff: string },
): SeedRow {
  const { id, row, staff } = lead;
  const outcome = became === "held" || became === "no_show" ? became : null;
  return {
    provider: "calendly",
    provider_id: `https://api.calendly.com/scheduled_events/seed-${id}/invitees/1`,
    tombstone: `seed-${id}`,
    assessment_id: id,
    matched_by: "ref",
    status: became === "cancelled" ? became : "booked",
    name: row["name"] ?? null,
    email: row["email"] ?? null,
    starts_at: startsAt,
    event_at: bookedAt,
    outcome,
    outcome_by: outcome && staff,
    outcome_at: outcome && changedAt,
    created_at: bookedAt,
    updated_at: changedAt,
  };
}
