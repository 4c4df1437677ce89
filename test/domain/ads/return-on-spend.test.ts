import { returnOnSpend, verdictOn, type Deals, type Return } from "#domain/ads/return-on-spend";
import { describe, expect, it } from "vitest";
import { randomFrom } from "../../setup/random.ts";

const ACCOUNTS = 1000;
const ADS = 5;
const RESOLUTION = 2 ** 32;
const { int } = randomFrom(18);
const next = () => int(RESOLUTION) / RESOLUTION;

describe("the interval of a return", () => {
  // Each account has five ads, of which chance brings each between 1 and 25 deals on average.
  it.each([0.3, 0.6, 1.0])("holds the truth in 85 of 100 accounts at least, sizes log-normal %d", (sigma) => {
    const held = { account: 0, ad: 0, ads: 0 };
    for (let account = 0; account < ACCOUNTS; account++) {
      const expected = Array.from({ length: ADS }, () => 1 + 24 * next());
      const ads = expected.map((deals) => dealsOf(deals, sigma));
      const team = dealsOfAll(ads);
      const truth = (deals: number) => deals * Math.exp(sigma ** 2 / 2);
      const all = expected.reduce((sum, deals) => sum + deals, 0);
      held.account += holds(returnOnSpend(team.value, 1, team), truth(all));
      for (const [index, ad] of ads.entries()) {
        held.ads += 1;
        held.ad += holds(returnOnSpend(ad.value, 1, team), truth(expected[index] ?? 0));
      }
    }
    expect(held.account / ACCOUNTS).toBeGreaterThanOrEqual(0.85);
    expect(held.ad / held.ads).toBeGreaterThanOrEqual(0.85);
    // Wider than need be would be no use either.
    expect(held.account / ACCOUNTS).toBeLessThanOrEqual(0.97);
  });

  it.each([0.3, 0.6, 1.0])(
    "holds it for a team with a handful of deals too, sizes log-normal %d",
    (sigma) => {
      let [told, held] = [0, 0];
      for (let account = 0; account < ACCOUNTS; account++) {
        const expected = 2 + 10 * next();
        const team = dealsOf(expected, sigma);
        const found = returnOnSpend(team.value, 1, team);
        if (!found) continue;
        told++;
        held += holds(found, expected * Math.exp(sigma ** 2 / 2));
      }
      expect(held / told).toBeGreaterThanOrEqual(0.85);
    },
  );

  it("is that of a Poisson count where all deals are of one size", () => {
    // Garwood's interval of a count of 10 is 5.425 to 16.962.
    const team = { won: 100, value: 100_000, squares: 100_000_000 };
    const found = returnOnSpend(10_000, 10_000, team);
    expect(found?.ratio).toBe(1);
    expect(found?.low).toBeCloseTo(0.5425, 2);
    expect(found?.high).toBeCloseTo(1.6962, 2);
  });

  it("starts at nothing where nothing was won, and there is none without any deal or spend", () => {
    const team = { won: 100, value: 100_000, squares: 100_000_000 };
    expect(returnOnSpend(0, 1000, team)).toMatchObject({ ratio: 0, low: 0 });
    expect(returnOnSpend(0, 1000, { won: 0, value: 0, squares: 0 })).toBeNull();
    expect(returnOnSpend(1000, 0, team)).toBeNull();
  });
});

describe("the verdict on a return", () => {
  const between = (low: number, high: number): Return => ({ ratio: (low + high) / 2, low, high });
  const old = { won: 10, young: false };

  it.each([
    ["earns", between(1.1, 2)],
    ["loses", between(0.2, 0.9)],
    ["open", between(0.9, 1.1)],
    ["open", between(1, 2)],
  ])("%s", (verdict, found) => {
    expect(verdictOn(found, old)).toEqual({ verdict, why: null, return: found });
  });

  it.each([
    ["few_won", { won: 9, young: false }],
    ["too_young", { won: 9, young: true }],
    ["too_young", { won: 50, young: true }],
  ])("is not given: %s", (why, about) => {
    const found = between(1.1, 2);
    expect(verdictOn(found, about)).toEqual({ verdict: null, why, return: found });
  });
});

function holds(found: Return | null, truth: number): 0 | 1 {
  return found && found.low <= truth && truth <= found.high ? 1 : 0;
}

function dealsOf(expected: number, sigma: number): Deals {
  const values = Array.from({ length: poisson(expected) }, () => Math.exp(sigma * normal()));
  return dealsOfAll(values.map((value) => ({ won: 1, value, squares: value ** 2 })));
}

function dealsOfAll(deals: readonly Deals[]): Deals {
  const sum = { won: 0, value: 0, squares: 0 };
  for (const { won, value, squares } of deals) {
    sum.won += won;
    sum.value += value;
    sum.squares += squares;
  }
  return sum;
}

/** How many events come within `expected` mean waits. */
function poisson(expected: number): number {
  let count = -1;
  for (let time = 0; time < expected; count++) time -= Math.log(1 - next());
  return count;
}

function normal(): number {
  return Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
}
