import { arrivedBy } from "#domain/money/ads/verdict/delay-laws";
import type { ByAge, Outcome, Team } from "#domain/money/ads/verdict/evidence";
import { forecast } from "#domain/money/ads/verdict/forecast";
import { gammaBelow, gammaPoint, normalBelow } from "#domain/money/ads/verdict/gamma";
import { knownTeam } from "#domain/money/ads/verdict/learn-delay";
import { freshAd, stopAdvice } from "#domain/money/ads/verdict/stop-advice";
import { verdictOn } from "#domain/money/ads/verdict/verdict";
import { describe, expect, it, test } from "vitest";
import { vectors } from "./vectors.ts";

/** The vectors have twelve digits; sums in another order differ in the last of sixteen. */
const CLOSE = 1e-9;

const teamOf = (index: number): Team => {
  const team = vectors.teams[index];
  if (!team) throw new Error(`there is no team ${index}`);
  return team;
};
const known = vectors.teams.map((team) => knownTeam(team));
const knownOf = (index: number) => known[index] ?? knownTeam(teamOf(index));

function expectClose(found: number | undefined, wanted: unknown): void {
  const number = Number(wanted);
  expect(Math.abs((found ?? Number.NaN) - number)).toBeLessThanOrEqual(CLOSE * Math.max(1, Math.abs(number)));
}

function lineOf({ from, days, spend, leads, deals }: (typeof vectors.cases)[number]["line"]): Outcome {
  const evenly = (each: number): ByAge => Array.from({ length: days }, (_, day) => [from + day, each]);
  return { spend, spendByAge: evenly(spend / days), leadsByAge: leads > 0 ? evenly(leads) : [], deals };
}

describe("the verdict", () => {
  it.each(vectors.cases)("$name", ({ team, line, expected }) => {
    const found = verdictOn(lineOf(line), knownOf(team));
    expect([found.verdict, found.why]).toEqual([expected.verdict, expected.why ?? null]);
    if (found.why === "days") expect(found.days).toBe(expected["days"]);
    if (found.why === "spend") expectClose(found.more, expected["more"]);
    if (!found.return) return;
    expectClose(found.return.seen, expected["seen"]);
    expectClose(found.return.share, expected["share"]);
    expectClose(found.return.final, expected["ratio"]);
    expectClose(found.return.low, expected["low"]);
    expectClose(found.return.high, expected["high"]);
  });
});

test.each([
  [7, "early"],
  [22, "early"],
  [23, "loses"],
] as const)(
  "a fortune of the last %i days without a deal is %s, as no line loses before three in ten of its deals are due",
  (days, verdict) => {
    const none = { won: 0, valued: 0, value: 0, squares: 0 };
    const found = verdictOn(lineOf({ from: 0, days, spend: 1e9, leads: 3, deals: none }), knownOf(0));
    expect(found.verdict).toBe(verdict);
    expect(found.return?.high).toBeLessThan(1);
  },
);

test.each(vectors.delays)("team $team has learnt how long its deals take", ({ team, arrived }) => {
  for (const [day, share] of arrived) {
    const { likely } = knownOf(team);
    const found = likely.reduce((sum, { law, weight }) => sum + weight * arrivedBy(law, day), 0);
    // Laws that are next to impossible are left out.
    expect(found).toBeCloseTo(share, 3);
  }
});

test.each(vectors.forecasts)("team $team: what comes in $days days", ({ team, days, expected }) => {
  const leads: ByAge = Array.from({ length: 100 }, (_, index) => [index * 3, 5]);
  const found = forecast(leads, knownOf(team), days);
  for (const end of ["mean", "low", "high"] as const) {
    expectClose(found.won[end], expected.won[end]);
    if (expected.value) expectClose(found.value?.[end], expected.value[end]);
  }
  expect(found.value === null).toBe(expected.value === undefined);
});

test.each(vectors.stops)("ads with $ads of calls and spend", ({ ads, fresh: wanted, advice }) => {
  const fresh = freshAd(ads.map(([booked, spend]) => ({ booked, spend })));
  for (const [name, value] of Object.entries(fresh)) expectClose(value, wanted[name]);
  const asked = [...ads, [0, 100], [0, 3000], [1, 2500]] as const;
  for (const [index, [booked, spend]] of asked.entries()) {
    const found = stopAdvice({ booked, spend }, fresh);
    const told = advice[index];
    expect([found.advice, "why" in found ? found.why : undefined]).toEqual([told?.advice, told?.["why"]]);
    if ("worse" in found) expectClose(found.worse, told?.["worse"]);
    if ("more" in found) expectClose(found.more, told?.["more"]);
  }
});

describe("the distributions", () => {
  test.each(vectors.gammas)("gamma of shape %d below %d", (shape, x, below) =>
    expectClose(gammaBelow(shape, x), below),
  );
  test.each(vectors.points)("gamma of mean %d and variance %d, at %d", (mean, variance, below, point) =>
    expectClose(gammaPoint({ mean, variance }, below), point),
  );
  test.each(vectors.normals)("normal below %d", (z, below) => expectClose(normalBelow(z), below));
});
