import { comparedAds, stopAdvices, stopReport, type AdCell } from "#domain/money/report/stop-report";
import { describe, expect, it } from "vitest";

const cell = (key: string, changes: Partial<AdCell>): AdCell => {
  return { key, currency: "USD", spend: 0, recent: 0, booked: 0, ...changes };
};
/** What an ad spent in 90 days, in dollars, and the calls that it booked for it. */
const ad = (key: string, dollars: number, booked: number, recent = 1): AdCell[] => [
  cell(key, { spend: dollars * 100 }),
  cell(key, { recent }),
  cell(key, { currency: "", booked }),
];
const adviceOn = (...cells: AdCell[][]) => stopAdvices(comparedAds(cells.flat(), "USD"));

describe("what to advise on the ads of an account", () => {
  it("is to consider stopping those that book far fewer calls for their money, the likeliest first", () => {
    const found = adviceOn(
      ad("1/2/3", 3000, 30),
      ad("1/2/4", 3000, 4),
      ad("1/2/5", 3000, 0),
      ad("1/2/6", 2000, 18),
      ad("1/2/7", 100, 0),
    );
    expect(found.state).toBe("told");
    expect(found.toStop.map(({ key }) => key)).toEqual(["1/2/5", "1/2/4"]);
    for (const { worse } of found.toStop) expect(worse).toBeGreaterThan(0.8);
    expect(found.advice.get("1/2/3")?.advice).toBe("keep");
    // A new ad would not have booked two calls for $100 either.
    expect(found.advice.get("1/2/7")).toMatchObject({ advice: "early", why: "spend" });
    const { ads, more, early } = stopReport(found, new Map([["1/2/5", "Video"]]));
    expect(ads.map(({ name }) => name)).toEqual(["Video", null]);
    expect([more, early]).toEqual([0, 1]);
  });

  it("is nothing on an ad that no longer runs, which still tells what a new one is like", () => {
    const found = adviceOn(ad("1/2/3", 3000, 30), ad("1/2/4", 3000, 29), ad("1/2/5", 3000, 0, 0));
    expect(found.state).toBe("told");
    expect([...found.advice.keys()]).toEqual(["1/2/3", "1/2/4"]);
  });

  it.each([
    ["few", "two ads", [ad("1", 3000, 30), ad("2", 3000, 0)]],
    ["few", "nine calls", [ad("1", 3000, 9), ad("2", 3000, 0), ad("3", 3000, 0)]],
    ["told", "ten calls and three ads", [ad("1", 3000, 10), ad("2", 3000, 0), ad("3", 3000, 0)]],
    ["alike", "as many calls each", [ad("1", 3000, 30), ad("2", 3000, 31), ad("3", 3000, 29)]],
    ["few", "no ad", []],
  ])("is %s with %s", (state, _what, cells) => {
    const found = adviceOn(...cells);
    expect(found.state).toBe(state);
    if (state !== "told") expect([found.advice.size, found.toStop.length]).toEqual([0, 0]);
  });

  it("compares what was spent in the currency of deals alone", () => {
    const [one] = comparedAds(
      [cell("1", { spend: 500 }), cell("1", { currency: "EUR", spend: 9_999_900, recent: 5 })],
      "USD",
    );
    expect(one).toEqual({ key: "1", spend: 5, booked: 0, isRunning: true });
  });

  it("is nothing on an ad that spends in another currency alone", () => {
    const abroad = [cell("1/2/6", { currency: "EUR", spend: 9_999_900, recent: 5 })];
    const found = adviceOn(ad("1/2/3", 3000, 30), ad("1/2/4", 3000, 9), ad("1/2/5", 3000, 0), abroad);
    expect([found.state, found.advice.has("1/2/6")]).toEqual(["told", false]);
  });

  it("names ten ads at once, and says how many more there are", () => {
    const good = Array.from({ length: 20 }, (_, n) => ad(`good/${n}`, 3000, 40));
    const bad = Array.from({ length: 13 }, (_, n) => ad(`bad/${n}`, 3000, 0));
    const { ads, more } = stopReport(adviceOn(...good, ...bad), new Map());
    expect([ads.length, more]).toEqual([10, 3]);
  });
});
