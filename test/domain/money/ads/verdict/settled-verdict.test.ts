import { NO_DEALS } from "#domain/money/ads/verdict/evidence";
import { lineOn, teamOn, type LinePast, type TeamPast } from "#domain/money/ads/verdict/past";
import { settledVerdict, teamByDay } from "#domain/money/ads/verdict/settled-verdict";
import { knownTeam } from "#domain/money/ads/verdict/learn-delay";
import { decisionOn } from "#domain/money/ads/verdict/verdict";
import { describe, expect, it } from "vitest";
import { dealsOf, lineOfDays, saidOn, type Campaign } from "./campaign.ts";

/** 120 leads in 60 days for $400,000; all are Won at $5,000: each dollar brings 1.50 in the end. */
const GOOD: Campaign = { from: 0, to: 60, perDay: 2, value: 5000, spendPerDay: 400_000 / 60, meanDays: 30 };
const DAYS: [name: string, days: [number, number]][] = [
  ["all its days", [0, 60]],
  ["its last 30 days", [30, 60]],
];

/** A year of a team whose deals take as long. */
const YEAR: Campaign = { ...GOOD, from: -365, to: 0 };
const TEAMS: [name: string, past: TeamPast][] = [
  ["alone", { deals: dealsOf(GOOD), firstLeadDay: 0 }],
  ["after a year of others", { deals: [...dealsOf(YEAR), ...dealsOf(GOOD)], firstLeadDay: -365 }],
];

describe.each(TEAMS)("a campaign that returns 1.5, %s", (_team, past) => {
  it.each(DAYS)("by %s, never loses while deals are still to come", (_days, days) => {
    const said = (today: number) => saidOn(GOOD, days, today, past);
    expect(said(60).verdict).toBe("early");
    expect(said(90).verdict).toBe("earns");
    for (let today = 31; today <= 150; today += 7) expect(said(today).verdict).not.toBe("loses");
    expect(said(150)).toMatchObject({ verdict: "earns", why: null });
    // The value so far is half of what was spent, or little more.
    const { return: found } = saidOn(GOOD, [30, 60], 60, past);
    expect(found?.seen).toBeCloseTo(0.6, 1);
    expect(found?.high).toBeGreaterThan(1.5);
  });
});

describe("$100,000 and nothing Won after 180 days", () => {
  const NOTHING: Campaign = { ...GOOD, from: 365, to: 455, perDay: 0, spendPerDay: 100_000 / 90 };
  const TODAY = 455 + 180;
  const team: Campaign = { ...GOOD, from: 180, to: 400, perDay: 1 };

  it("loses", () => {
    const past = { deals: dealsOf(team), firstLeadDay: 180 };
    expect(saidOn(NOTHING, [365, 455], TODAY, past)).toMatchObject({ verdict: "loses" });
  });

  it.each([
    [96, "loses", null],
    [95, "early", "not_settled"],
    [89, "early", "days"],
  ])("with %d days since the team's first lead: %s", (history, verdict, why) => {
    const past = { deals: dealsOf(team), firstLeadDay: TODAY - history };
    expect(saidOn(NOTHING, [365, 455], TODAY, past)).toMatchObject({ verdict, why });
  });

  it("is not judged by a team of four deals", () => {
    const past = { deals: dealsOf(team).slice(0, 4), firstLeadDay: 180 };
    const found = saidOn(NOTHING, [365, 455], TODAY, past);
    expect(found).toEqual({ verdict: "early", why: "few_deals", return: null });
  });
});

describe("a verdict is shown once it has held on seven days running", () => {
  const TODAY = 200;
  const past: TeamPast = { deals: dealsOf({ ...GOOD, from: 0, to: 150 }), firstLeadDay: 0 };
  const team = teamByDay(past);
  const deal = { day: 110, won: 1, valued: 1, value: 5000, squares: 25_000_000 };
  /** A line whose 20 deals came so many days ago. */
  const line = (ago: number): LinePast => ({
    spend: [[110, 25_000]],
    leads: [[110, 40]],
    deals: { won: 20, valued: 20, value: 100_000, squares: 500_000_000 },
    lateDeals: ago < 6 ? Array.from({ length: 20 }, () => ({ ...deal, wonDay: TODAY - ago })) : [],
  });

  it.each([
    [0, "early"],
    [5, "early"],
    [6, "earns"],
  ])("its deals came %d days ago: %s", (ago, verdict) => {
    const found = settledVerdict(line(ago), team, TODAY);
    expect(found.verdict).toBe(verdict);
    if (verdict === "early") expect(found.why).toBe("not_settled");
    expect(found.return?.low).toBeGreaterThan(1);
  });

  it("and every one of the days is asked", () => {
    const losing: LinePast = { ...line(6), deals: NO_DEALS, spend: [[110, 100_000]] };
    expect(settledVerdict(losing, team, TODAY).verdict).toBe("loses");
    for (let ago = 1; ago <= 6; ago++) {
      const otherwise = { ...knownTeam(teamOn(past, TODAY - ago)), valued: 0 };
      const found = settledVerdict(losing, (day) => (day === TODAY - ago ? otherwise : team(day)), TODAY);
      expect([ago, found.verdict]).toEqual([ago, "early"]);
    }
  });
});

describe("the past of a line and a team", () => {
  it("is what a report on that day would have known", () => {
    for (const today of [20, 59, 60, 63, 90]) {
      const known = lineOfDays(GOOD, [30, 60], today);
      for (let ago = 0; ago < 7; ago++) {
        const then = lineOfDays(GOOD, [30, 60], today - ago);
        expect(lineOn(known, today - ago)).toEqual(lineOn(then, today - ago));
      }
    }
  });

  it("has the team's leads of a year, as far as they were Won by then", () => {
    const deal = (day: number, wonDay: number) => {
      return { day, wonDay, won: 1, valued: 0, value: 0, squares: 0 };
    };
    const past: TeamPast = {
      deals: [deal(0, 400), deal(35, 40), deal(34, 40), deal(390, 401), { ...deal(50, 60), won: 3 }],
      firstLeadDay: -10,
    };
    expect(teamOn(past, 400)).toEqual({
      won: 4,
      valued: 0,
      value: 0,
      squares: 0,
      wonByLag: [
        [5, 1],
        [10, 3],
      ],
      wonByAge: [
        [350, 3],
        [365, 1],
      ],
      historyDays: 410,
    });
    expect(teamOn({ deals: [], firstLeadDay: null }, 400).historyDays).toBe(0);
  });

  it("decides nothing without spend", () => {
    const team = knownTeam(teamOn({ deals: dealsOf(GOOD), firstLeadDay: 0 }, 200));
    const line = { spend: 0, spendByAge: [], leadsByAge: [], deals: NO_DEALS };
    expect(decisionOn(line, team)).toBeNull();
  });
});
