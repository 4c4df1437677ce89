import { trendSteps } from "#domain/figures/analytics/trend-steps";
import { describe, expect, test } from "vitest";

const DAY_MS = 86_400_000;
/** A Saturday. */
const NOW = Date.parse("2026-11-21T15:20:00Z");

const at = (time: string) => Date.parse(time.length === 10 ? `${time}T00:00:00Z` : time);
const days = (starts: number[]) => starts.map((start) => new Date(start).toISOString().slice(0, 10));
const allTime = (first: number, now = NOW) => trendSteps("all", first, now, "UTC");

describe("today", () => {
  test.each([
    ["2026-11-21T00:00:00Z", 1],
    ["2026-11-21T00:59:59Z", 1],
    ["2026-11-21T01:00:00Z", 2],
    ["2026-11-21T23:59:59Z", 24],
  ])("at %s has %d hours from midnight on", (now, hours) => {
    const { step, starts } = trendSteps("today", 0, at(now), "UTC");
    expect(step).toBe("hour");
    expect(starts).toEqual(Array.from({ length: hours }, (_, hour) => at("2026-11-21") + hour * 3_600_000));
  });

  test("has 25 hours where the clock goes back", () => {
    const { starts } = trendSteps("today", 0, at("2026-10-25T22:59:59Z"), "Europe/Berlin");
    expect([starts.length, starts[0]]).toEqual([25, at("2026-10-24T22:00:00Z")]);
  });
});

describe("the rolling periods go by local days, from the moment they begin", () => {
  test("seven days", () => {
    const { step, starts } = trendSteps("7d", 0, NOW, "UTC");
    expect(step).toBe("day");
    const midnights = Array.from({ length: 7 }, (_, day) => at("2026-11-15") + day * DAY_MS);
    expect(starts).toEqual([NOW - 7 * DAY_MS, ...midnights]);
  });

  test("thirty days", () => {
    const { step, starts } = trendSteps("30d", 0, NOW, "UTC");
    expect([step, starts.length, starts[0], starts.at(-1)]).toEqual([
      "day",
      31,
      NOW - 30 * DAY_MS,
      at("2026-11-21"),
    ]);
  });

  test("a period that begins at midnight has that midnight once, and the day that begins now", () => {
    expect(days(trendSteps("7d", 0, at("2026-11-21"), "UTC").starts)).toEqual([
      "2026-11-14",
      "2026-11-15",
      "2026-11-16",
      "2026-11-17",
      "2026-11-18",
      "2026-11-19",
      "2026-11-20",
      "2026-11-21",
    ]);
  });

  test("days are those of the zone", () => {
    expect(trendSteps("7d", 0, NOW, "Europe/Berlin").starts[1]).toBe(at("2026-11-14T23:00:00Z"));
  });
});

describe("All Time goes by what gives a few dozen points", () => {
  test.each([
    [0, "day"],
    [31, "day"],
    [26 * 7, "week"],
    [3 * 365, "month"],
  ])("up to %d days: by the %s, and no longer after that", (length, step) => {
    expect(allTime(NOW - length * DAY_MS).step).toBe(step);
    expect(allTime(NOW - length * DAY_MS - 1).step === step).toBe(length === 0);
  });

  test("above three years: by the quarter", () => {
    expect(allTime(NOW - 3 * 365 * DAY_MS - 1).step).toBe("quarter");
  });

  test("days begin with that of the first start", () => {
    expect(days(allTime(at("2026-11-19T23:00:00Z")).starts)).toEqual([
      "2026-11-19",
      "2026-11-20",
      "2026-11-21",
    ]);
  });

  test.each([
    ["Monday", "2026-10-12"],
    ["Wednesday", "2026-10-14"],
    ["Sunday", "2026-10-18"],
  ])("weeks begin on Monday, though the first start was on a %s", (_day, first) => {
    expect(days(allTime(at(first)).starts)).toEqual([
      "2026-10-12",
      "2026-10-19",
      "2026-10-26",
      "2026-11-02",
      "2026-11-09",
      "2026-11-16",
    ]);
  });

  test("months begin on their first, over the end of a year", () => {
    expect(days(allTime(at("2025-10-31"), at("2026-05-02")).starts)).toEqual([
      "2025-10-01",
      "2025-11-01",
      "2025-12-01",
      "2026-01-01",
      "2026-02-01",
      "2026-03-01",
      "2026-04-01",
      "2026-05-01",
    ]);
  });

  test.each(["2022-07-01", "2022-08-20", "2022-09-30"])("quarters are those of the year: %s", (first) => {
    const { starts } = allTime(at(first));
    expect(days(starts).slice(0, 4)).toEqual(["2022-07-01", "2022-10-01", "2023-01-01", "2023-04-01"]);
    expect(days(starts).at(-1)).toBe("2026-10-01");
  });
});
