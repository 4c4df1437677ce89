import { isBookingAhead, type BookingState } from "#domain/booking/booking-status";
import { expect, it } from "vitest";

const NOW = Date.UTC(2026, 10, 26, 12);
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

it.each<[BookingState | null, string | null, boolean]>([
  ["booked", at(1), true],
  ["moved", at(60 * 24), true],
  // It may still be going on.
  ["booked", at(-29), true],
  ["booked", at(-30), false],
  // A calendar that does not tell the time has a call all the same.
  ["booked", null, true],
  ["cancelled", at(60), false],
  ["held", at(60), false],
  ["no_show", at(-60), false],
  [null, null, false],
])("a call that is %s for %s is ahead: %s", (callStatus, callStartsAt, isAhead) => {
  expect(isBookingAhead({ callStatus, callStartsAt }, NOW)).toBe(isAhead);
});
