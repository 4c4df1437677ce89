import { BOOKING_STATES } from "#domain/booking/booking-status";
import { LEAD_STATUSES } from "#domain/leads/pipeline";
import { isCallable } from "#domain/calls/queue/is-callable";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dueWords, ownerWords, phoneWords } from "../../../../web/features/calls/acts/call-words.ts";
import { leadClock } from "../../../../web/features/calls/acts/lead-clock.ts";
import { recordedWords } from "../../../../web/features/leads/lead/call/use-call-form.ts";
import { whenWords } from "../../../../web/features/leads/lead/call/when-words.ts";
import { whyNotCall } from "../../../../web/features/leads/lead/call/why-not-call.ts";
import { consentWords } from "../../../../web/features/leads/basics/consent-words.ts";
import { timeText } from "../../../../web/features/kit/time/times.ts";
import { sampleView } from "../../leads/live/sample-view.ts";

const NOW = Date.parse("2026-03-02T19:00:00.000Z");

test.each([
  [0, "due now"],
  [59, "due now"],
  [-59, "due now"],
  [60, "due in 1 minute"],
  [12 * 60 + 30, "due in 12 minutes"],
  [-4 * 60, "4 minutes overdue"],
  [-90 * 60, "1 hour overdue"],
  [26 * 3600, "due in 1 day"],
])("%d seconds from now is %s", (seconds, words) => expect(dueWords(NOW + seconds * 1000, NOW)).toBe(words));

test("a call is said to be recorded with the time that is stored, or none", () => {
  const nextActionAt = "2026-03-05T17:00:00.000Z";
  const at = timeText(nextActionAt);
  expect(recordedWords("no_answer", { nextActionAt })).toBe(`Recorded: No answer. Next: ${at}`);
  expect(recordedWords("reached", { nextActionAt: null })).toBe("Recorded: Reached");
});

describe("why a lead is not called", () => {
  const callable = sampleView(1, { phone: "+17805550134", callConsentAt: "2026-03-02T10:00:00.000Z" });
  test.each([
    [{}, null],
    [{ phoneFlag: "do_not_call", callStatus: "booked" }, /asked not to be called/],
    [{ callStatus: "booked", callStartsAt: "2026-03-03T17:00:00.000Z" }, /booked a call for Mar 3, 2026/],
    [{ callStatus: "booked" }, /booked a call\. No need to call now/],
    [{ callStatus: "moved", callStartsAt: new Date(NOW - 30 * 60_000).toISOString() }, /is over\. First say/],
    [{ callStatus: "moved", callStartsAt: new Date(NOW - 29 * 60_000).toISOString() }, /booked a call for/],
    [{ leadStatus: "Lost" }, /status is Lost/],
    [{ phone: null }, /no phone number/],
    [{ callConsentAt: null }, /withdrew their consent/],
    [{ phoneFlag: "many_numbers" }, /Many numbers/],
    [{ suspect: true }, /may not be a person/],
  ] as const)("%o", (changes, words) => {
    const why = whyNotCall({ ...callable, ...changes }, NOW);
    if (words === null) expect(why).toBeNull();
    else expect(why).toMatch(words);
  });

  test("is said of each that is not callable, and of no other", () => {
    const any = fc.record({
      phone: fc.constantFrom(null, "+17805550134"),
      phoneFlag: fc.constantFrom(null, "many_numbers" as const, "do_not_call" as const),
      callConsentAt: fc.constantFrom(null, "2026-03-02T10:00:00.000Z"),
      suspect: fc.boolean(),
      leadStatus: fc.constantFrom(...LEAD_STATUSES),
      callStatus: fc.constantFrom(null, ...BOOKING_STATES),
    });
    fc.assert(
      fc.property(any, (facts) => {
        const lead = { ...callable, ...facts };
        expect(whyNotCall(lead, NOW) === null).toBe(isCallable(lead));
      }),
    );
  });
});

test("the lead's clock names its place", () => {
  expect(leadClock("America/New_York", NOW)).toBe("2:00 PM in New York");
  expect(leadClock("Etc/GMT+2", NOW)).toBe("5:00 PM (Etc/GMT+2)");
  expect(leadClock("Atlantis/Center", NOW)).toBeNull();
  expect(leadClock(null, NOW)).toBeNull();
});

test("a number is grouped where it is known how", () => {
  expect(phoneWords("+17805550134")).toBe("+1 780 555 0134");
  expect(phoneWords("+4915112345678")).toBe("+4915112345678");
});

test("a time to come is told by its day", () => {
  const at = (time: string) => new Date(`2026-03-${time}:00`).getTime();
  const monday = at("02T09:00");
  expect(whenWords(at("02T14:30"), monday)).toBe("today at 2:30 PM");
  expect(whenWords(at("03T09:00"), monday)).toBe("Tuesday at 9:00 AM");
  expect(whenWords(at("09T09:00"), monday)).toBe("Mon, Mar 9 at 9:00 AM");
});

test("how somebody agreed to be called is said with its time", () => {
  expect(consentWords(sampleView(1))).toBeNull();
  const at = new Date(2026, 2, 2, 9, 30).toISOString();
  expect(consentWords(sampleView(1, { callConsentAt: at, callConsentWay: "form" }))).toBe(
    "Gave call consent in our form, Mar 2, 2026, 9:30 AM",
  );
  expect(consentWords(sampleView(1, { callConsentAt: at, callConsentWay: "call" }))).toBe(
    "Gave call consent by phone, Mar 2, 2026, 9:30 AM",
  );
});

test("an owner goes by name", () => {
  expect(ownerWords(null, "a@example.com")).toBe("Unassigned");
  expect(ownerWords("a@example.com", "a@example.com")).toBe("Yours");
  expect(ownerWords("sam.lee@example.com", "a@example.com")).toBe("Sam Lee’s");
});
