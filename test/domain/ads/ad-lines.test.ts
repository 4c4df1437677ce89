import { adLines, type LeadCell, type LinesAsked, type SpendCell } from "#domain/ads/ad-lines";
import { adsCsv } from "#domain/ads/ads-csv";
import { costOf, type AdsReport } from "#domain/ads/ads-report";
import { adWeeks } from "#domain/ads/ad-weeks";
import { dayNumber } from "#domain/time/day-number";
import { describe, expect, it } from "vitest";

const TODAY = dayNumber("2026-11-21");
const asked: LinesAsked = {
  parent: null,
  currency: "USD",
  today: TODAY,
  team: { won: 100, value: 100_000, squares: 100_000_000 },
  linkNames: new Map(),
  medianDaysToWon: 14,
};
const spent = (id: string, spend: number, currency = "USD"): SpendCell => ({
  id,
  currency,
  spend,
  impressions: 10,
  linkClicks: 5,
});
const lead = (id: string, won: number, { value = 1000 * won, age = 30, starts = 40 } = {}): LeadCell => ({
  id,
  starts,
  leads: starts / 2,
  booked: 4,
  held: 2,
  sql: 8,
  won,
  value,
  startDays: starts * (TODAY - age),
});
const result = (spend: SpendCell[], leads: LeadCell[]) =>
  adLines(spend, leads, new Map(), asked).totals.result;

describe("the lines of a report", () => {
  it("go by what was spent, whatever brought leads for nothing after them", () => {
    const { lines, unattributed, totals } = adLines(
      [spent("1", 100), spent("2", 900)],
      [lead("1", 1), lead("3", 0), lead("", 2)],
      new Map([["2", "Spring"]]),
      asked,
    );
    expect(lines.map(({ key, name }) => [key, name])).toEqual([
      ["2", "Spring"],
      ["1", null],
      ["3", null],
    ]);
    expect([unattributed.key, unattributed.won, unattributed.spend]).toEqual(["none", 2, []]);
    expect([totals.key, totals.won, totals.value]).toEqual(["all", 3, 300_000]);
  });

  it("have keys below their parent", () => {
    const { lines, unattributed, totals } = adLines([spent("5", 1)], [], new Map(), {
      ...asked,
      parent: "1/2",
    });
    expect([lines[0]?.key, unattributed.key, totals.key]).toEqual(["1/2/5", "1/2/none", "1/2"]);
  });

  it("never add up currencies, nor tell a cost or a return in two", () => {
    const { totals } = adLines([spent("1", 100), spent("1", 50, "EUR")], [lead("1", 20)], new Map(), asked);
    expect(totals.spend).toEqual([
      { currency: "EUR", amount: 50 },
      { currency: "USD", amount: 100 },
    ]);
    expect(costOf(totals, "leads")).toBeNull();
    expect(totals.result).toEqual({ verdict: null, why: "other_currency", return: null });
  });

  it("leave out what adds up to nothing", () => {
    const none = { ...spent("1", 0), impressions: 0, linkClicks: 0 };
    expect(adLines([none], [lead("1", 0, { starts: 0 })], new Map(), asked).lines).toEqual([]);
  });

  it.each([
    ["no_spend", [], [lead("1", 20)]],
    ["other_currency", [spent("1", 100, "EUR")], [lead("1", 20)]],
    ["too_young", [spent("1", 100)], [lead("1", 20, { age: 13 })]],
    ["few_won", [spent("1", 100)], [lead("1", 9)]],
    ["few_won", [spent("1", 100)], []],
  ])("give no verdict: %s", (why, spend, leads) => {
    expect(result(spend, leads)).toMatchObject({ verdict: null, why });
  });

  it.each([
    ["earns", 400_000, 20],
    ["open", 2_000_000, 20],
    ["loses", 8_000_000, 20],
  ])("say what was earned: %s", (verdict, cents, won) => {
    const found = result([spent("1", cents)], [lead("1", won, { age: 14 })]);
    expect(found).toMatchObject({ verdict, why: null });
    expect(found.return?.ratio).toBeCloseTo((won * 1000 * 100) / cents);
  });
});

describe("what one cost", () => {
  const { totals } = adLines([spent("1", 1001)], [lead("1", 0)], new Map(), asked);

  it.each([
    ["linkClicks", 200],
    ["leads", 50],
    ["booked", 250],
  ] as const)("of %s", (step, amount) => {
    expect(costOf(totals, step)).toEqual({ currency: "USD", amount });
  });

  it("is nothing to be told without any, or without spend", () => {
    expect(costOf(totals, "won")).toBeNull();
    expect(costOf({ ...totals, spend: [] }, "leads")).toBeNull();
  });
});

describe("the weeks", () => {
  it("go from the first to the last with anything, each from its Monday", () => {
    const cell = (day: string, spend: number, value: number) => ({
      bucket: dayNumber(day),
      currency: spend > 0 ? "USD" : "",
      spend,
      value,
    });
    const weeks = adWeeks(
      [cell("2026-11-22", 100, 0), cell("2026-11-02", 0, 5), cell("2026-11-16", 1, 0)],
      "USD",
    );
    expect(weeks).toEqual([
      { start: "2026-11-02", spend: [], value: 500 },
      { start: "2026-11-09", spend: [], value: 0 },
      { start: "2026-11-16", spend: [{ currency: "USD", amount: 101 }], value: 0 },
    ]);
    expect(adWeeks([], "USD")).toEqual([]);
  });
});

describe("the report as CSV", () => {
  it("has a line each, what is not attributed and the totals, and runs no formula", () => {
    const names = new Map([["1", '=HYPERLINK("x")']]);
    const report: AdsReport = {
      from: "2026-11-01",
      to: "2026-11-21",
      touch: "first",
      level: "campaign",
      parent: null,
      parents: [],
      currency: "USD",
      timeZone: "America/Edmonton",
      weeks: [],
      medianDaysToWon: 14,
      counting: false,
      ...adLines([spent("1", 400_000)], [lead("1", 20), lead("", 1)], names, asked),
    };
    const [heads = "", ...lines] = adsCsv(report, new Map(), "spend").trimEnd().split("\r\n");
    expect(heads.split(",")).toContain("cost per booked call");
    expect(heads.split(",")).toContain("spend USD");
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(
      /^"'=HYPERLINK\(""x""\)",1,campaign,,,yes,2026-11-01,2026-11-21,first,4000.00,10,5,40,20,4,/,
    );
    expect(lines[0]).toMatch(/,5,3\.\d+,\d+\.\d+,earns$/);
    expect(lines[1]).toMatch(/^Not attributed,,.*,no_spend$/);
    expect(lines[2]).toMatch(/^Total,,.*,earns$/);
  });
});
