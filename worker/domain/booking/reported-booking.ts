import { isBookingAhead, isBookingOpen, type BookingState } from "./booking-status.ts";

/** How long a call counts as booked because its visitor's page said so; a webhook arrives within seconds. */
export const REPORT_STANDS_MS = 24 * 60 * 60_000;

/** For staff, about a call that only the lead's page has reported. */
export const SAID_BOOKED = "Says it is booked";

type Reported = {
  callStatus: BookingState | null;
  /** When the visitor's page reported a booked call; null if it did not, or if a webhook has reported more since. */
  callReportedAt: string | null;
};

/** Whether only the visitor's page has reported a booked call so far. `now` is in milliseconds. */
export function isSaidBooked({ callStatus, callReportedAt }: Reported, now: number): boolean {
  return (
    callReportedAt !== null &&
    !isBookingOpen({ callStatus }) &&
    isReportStanding(Date.parse(callReportedAt), now)
  );
}

/** Whether the lead expects a call, whoever reported it. `now` is in milliseconds. */
export function isCallExpected(lead: Reported & { callStartsAt: string | null }, now: number): boolean {
  return isBookingAhead(lead, now) || isSaidBooked(lead, now);
}

export function isReportStanding(reportedAt: number, now: number): boolean {
  return now < reportedAt + REPORT_STANDS_MS;
}
