import type { BookingState } from "#domain/booking/booking-status";
import { isCallExpected, isSaidBooked } from "#domain/booking/reported-booking";
import { describe, expect, it } from "vitest";

const SAID = "2026-11-23T10:00:00.000Z";
const at = (hours: number) => Date.parse(SAID) + hours * 3_600_000;

describe("a call is said to be booked", () => {
  it.each<[string, { callReportedAt: string | null; callStatus: BookingState | null }, number, boolean]>([
    ["when the page said so", { callReportedAt: SAID, callStatus: null }, 0, true],
    ["for a day", { callReportedAt: SAID, callStatus: null }, 23.9, true],
    ["no longer than that", { callReportedAt: SAID, callStatus: null }, 24, false],
    ["not without a report", { callReportedAt: null, callStatus: null }, 0, false],
    ["not once it is known to be", { callReportedAt: SAID, callStatus: "booked" }, 1, false],
    ["not once it was moved", { callReportedAt: SAID, callStatus: "moved" }, 1, false],
    ["after one that was missed", { callReportedAt: SAID, callStatus: "no_show" }, 1, true],
    ["after one that was canceled", { callReportedAt: SAID, callStatus: "cancelled" }, 1, true],
  ])("%s", (_when, lead, hours, isSaid) => {
    expect(isSaidBooked(lead, at(hours))).toBe(isSaid);
  });
});

describe("a lead expects a call", () => {
  it.each<[string, { callReportedAt: string | null; callStatus: BookingState | null }, boolean]>([
    ["that is booked", { callReportedAt: null, callStatus: "booked" }, true],
    ["that its page alone knows of", { callReportedAt: SAID, callStatus: null }, true],
    ["that its page booked after one that was missed", { callReportedAt: SAID, callStatus: "no_show" }, true],
    ["but none that was held", { callReportedAt: null, callStatus: "held" }, false],
    ["but none of which nobody knows", { callReportedAt: null, callStatus: null }, false],
  ])("%s", (_which, lead, isExpected) => {
    expect(isCallExpected({ ...lead, callStartsAt: null }, at(1))).toBe(isExpected);
  });
});
