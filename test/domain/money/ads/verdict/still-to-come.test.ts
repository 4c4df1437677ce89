import { knownTeam } from "#domain/money/ads/verdict/learn-delay";
import { stillToCome } from "#domain/money/ads/verdict/forecast";
import type { ByAge } from "#domain/money/ads/verdict/evidence";
import { expect, it } from "vitest";

const leads: ByAge = Array.from({ length: 60 }, (_, age) => [age, 10]);
const team = (changes: { won?: number; valued?: number; historyDays?: number } = {}) => {
  const { won = 40, valued = won, historyDays = 200 } = changes;
  return knownTeam({
    won,
    valued,
    value: 5000 * valued,
    squares: 25_000_000 * valued,
    wonByLag: [[20, won]],
    wonByAge: [[45, won]],
    historyDays,
  });
};

it.each([
  [{ historyDays: 89 }, null],
  [{ historyDays: 90 }, true],
  [{ historyDays: 179 }, true],
  [{ historyDays: 180 }, false],
  [{ won: 9 }, null],
  [{ won: 10 }, false],
])("with %j, a forecast is rough: %s", (changes, isRough) => {
  expect(stillToCome(leads, team(changes))?.isRough ?? null).toBe(isRough);
});

it("is told for three spans, each of which brings more, and in values once five deals have one", () => {
  const found = stillToCome(leads, team());
  expect(found?.spans.map(({ days }) => days)).toEqual([30, 60, 90]);
  const means = found?.spans.map(({ won }) => won.mean) ?? [];
  expect(means).toEqual(means.toSorted((a, b) => a - b));
  for (const { won, value } of found?.spans ?? []) {
    expect(won.low).toBeLessThan(won.mean);
    expect(won.high).toBeGreaterThan(won.mean);
    expect(value?.mean).toBeCloseTo(5000 * won.mean, 6);
  }
  expect(stillToCome(leads, team({ valued: 4 }))?.spans.map(({ value }) => value)).toEqual([
    null,
    null,
    null,
  ]);
});
