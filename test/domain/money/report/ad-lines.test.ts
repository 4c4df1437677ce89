import {
  adLines,
  type Cells,
  type LeadCell,
  type LinesAsked,
  type SpendCell,
} from "#domain/money/report/ad-lines";
import { adsCsv } from "#domain/money/report/ads-csv";
import { costOf, type AdsReport } from "#domain/money/report/ads-report";
import { adWeeks } from "#domain/money/report/ad-weeks";
import { isSortedApart, sortedLines } from "#domain/money/report/sort-lines";
import type { LinePast } from "#domain/money/ads/verdict/past";
import type { Verdict } from "#domain/money/ads/verdict/verdict";
import { dayNumber } from "#domain/time/day-number";
import { describe, expect, it } from "vitest";

const TODAY = dayNumber("2026-11-21");
const EARNS: Verdict = {
  verdict: "earns",
  why: null,
  return: { seen: 2.5, share: 0.5, final: 5, low: 1.234, high: 12.5 },
};
const asked: LinesAsked = {
  parent: null,
  currency: "USD",
  names: new Map(),
  linkNames: new Map(),
  advice: new Map(),
  verdictOf: () => EARNS,
};
const spent = (id: string, spend: number, currency = "USD"): SpendCell => ({
  id,
  currency,
  day: TODAY,
  spend,
  impressions: 10,
  linkClicks: 5,
});
const lead = (
  id: string,
  won: number,
  { value = 1000 * won, valued = won, starts = 40, day = TODAY - 30 } = {},
): LeadCell => ({
  id,
  day,
  starts,
  leads: starts / 2,
  booked: 4,
  held: 2,
  sql: 8,
  won,
  valued,
  value,
  expired: 0,
  squares: valued === 0 ? 0 : value ** 2 / valued,
});
const linesOf = (spend: SpendCell[], leads: LeadCell[], changes: Partial<LinesAsked> = {}) =>
  adLines({ spend, leads, lateDeals: [] }, { ...asked, ...changes });

describe("the lines of a report", () => {
  it("go by what was spent, whatever brought leads for nothing after them", () => {
    const { lines, unattributed, totals } = linesOf(
      [spent("1", 100), spent("2", 900)],
      [lead("1", 1), lead("3", 0), lead("", 2)],
      { names: new Map([["2", "Spring"]]) },
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
    const { lines, unattributed, totals } = linesOf([spent("5", 1)], [], { parent: "1/2" });
    expect([lines[0]?.key, unattributed.key, totals.key]).toEqual(["1/2/5", "1/2/none", "1/2"]);
  });

  it("leave out what adds up to nothing", () => {
    const none = { ...spent("1", 0), impressions: 0, linkClicks: 0 };
    expect(linesOf([none], [lead("1", 0, { starts: 0 })]).lines).toEqual([]);
  });

  it("tell how many of the Won have a value, of which 0 is one", () => {
    const { lines, totals } = linesOf(
      [],
      [lead("1", 3, { valued: 1, value: 0 }), lead("1", 1), lead("2", 2, { valued: 0, value: 0 })],
    );
    expect(lines.map(({ won, valued, value }) => [won, valued, value])).toEqual([
      [4, 2, 100_000],
      [2, 0, 0],
    ]);
    expect([totals.won, totals.valued]).toEqual([6, 2]);
  });

  it.each([
    ["no_spend", [], [lead("1", 20)]],
    ["no_spend", [spent("1", 0)], [lead("1", 20)]],
    ["other_currency", [spent("1", 100, "EUR")], [lead("1", 20)]],
  ])("have no verdict: %s", (why, spend, leads) => {
    expect(linesOf(spend, leads).totals.result).toEqual({ verdict: null, why, return: null });
  });
});

describe("what a verdict is computed from", () => {
  function judged(cells: Partial<Cells>, changes: Partial<LinesAsked> = {}): LinePast[] {
    const pasts: LinePast[] = [];
    const verdictOf = (past: LinePast) => (pasts.push(past), EARNS);
    adLines({ spend: [], leads: [], lateDeals: [], ...cells }, { ...asked, ...changes, verdictOf });
    return pasts;
  }
  const late = { day: TODAY - 9, wonDay: TODAY, won: 1, valued: 1, value: 1000, squares: 1_000_000 };

  it("is each line's own spend, leads and deals by day, in whole units", () => {
    const [first, second] = judged({
      spend: [spent("1", 12_345), { ...spent("1", 100), day: TODAY - 7 }, spent("2", 5)],
      leads: [lead("1", 3, { valued: 2, value: 2000 }), lead("2", 0)],
      lateDeals: [
        { id: "1", ...late },
        { id: "2", ...late },
      ],
    });
    expect(first).toEqual({
      spend: [
        [TODAY, 123.45],
        [TODAY - 7, 1],
      ],
      leads: [[TODAY - 30, 20]],
      deals: { won: 3, valued: 2, value: 2000, squares: 2_000_000 },
      lateDeals: [{ id: "1", ...late }],
    });
    expect(second?.lateDeals).toEqual([{ id: "2", ...late }]);
  });

  it("of all together is what those brought that spent; of a campaign, all that is its own", () => {
    const cells = {
      spend: [spent("1", 100), spent("2", 900, "EUR"), spent("4", 0)],
      leads: [lead("1", 3), lead("2", 20), lead("3", 7), lead("4", 9), lead("", 5)],
      lateDeals: ["1", "2", "3", ""].map((id) => ({ id, ...late })),
    };
    const totals = judged(cells).at(-1);
    expect([totals?.deals.won, totals?.lateDeals.length, totals?.leads.length]).toEqual([3, 1, 1]);
    const campaign = judged(cells, { parent: "9" }).at(-1);
    expect([campaign?.deals.won, campaign?.lateDeals.length, campaign?.leads.length]).toEqual([44, 4, 5]);
  });
});

describe("several currencies", () => {
  const usd = spent("1", 1000);
  const eur = { ...spent("1", 90, "EUR"), day: TODAY - 1 };

  it("are never added up, and only the row in another than that of deals is left out", () => {
    const pasts: LinePast[] = [];
    const verdictOf = (past: LinePast) => (pasts.push(past), EARNS);
    const { lines } = linesOf([usd, eur], [lead("1", 20)], { verdictOf });
    expect(lines[0]?.spend).toEqual([
      { currency: "EUR", amount: 90 },
      { currency: "USD", amount: 1000 },
    ]);
    expect(pasts[0]?.spend).toEqual([[TODAY, 10]]);
    expect(lines[0]?.result).toEqual(EARNS);
    expect(lines[0] && costOf(lines[0], "leads", "USD")).toEqual({ currency: "USD", amount: 50 });
  });

  it("are sorted each on its own, that of deals first", () => {
    const { lines } = linesOf(
      [
        spent("1", 100),
        spent("2", 5000, "EUR"),
        spent("3", 9000),
        spent("4", 9999, "CHF"),
        spent("5", 8000, "EUR"),
        { ...spent("6", 50_000, "EUR"), impressions: 1 },
        spent("6", 500),
      ],
      [lead("7", 1)],
    );
    const order = sortedLines(lines, "spend", "USD").map(({ id }) => id);
    expect(order).toEqual(["3", "6", "1", "4", "5", "2", "7"]);
    expect(isSortedApart(lines, "spend", "USD")).toBe(true);
    expect(isSortedApart(lines, "won", "USD")).toBe(false);
    const mixed = lines.filter(({ id }) => ["1", "3", "6", "7"].includes(id));
    expect(isSortedApart(mixed, "spend", "USD")).toBe(false);
  });

  it("have costs in that of deals alone, so that other lines stand last by them", () => {
    const leads = ["1", "2", "3"].map((id) => lead(id, 1));
    const { lines } = linesOf([spent("1", 900), spent("2", 5, "EUR"), spent("3", 800)], leads);
    expect(sortedLines(lines, "lead-cost", "USD").map(({ id }) => id)).toEqual(["3", "1", "2"]);
  });
});

describe("what one cost", () => {
  const { totals } = linesOf([spent("1", 1001)], [lead("1", 0)]);

  it.each([
    ["linkClicks", 200],
    ["leads", 50],
    ["booked", 250],
  ] as const)("of %s", (step, amount) => {
    expect(costOf(totals, step, "USD")).toEqual({ currency: "USD", amount });
  });

  it("is nothing to be told without any, without spend, or in another currency", () => {
    expect(costOf(totals, "won", "USD")).toBeNull();
    expect(costOf({ ...totals, spend: [] }, "leads", "USD")).toBeNull();
    expect(costOf(totals, "leads", "EUR")).toBeNull();
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
  const names = new Map([["1", '=HYPERLINK("x")']]);
  const advice = new Map([["1", { advice: "stop", worse: 0.843 } as const]]);
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
    unfilled: null,
    stillToCome: null,
    stop: null,
    counting: false,
    ...linesOf(
      [spent("1", 400_000), spent("1", 2000, "EUR")],
      [lead("1", 20, { valued: 18, value: 18_000 }), lead("", 1)],
      { names, advice },
    ),
  };
  const [heads = "", ...lines] = adsCsv(report, new Map(), "spend").trimEnd().split("\r\n");
  const cell = (line: string | undefined, head: string) => {
    // The one name with commas in it stands first.
    const cells = (line ?? "").replace(/^"[^,]*",/, "name,").split(",");
    return cells[heads.split(",").indexOf(head)];
  };

  it("has a line each and three sums, and runs no formula", () => {
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(
      /^"'=HYPERLINK\(""x""\)",1,campaign,,,yes,2026-11-01,2026-11-21,first,20\.00,4000\.00,20,10,40,20,4,/,
    );
    expect(lines[1]).toMatch(
      /^Total of ads,,.*,Earns,Even the cautious estimate is above what you spent\.,$/,
    );
    expect(lines[2]).toMatch(/^Not attributed,,.*\d,{15}$/);
    expect(lines[3]).toMatch(/^All,,.*\d,{15}$/);
  });

  it("has sums that agree, and says what ads cost and brought of the ads alone", () => {
    for (const head of ["starts", "leads", "won"])
      expect(Number(cell(lines[1], head)) + Number(cell(lines[2], head))).toBe(Number(cell(lines[3], head)));
    expect(cell(lines[3], "verdict")).toBe("");
    expect(cell(lines[3], "cost per lead")).toBe("");
  });

  it("says what the screen says, in the same words", () => {
    expect(cell(lines[0], "Won without a value")).toBe("2");
    expect(cell(lines[0], "value USD")).toBe("18000.00");
    expect(cell(lines[0], "left out of costs and return")).toBe("20.00 EUR");
    expect(cell(lines[0], "cost currency")).toBe("USD");
    expect(cell(lines[0], "cost per booked call")).toBe("1000.00");
    expect(cell(lines[0], "expected final return")).toBe("5");
    expect(cell(lines[0], "likely range from")).toBe("1.23");
    expect(cell(lines[0], "likely range to")).toBe("12.5");
    expect(cell(lines[0], "verdict")).toBe("Earns");
    expect(cell(lines[0], "advice")).toBe(
      "Consider stopping: 84% likely to book fewer calls per dollar than a new ad of yours.",
    );
    expect(cell(lines[2], "left out of costs and return")).toBe("");
  });

  it("says how much an ad is to spend until its calls are compared", () => {
    const early = new Map([["1", { advice: "early", why: "spend", more: 117.3, worse: 0.5 } as const]]);
    const own = linesOf([spent("1", 400_000)], [lead("1", 0)], { names, advice: early });
    const [, first] = adsCsv({ ...report, ...own }, new Map(), "spend").split("\r\n");
    expect(first).toMatch(/,Too early to compare calls: About \$120 more spend is needed\.$/);
  });

  it("tells the range alone of a line with nothing Won", () => {
    const early: Verdict = {
      verdict: "early",
      why: "days",
      days: 30,
      return: { seen: 0, share: 0.374, final: 0, low: 0, high: 1.234 },
    };
    const nothing = linesOf([spent("1", 400_000)], [lead("1", 0)], { verdictOf: () => early });
    const [, first] = adsCsv({ ...report, ...nothing }, new Map(), "spend").split("\r\n");
    expect(first).toContain(
      ",,0,1.23,Too early,About 37% of the deals are likely in; check again in 30 days.,",
    );
  });
});
