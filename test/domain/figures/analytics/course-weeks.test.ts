import { courseWeeks } from "#domain/figures/analytics/course-weeks";
import { weekFigures } from "#domain/figures/analytics/change";
import { revenueOf, stagesOf } from "#domain/figures/analytics/revenue";
import { expect, test } from "vitest";
import { NO_FUNNEL, NO_QUALITY } from "../../../setup/figures/no-change.ts";

const HOUR_MS = 3_600_000;
const WEEK_HOURS = 7 * 24;

test.each([
  ["UTC", "2026-11-28T15:00:00.000Z", "2026-11-28T00:00:00.000Z"],
  ["America/New_York", "2026-11-28T03:00:00.000Z", "2026-11-27T05:00:00.000Z"],
  ["Pacific/Auckland", "2026-11-28T15:00:00.000Z", "2026-11-28T11:00:00.000Z"],
])("a dozen weeks of whole days, one after another up to today: %s", (zone, now, end) => {
  const weeks = courseWeeks(Date.parse(now), zone);
  expect(weeks).toHaveLength(12);
  expect(weeks.at(-1)?.end).toBe(Date.parse(end));
  for (const [index, { start }] of weeks.slice(1).entries()) expect(start).toBe(weeks[index]?.end);
});

test("the week in which clocks change is an hour longer or shorter", () => {
  const hours = courseWeeks(Date.parse("2026-11-28T15:00:00.000Z"), "America/New_York").map(
    ({ start, end }) => (end - start) / HOUR_MS,
  );
  expect(hours.filter((length) => length !== WEEK_HOURS)).toEqual([WEEK_HOURS + 1]);
});

const week = (people: number) => {
  const stages = [
    { leadStatus: "SQL", total: people, dealCount: 0, dealSum: 0 },
    { leadStatus: "Won", total: 2, dealCount: 1, dealSum: 500 },
  ];
  return weekFigures({
    funnel: { ...NO_FUNNEL, total: people, completionRate: 50, callsBooked: 1 },
    revenue: revenueOf(stages),
    quality: NO_QUALITY,
    pipeline: stagesOf(stages),
    firstCall: { called: people, medianMinutes: 12 },
  });
};

test("a week of a handful has counts, but no rates", () => {
  expect(week(5)).toMatchObject({ completionRate: 50, winRate: 40, medianMinutes: 12 });
  expect(week(4)).toEqual({
    leads: 6,
    callsBooked: 1,
    wonValue: 500,
    totalValue: 500,
    completionRate: null,
    winRate: null,
    medianMinutes: null,
  });
});
