import { isBookingAhead, isBookingOpen, type BookingState } from "./booking-status.ts";

/** For so long a call counts as booked because its visitor's page said so; a webhook comes within seconds. */
export const REPORT_STANDS_MS = 24 * 60 * 60_000;

/** Of a call that the lead's page alone knows of, for staff. */
export const SAID_BOOKED = "Says it is booked";

type Reported = {
  callStatus: BookingState | null;
  /** When the visitor's page said that a call was booked; null if it did not, or if a webhook has told more since. */
  callReportedAt: string | null;
};

/** Whether a call is booked as far as the visitor's page says, and nobody else yet. `now` is in milliseconds. */
export function isSaidBooked({ callStatus, callReportedAt }: Reported, now: number): boolean {
  return (
    callReportedAt !== null &&
    !isBookingOpen({ callStatus }) &&
    isReportStanding(Date.parse(callReportedAt), now)
  );
}

/** Whether the lead expects a call, whoever says that it is booked. `now` is in milliseconds. */
export function isCallExpected(lead: Reported & { callStartsAt: string | null }, now: number): boolean {
  return isBookingAhead(lead, now) || isSaidBooked(lead, now);
}

export function isReportStanding(reportedAt: number, now: number): boolean {
  return now < reportedAt + REPORT_STANDS_MS;
}
