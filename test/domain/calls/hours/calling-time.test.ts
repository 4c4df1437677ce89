import type { CallingHours } from "#domain/calls/hours/calling-hours";
import { callingMinutesBetween, dueAt, isOpen, nextOpening } from "#domain/calls/hours/calling-time";
import { WEEKDAYS, type CallingInterval, type Weekday } from "#domain/calls/hours/calling-week";
import { describe, expect, test } from "vitest";

const NINE_TO_FIVE = { from: "09:00", to: "17:00" };
const NINE_TO_SIX = { from: "09:00", to: "18:00" };

const closed = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };

function team(interval: CallingInterval, more: Partial<CallingHours> = {}): CallingHours {
  const open = [interval];
  const week = { ...closed, monday: open, tuesday: open, wednesday: open, thursday: open, friday: open };
  return { timeZone: "America/Edmonton", holidays: [], week, ...more };
}

function everyDay(interval: CallingInterval): Record<Weekday, CallingInterval[]> {
  const week: Record<Weekday, CallingInterval[]> = { ...closed };
  for (const weekday of WEEKDAYS) week[weekday] = [interval];
  return week;
}

const at = (iso: string) => Date.parse(iso);
const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());
/** Edmonton in July: six hours behind UTC. July 17, 2026 is a Friday. */
const edmonton = (day: number, time: string) => at(`2026-07-${day}T${time}-06:00`);

describe("due", () => {
  const standard = team(NINE_TO_FIVE);
  const untilSix = team(NINE_TO_SIX);

  test.each([
    ["17:58 on Friday, hours to 17:00", standard, edmonton(17, "17:58"), 5, edmonton(20, "09:05")],
    ["16:58 on Friday, hours to 17:00", standard, edmonton(17, "16:58"), 5, edmonton(20, "09:03")],
    ["17:58 on Friday, hours to 18:00", untilSix, edmonton(17, "17:58"), 5, edmonton(20, "09:03")],
    ["five minutes before the end", standard, edmonton(17, "16:55"), 5, edmonton(17, "17:00")],
    ["at the very end", standard, edmonton(17, "17:00"), 5, edmonton(20, "09:05")],
    ["before the morning", standard, edmonton(17, "03:00"), 30, edmonton(17, "09:30")],
    ["on a Sunday", standard, edmonton(19, "12:00"), 5, edmonton(20, "09:05")],
    ["a day's work from noon", standard, edmonton(16, "12:00"), 480, edmonton(17, "12:00")],
    ["seconds count", standard, edmonton(17, "16:59:30"), 1, edmonton(20, "09:00:30")],
    [
      "on a holiday",
      team(NINE_TO_FIVE, { holidays: ["2026-07-20", "2026-07-21"] }),
      edmonton(17, "16:58"),
      5,
      edmonton(22, "09:03"),
    ],
  ])("%s", (_, hours, start, minutes, due) => expect(iso(dueAt(start, minutes, hours, null))).toBe(iso(due)));
});

describe("where the lead is", () => {
  const standard = team(NINE_TO_FIVE);

  test.each([
    // 17:00 in Edmonton is 20:00 in Halifax, 19:00 in Toronto.
    [
      "an hour that is evening there, not night",
      "America/Halifax",
      edmonton(17, "16:58"),
      edmonton(20, "09:03"),
    ],
    // 21:00 in London is 14:00 in Edmonton.
    ["their night ends the day", "Europe/London", edmonton(16, "13:58"), edmonton(17, "09:03")],
    // 9:00 in Honolulu is 13:00 in Edmonton.
    ["their morning starts it", "Pacific/Honolulu", edmonton(16, "09:00"), edmonton(16, "13:05")],
    [
      "an unknown zone leaves the team's hours",
      "Atlantis/Centre",
      edmonton(16, "16:58"),
      edmonton(17, "09:03"),
    ],
    ["so does none", null, edmonton(16, "16:58"), edmonton(17, "09:03")],
  ])("%s", (_, zone, start, due) => expect(iso(dueAt(start, 5, standard, zone))).toBe(iso(due)));

  test("their weekend is from 10:00 to 18:00", () => {
    const daily = team(NINE_TO_FIVE, {
      timeZone: "Europe/Berlin",
      week: everyDay({ from: "00:00", to: "00:00", nextDay: true }),
    });
    const opens = (day: string) => iso(nextOpening(at(`${day}T03:00Z`), daily, "Europe/Berlin"));
    expect(opens("2026-07-17")).toBe("2026-07-17T07:00:00.000Z");
    expect(opens("2026-07-18")).toBe("2026-07-18T08:00:00.000Z");
    expect(isOpen(at("2026-07-18T15:59:59Z"), daily, "Europe/Berlin")).toBe(true);
    expect(isOpen(at("2026-07-18T16:00:00Z"), daily, "Europe/Berlin")).toBe(false);
    expect(isOpen(at("2026-07-17T18:59:59Z"), daily, "Europe/Berlin")).toBe(true);
    expect(isOpen(at("2026-07-17T19:00:00Z"), daily, "Europe/Berlin")).toBe(false);
  });

  test("hours that never meet are never due", () => {
    expect(dueAt(edmonton(16, "12:00"), 5, standard, "Asia/Singapore")).toBeNull();
    expect(nextOpening(edmonton(16, "12:00"), standard, "Asia/Singapore")).toBeNull();
  });
});

describe("nights, and days on which clocks change", () => {
  const NIGHT: CallingInterval = { from: "22:00", to: "06:00", nextDay: true };
  const nights = team(NIGHT, { timeZone: "Europe/Berlin" });
  const between = (from: string, to: string, hours: CallingHours) =>
    callingMinutesBetween(at(from), at(to), hours, null);

  test("an interval over midnight belongs to the evening on which it starts", () => {
    // Friday's ends on Saturday morning; Sunday has none.
    expect(between("2026-07-17T12:00Z", "2026-07-20T12:00Z", nights)).toBe(480);
  });

  test("a holiday has no evening, and ends the night before at its midnight", () => {
    const hours = { ...nights, holidays: ["2026-07-15"] };
    // Tuesday from 22:00 to midnight, nothing of Wednesday's, Thursday's whole.
    expect(between("2026-07-14T12:00Z", "2026-07-15T12:00Z", hours)).toBe(120);
    expect(between("2026-07-15T12:00Z", "2026-07-16T12:00Z", hours)).toBe(0);
    expect(between("2026-07-16T12:00Z", "2026-07-17T12:00Z", hours)).toBe(480);
  });

  test("a night is an hour shorter in spring and longer in autumn", () => {
    const hours = team(NIGHT, { timeZone: "Europe/Berlin", week: everyDay(NIGHT) });
    expect(between("2026-03-28T12:00Z", "2026-03-29T12:00Z", hours)).toBe(420);
    expect(between("2026-10-24T12:00Z", "2026-10-25T12:00Z", hours)).toBe(540);
  });

  test("Lord Howe's clocks change by half an hour", () => {
    const hours = team(NIGHT, { timeZone: "Australia/Lord_Howe", week: everyDay(NIGHT) });
    expect(between("2026-04-04T03:00Z", "2026-04-05T03:00Z", hours)).toBe(510);
    expect(between("2026-10-03T03:00Z", "2026-10-04T03:00Z", hours)).toBe(450);
  });
});

describe("comes to an end", () => {
  const year = Array.from(
    { length: 400 },
    (_, day) => iso(at("2026-07-01") + day * 86_400_000)?.slice(0, 10) ?? "",
  );

  test.each([
    ["without any hours", team(NINE_TO_FIVE, { week: closed })],
    ["with a year of holidays", team(NINE_TO_FIVE, { holidays: year })],
  ])("%s", (_, hours) => {
    const now = edmonton(16, "12:00");
    expect(dueAt(now, 5, hours, null)).toBeNull();
    expect(nextOpening(now, hours, "Europe/London")).toBeNull();
    expect(isOpen(now, hours, null)).toBe(false);
    expect(callingMinutesBetween(now, now + 30 * 86_400_000, hours, null)).toBe(0);
  });

  test("more minutes than a year has", () => {
    expect(dueAt(edmonton(16, "12:00"), 600_000, team(NINE_TO_FIVE), null)).toBeNull();
  });
});

test("no time passes backwards", () => {
  expect(callingMinutesBetween(edmonton(17, "12:00"), edmonton(17, "11:00"), team(NINE_TO_FIVE), null)).toBe(
    0,
  );
});

test("every zone that the browser offers can be a team's and a lead's", () => {
  for (const timeZone of Intl.supportedValuesOf("timeZone")) {
    const opening = nextOpening(at("2026-07-18T12:00Z"), team(NINE_TO_FIVE, { timeZone }), timeZone) ?? 0;
    const clock = new Intl.DateTimeFormat("en-US", { timeZone, weekday: "long" });
    expect([timeZone, clock.format(opening)]).toEqual([timeZone, "Monday"]);
  }
});
