import { callTargetsSchema, INITIAL_TARGETS, targetMinutes } from "#domain/calls/hours/call-targets";
import { callTargets, callingHours, INITIAL_DESK } from "#domain/calls/hours/calling-settings";
import {
  type CallingInterval,
  type CallingWeek,
  callingWeekSchema,
  INITIAL_WEEK,
} from "#domain/calls/hours/calling-week";
import { settingSchema } from "#domain/settings/settings";
import { describe, expect, test } from "vitest";

const NONE: CallingWeek = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
};

const span = (from: string, to: string): CallingInterval => ({ from, to });
const night = (from: string, to: string): CallingInterval => ({ from, to, nextDay: true });

/** Where a week is wrong, and how. */
function faults(week: unknown) {
  const issues = callingWeekSchema.safeParse(week).error?.issues ?? [];
  return issues.map(({ path, message }) => [path.join("."), message]);
}

describe("the week of calling hours", () => {
  const OVERLAP = "This overlaps with the hours before it.";
  const ENDS_FIRST = "This ends before it starts. If it runs past midnight, let it end on the next day.";
  const TIME = "Please enter a time like 09:00";

  test.each([
    ["no hours at all", NONE],
    ["two that touch", { ...NONE, monday: [span("09:00", "12:00"), span("12:00", "17:00")] }],
    [
      "a night that ends as the morning starts",
      { ...NONE, monday: [night("22:00", "06:00")], tuesday: [span("06:00", "09:00")] },
    ],
    ["the whole day", { ...NONE, monday: [night("00:00", "00:00")], tuesday: [night("00:00", "00:00")] }],
    [
      "a Sunday night before a Monday",
      { ...NONE, sunday: [night("22:00", "06:00")], monday: [span("06:00", "07:00")] },
    ],
  ])("may have %s", (_, week) => expect(callingWeekSchema.parse(week)).toEqual(week));

  test.each([
    ["ends as it starts", { ...NONE, monday: [span("09:00", "09:00")] }, "monday.0.to", ENDS_FIRST],
    ["ends before it starts", { ...NONE, monday: [span("17:00", "09:00")] }, "monday.0.to", ENDS_FIRST],
    [
      "lasts more than a day",
      { ...NONE, monday: [night("09:00", "10:00")] },
      "monday.0.to",
      "This is longer than 24 hours.",
    ],
    [
      "overlaps",
      { ...NONE, friday: [span("09:00", "12:00"), span("11:59", "17:00")] },
      "friday.1.from",
      OVERLAP,
    ],
    [
      "is there twice",
      { ...NONE, friday: [span("09:00", "12:00"), span("09:00", "12:00")] },
      "friday.1.from",
      OVERLAP,
    ],
    [
      "overlaps with the night before",
      { ...NONE, monday: [night("22:00", "06:00")], tuesday: [span("05:00", "09:00")] },
      "tuesday.0.from",
      OVERLAP,
    ],
    [
      "overlaps with the Sunday night before",
      { ...NONE, sunday: [night("22:00", "06:00")], monday: [span("05:00", "09:00")] },
      "monday.0.from",
      OVERLAP,
    ],
    ["has no such time", { ...NONE, monday: [span("24:00", "25:00")] }, "monday.0.from", TIME],
    ["has another time's form", { ...NONE, monday: [span("9:00", "17:00")] }, "monday.0.from", TIME],
  ])("an interval that %s is refused", (_, week, path, message) =>
    expect(faults(week)[0]).toEqual([path, message]),
  );

  test("is put in order", () => {
    const week = { ...NONE, monday: [span("13:00", "17:00"), span("09:00", "12:00")] };
    expect(callingWeekSchema.parse(week).monday).toEqual([span("09:00", "12:00"), span("13:00", "17:00")]);
  });

  test.each([[null], [[]], ["monday"], [{}], [{ ...NONE, monday: null }], [{ ...NONE, funday: [] }]])(
    "%o is none",
    (week) => expect(faults(week)).not.toEqual([]),
  );
});

describe("as they are written", () => {
  const written = (key: string, value: unknown) => settingSchema.safeParse({ key, value });

  test("the same hours are the same text", () => {
    const { saturday, ...days } = INITIAL_WEEK;
    const value = JSON.stringify({ saturday, ...days }, null, 2);
    expect(written("desk_hours", value).data?.value).toBe(INITIAL_DESK.desk_hours);
  });

  test("holidays are in order, each once", () => {
    const value = '["2026-12-26","2026-01-01","2026-12-26"]';
    expect(written("desk_holidays", value).data?.value).toBe('["2026-01-01","2026-12-26"]');
  });

  test.each(["2026-02-29", "2026-13-01", "2026-12-25T00:00Z", "25.12.2026", " 2026-12-25", "", 20261225])(
    "%j is no holiday",
    (day) => expect(written("desk_holidays", JSON.stringify([day])).success).toBe(false),
  );

  test.each(["Atlantis/Centre", "+02:00", "Europe/Berlin ", " ", "", "UTC+1", null])(
    "%j is no zone",
    (zone) => expect(written("desk_time_zone", zone).success).toBe(false),
  );

  test.each(["5", "null", "[]", "{}", "{", " ", "", 5])("%j are no hours and no targets", (value) => {
    expect(written("desk_hours", value).success).toBe(false);
    expect(written("desk_targets", value).success).toBe(false);
  });

  test.each([0, -5, 1.5, 10_000, "5", null, undefined])("%j is no target", (minutes) =>
    expect(callTargetsSchema.safeParse({ ...INITIAL_TARGETS, High: minutes }).success).toBe(false),
  );
});

describe("read", () => {
  test("what is stored", () => {
    const stored = {
      desk_time_zone: "Europe/Berlin",
      desk_hours: JSON.stringify({ ...NONE, sunday: [night("22:00", "06:00")] }),
      desk_holidays: '["2026-12-25"]',
      desk_targets: JSON.stringify({ ...INITIAL_TARGETS, Low: 60 }),
    };
    expect(callingHours(stored)).toEqual({
      timeZone: "Europe/Berlin",
      week: { ...NONE, sunday: [night("22:00", "06:00")] },
      holidays: ["2026-12-25"],
    });
    expect(callTargets(stored).Low).toBe(60);
  });

  test("the first value of what is missing or damaged", () => {
    const first = { timeZone: "America/Edmonton", week: INITIAL_WEEK, holidays: [] };
    expect(callingHours({})).toEqual(first);
    expect(callingHours({ desk_time_zone: "Mars", desk_hours: "{", desk_holidays: "5" })).toEqual(first);
    expect(callTargets({ desk_targets: "{}" })).toEqual(INITIAL_TARGETS);
  });
});

test.each([
  [160, false, 5],
  [120, false, 5],
  [119, false, 30],
  [80, false, 30],
  [79, false, 240],
  [40, false, 240],
  [39, false, 480],
  [null, false, 480],
  [10, true, 5],
  [null, true, 5],
])("a lead score of %s, asked for a call: %s, is due in %i minutes", (leadScore, asked, minutes) =>
  expect(targetMinutes({ leadScore, asked, isForm: false }, INITIAL_TARGETS, 7)).toBe(minutes),
);

test.each([
  [null, false, 7],
  [null, true, 5],
  [79, false, 240],
])(
  "a form lead with a score of %s, asked for a call: %s, is due in %i minutes",
  (leadScore, asked, minutes) =>
    expect(targetMinutes({ leadScore, asked, isForm: true }, INITIAL_TARGETS, 7)).toBe(minutes),
);
