import {
  CALL_MAIL_KINDS,
  plannedMails,
  reasonNotToSendCall,
  type CallMailKind,
  type CallState,
} from "#domain/booking/call-mails";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 30, 12);
const ON = { booking_mails: "on" };

describe("plannedMails", () => {
  const planned = (hours: number, settings: Record<string, string> = ON) =>
    plannedMails("call-booked", { startsAt: NOW + hours * HOUR, now: NOW }, settings).map(
      ({ kind, dueAt }) => `${kind} ${(dueAt - NOW) / HOUR}`,
    );

  it.each([
    [36, ["call-booked 0", "call-day-before 12", "call-hour-before 35"]],
    [35.9, ["call-booked 0", "call-hour-before 34.9"]],
    [240, ["call-booked 0", "call-day-before 216", "call-hour-before 239"]],
    [3, ["call-booked 0", "call-hour-before 2"]],
    [2.9, ["call-booked 0"]],
    [0.1, ["call-booked 0"]],
    [0, []],
    [-1, []],
  ])("of a call %s hours ahead", (hours, mails) => expect(planned(hours)).toEqual(mails));

  it.each([
    [{ reminder_day_before: "off" }, ["call-booked 0", "call-hour-before 47"]],
    [{ reminder_hour_before: "off" }, ["call-booked 0", "call-day-before 24"]],
  ])("leaves out what is switched off: %j", (off, mails) =>
    expect(planned(48, { ...ON, ...off })).toEqual(mails),
  );

  it("is in the order of time, two hours apart, and before the call", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 * 24 * 60 }), (minutes) => {
        const startsAt = NOW + minutes * 60_000;
        const due = plannedMails("call-moved", { startsAt, now: NOW }, ON).map(({ dueAt }) => dueAt);
        for (const [index, at] of due.entries()) {
          expect(at).toBeLessThan(startsAt);
          if (index > 0) expect(at - (due[index - 1] ?? 0)).toBeGreaterThanOrEqual(2 * HOUR);
        }
      }),
    );
  });
});

describe("reasonNotToSendCall", () => {
  const call: CallState = {
    status: "booked",
    outcome: null,
    replacedBy: null,
    sequence: 2,
    startsAt: NOW + 24 * HOUR,
    email: "ada@analytical.example",
    isSuspect: false,
  };
  const reason = (
    kind: CallMailKind,
    changes: Partial<CallState> | null,
    {
      sequence = 2,
      now = NOW,
      settings = ON,
      notAfterMissed = null,
    }: {
      sequence?: number;
      now?: number;
      settings?: object;
      notAfterMissed?: string | null;
    } = {},
  ) =>
    reasonNotToSendCall(kind, changes && { ...call, ...changes }, {
      sequence,
      now,
      settings: { ...settings },
      notAfterMissed,
    });
  const AHEAD = ["call-booked", "call-moved", "call-day-before", "call-hour-before"] as const;

  it.each(AHEAD)("%s goes while the call is as it was, and not after", (kind) => {
    expect(reason(kind, {})).toBeNull();
    expect(reason(kind, {}, { sequence: 1 })).toBe("call_changed");
    expect(reason(kind, { replacedBy: "I2" })).toBe("call_changed");
    expect(reason(kind, { status: "cancelled" })).toBe("call_changed");
    expect(reason(kind, { startsAt: NOW })).toBe("call_over");
  });

  it("a cancellation goes only of a canceled call that would be ahead", () => {
    expect(reason("call-cancelled", { status: "cancelled" })).toBeNull();
    expect(reason("call-cancelled", {})).toBe("call_changed");
    expect(reason("call-cancelled", { status: "cancelled", startsAt: NOW - 1 })).toBe("call_over");
  });

  it.each(CALL_MAIL_KINDS)("%s goes to nobody erased or suspect, nor once switched off", (kind) => {
    expect(reason(kind, null)).toBe("erased");
    expect(reason(kind, { email: null })).toBe("erased");
    expect(reason(kind, { isSuspect: true })).toBe("suspect");
    expect(reason(kind, {}, { settings: {} })).toBe("switched_off");
  });

  it.each([
    ["call-day-before", 24],
    ["call-hour-before", 1],
  ] as const)("%s is dropped once it is more than 30 minutes late", (kind, hours) => {
    const due = (call.startsAt ?? 0) - hours * HOUR;
    expect(reason(kind, {}, { now: due + 30 * 60_000 })).toBeNull();
    expect(reason(kind, {}, { now: due + 30 * 60_000 + 1 })).toBe("late");
  });

  it("a reminder that has been switched off since does not go", () =>
    expect(reason("call-day-before", {}, { settings: { ...ON, reminder_day_before: "off" } })).toBe(
      "switched_off",
    ));

  it("the mail after a missed call needs a reason to write, and that the call still counts as missed", () => {
    const missed = { outcome: "no_show", startsAt: NOW - HOUR } as const;
    expect(reason("call-missed", missed)).toBeNull();
    expect(reason("call-missed", missed, { notAfterMissed: "no_country" })).toBe("no_country");
    expect(reason("call-missed", { ...missed, outcome: "held" })).toBe("call_changed");
    expect(reason("call-missed", { ...missed, outcome: null })).toBe("call_changed");
  });
});
