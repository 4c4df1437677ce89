import { changePercent, changePoints, revenueOf } from "#domain/figures/analytics/revenue";
import { expect, test } from "vitest";

test.each([
  [150, 100, 50],
  [50, 100, -50],
  [100, 100, 0],
  [1, 3, -66.7],
  [0, 7, -100],
  [7, 0, null],
  [0, 0, null],
])("an amount of %d after %d has changed by %j percent", (now, before, change) =>
  expect(changePercent(now, before)).toBe(change),
);

test.each([
  [33.3, 30.1, 3.2],
  [30.1, 33.3, -3.2],
  [150, 50, 100],
  [0, 0, 0],
  [null, 50, null],
  [50, null, null],
  [null, null, null],
])("a rate of %j after %j has changed by %j points", (now, before, change) =>
  expect(changePoints(now, before)).toBe(change),
);

test("a status that occurs several times, and is taken away once, counts as the rest of it", () => {
  const cell = (leadStatus: string, total: number, dealSum: number) => {
    return { leadStatus, total, dealCount: total, dealSum };
  };
  expect(
    revenueOf([cell("Won", 3, 9000), cell("SQL", 4, 800), cell("Won", -1, -4000), cell("Lost", 2, 0)]),
  ).toEqual({
    leads: 8,
    wonValue: 5000,
    wonWithoutValue: 0,
    totalValue: 5800,
    dealCount: 8,
    averageValue: 725,
    winRate: 50,
    closeRate: 50,
  });
});
