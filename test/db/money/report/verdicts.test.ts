import { adSettings } from "#domain/money/ads/ad-settings";
import { adsView } from "#domain/money/report/ads-query";
import type { AdLine } from "#domain/money/report/ads-report";
import { addDeals, type Outcome, type Team } from "#domain/money/ads/verdict/evidence";
import { knownTeam } from "#domain/money/ads/verdict/learn-delay";
import { verdictOn } from "#domain/money/ads/verdict/verdict";
import { dayNumber, dayOfNumber } from "#domain/time/day-number";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { countAds, readAdsReport } from "../../../../worker/db/money/report/ads-report.ts";
import { openDb } from "../../../../worker/db/client.ts";
import type { StoredLead, StoredSpend } from "../../../setup/ads/account-rows.ts";
import { emptyAccount, emptyLeads } from "../../../setup/ads/empty-account.ts";
import { storeLeads, storeSpends } from "../../../setup/ads/stored-account.ts";
import { randomCases } from "../../../setup/random/random-cases.ts";
import { randomFrom } from "../../../setup/random/random.ts";
import { rows } from "../../../setup/database/rows.ts";

const TODAY = dayNumber("2026-11-21");
const adOf = (campaign: number, ad = 0) => ({
  campaignId: `1${campaign}`,
  adsetId: `2${campaign}`,
  adId: `3${campaign}${ad}`,
});

/** The report on the leads of the days from `from` on, up to `to`, as it is read on a day. */
async function reportOn(today: number, from: number, { to = today, parent = null as string | null } = {}) {
  const { db } = openDb(env.DB, "first-primary");
  while ((await countAds(db)) > 0);
  const level = parent === null ? "campaign" : parent.includes("/") ? "ad" : "adset";
  const asked = { from: dayOfNumber(from), to: dayOfNumber(to), touch: "first", parent, level } as const;
  return readAdsReport(db, adsView(asked, dayOfNumber(today)), { settings: adSettings({}), today });
}

const lineOf = (lines: readonly AdLine[], campaign: number) =>
  lines.find(({ id }) => id === adOf(campaign).campaignId);

/** Deals of a team without ads, one each second day for a year, Won after `lag` days and worth $5,000. */
const teamDeals = (lag: number): StoredLead[] =>
  Array.from({ length: 180 }, (_, index) => {
    const day = TODAY - 364 + 2 * index;
    return { ad: null, day, value: 5000, wonDays: day + lag <= TODAY ? [day + lag] : [] };
  });

describe("the ledger", () => {
  it("has the day of the newest move to Won, and tells no value from 0", async () => {
    const ad = adOf(1);
    await storeLeads([
      { ad, day: TODAY - 50, wonDays: [TODAY - 40, TODAY - 3], value: 0 },
      { ad, day: TODAY - 50, wonDays: [TODAY - 30] },
      { ad, day: TODAY - 50 },
    ]);
    const report = await reportOn(TODAY, TODAY - 60);
    const kept = () =>
      rows("select won, won_day as wonDay, value from lead_ads where touch = 'first' order by assessment_id");
    expect(await kept()).toEqual([
      { won: 1, wonDay: TODAY - 3, value: 0 },
      { won: 1, wonDay: TODAY - 30, value: null },
      { won: 0, wonDay: null, value: null },
    ]);
    expect(report.totals).toMatchObject({ won: 2, valued: 1, value: 0 });
    expect(lineOf(report.lines, 1)).toMatchObject({ won: 2, valued: 1, value: 0 });
    await rows("update assessments set lead_status = 'Lost' where deal_value = 0");
    await rows("update assessments set deal_value = 700 where lead_status = 'Won'");
    expect((await reportOn(TODAY, TODAY - 60)).totals).toMatchObject({ won: 1, valued: 1, value: 70_000 });
    expect((await kept())[0]).toEqual({ won: 0, wonDay: null, value: null });
  });
});

describe("a verdict", () => {
  it("is not that a campaign loses whose deals are still to come", async () => {
    const start = TODAY - 150;
    const lag = (index: number) => Math.round(-30 * Math.log(1 - ((index * 0.618034) % 1)));
    await storeSpends(
      Array.from({ length: 60 }, (_, day) => ({ ad: adOf(1), day: start + day, cents: 666_667 })),
    );
    const leads = Array.from({ length: 120 }, (_, index): StoredLead => {
      const day = start + Math.floor(index / 2);
      return { ad: adOf(1), day, wonDays: [day + lag(index)], value: 5000 };
    });
    const wonBy = (today: number) =>
      leads
        .filter(({ day }) => day <= today)
        .map(({ wonDays = [], ...lead }) => ({ ...lead, wonDays: wonDays.filter((day) => day <= today) }));
    for (const [age, verdict] of [
      [60, "early"],
      [90, "earns"],
    ] as const) {
      await emptyLeads();
      await storeLeads(wonBy(start + age));
      for (const from of [0, 30]) {
        const { lines } = await reportOn(start + age, start + from);
        expect([age, from, lines[0]?.result.verdict]).toEqual([age, from, verdict]);
      }
    }
  });

  it("is that $100,000 are lost for which nothing is Won after 180 days", async () => {
    await storeLeads(teamDeals(20));
    const spends = Array.from({ length: 90 }, (_, n) => ({
      ad: adOf(1),
      day: TODAY - 270 + n,
      cents: 111_111,
    }));
    await storeSpends(spends);
    const { lines, totals } = await reportOn(TODAY, TODAY - 364);
    expect(lines[0]).toMatchObject({ won: 0, result: { verdict: "loses", why: null } });
    // What no ad brought is no return on ads.
    expect(totals.result.verdict).toBe("loses");
    expect(totals.value).toBeGreaterThan(0);
  });

  it("waits until it has held on seven days running", async () => {
    await storeLeads(teamDeals(20));
    await storeSpends([{ ad: adOf(1), day: TODAY - 200, cents: 2_000_000 }]);
    const late = (ago: number): StoredLead[] =>
      Array.from({ length: 20 }, () => {
        return { ad: adOf(1), day: TODAY - 200, wonDays: [TODAY - ago], value: 5000 };
      });
    await storeLeads(late(5));
    const found = await reportOn(TODAY, TODAY - 250);
    expect(found.lines[0]?.result).toMatchObject({ verdict: "early", why: "not_settled" });
    const tomorrow = await reportOn(TODAY + 1, TODAY - 250);
    expect(tomorrow.lines[0]?.result).toMatchObject({ verdict: "earns" });
  });

  it("leaves out a row in another currency, and not its line", async () => {
    await storeLeads([
      ...teamDeals(10),
      ...Array.from({ length: 30 }, () => {
        return { ad: adOf(1), day: TODAY - 200, wonDays: [TODAY - 190], value: 5000 };
      }),
    ]);
    const row = { ad: adOf(1), day: TODAY - 200, cents: 2_000_000 };
    await storeSpends([row, { ...row, day: TODAY - 199, cents: 99_999_999, currency: "EUR" }]);
    const { lines } = await reportOn(TODAY, TODAY - 250);
    expect(lines[0]?.result.verdict).toBe("earns");
    expect(lines[0]?.result.return?.seen).toBeCloseTo(7.5, 6);
    expect(lines[0]?.spend).toEqual([
      { currency: "EUR", amount: 99_999_999 },
      { currency: "USD", amount: 2_000_000 },
    ]);
  });
});

const SETS = randomCases(40);
const CAMPAIGNS = 4;

it(`is that of the rows themselves, with every day told apart, in ${SETS} random accounts`, async () => {
  const { int, chance, pick } = randomFrom(2611);
  for (let set = 0; set < SETS; set++) {
    await emptyAccount();
    const history = 60 + int(500);
    const median = pick([3, 15, 40]);
    const leads = Array.from({ length: 300 }, (): StoredLead => {
      const day = TODAY - int(history);
      const wonDay = day + int(2 * median);
      const wonDays = chance(0.4) && wonDay <= TODAY ? [wonDay] : [];
      const value = chance(0.8) ? 500 + int(9000) : null;
      return { ad: chance(0.8) ? adOf(int(CAMPAIGNS), int(2)) : null, day, wonDays, value };
    });
    const spends = new Map<string, StoredSpend>();
    for (let n = 0; n < 300; n++) {
      const spend = { ad: adOf(int(CAMPAIGNS), int(2)), day: TODAY - int(history), cents: int(900_000) };
      spends.set(`${spend.ad.adId} ${spend.day}`, spend);
    }
    await storeLeads(leads);
    await storeSpends([...spends.values()]);
    const from = TODAY - int(history);
    const report = await reportOn(TODAY, from);
    const team = plainTeam(leads);
    for (let campaign = 0; campaign < CAMPAIGNS; campaign++) {
      const line = lineOf(report.lines, campaign);
      const isOwn = ({ ad, day }: { ad: StoredLead["ad"]; day: number }) =>
        ad?.campaignId === adOf(campaign).campaignId && day >= from;
      if (line) expectLike(line, plainLine(leads.filter(isOwn), [...spends.values()].filter(isOwn)), team);
    }
    const spent = [...spends.values()].filter(({ day }) => day >= from);
    const brought = leads.filter(
      ({ ad, day }) => day >= from && spent.some((spend) => spend.ad.campaignId === ad?.campaignId),
    );
    expectLike(report.totals, plainLine(brought, spent), team);
  }
});

/** Older days are put together by weeks, which moves a figure by less than anybody sees. */
function expectLike({ result }: AdLine, line: Outcome, team: Team): void {
  const plain = verdictOn(line, knownTeam(team));
  expect(result.return === null).toBe(plain.return === null);
  if (plain.why !== null || result.why !== "not_settled") expect(result.verdict).toBe(plain.verdict);
  if (!plain.return || !result.return) return;
  expect(result.return.seen).toBeCloseTo(plain.return.seen, 6);
  for (const figure of ["share", "final", "low", "high"] as const) {
    expect(Math.abs(result.return[figure] / plain.return[figure] - 1) || 0).toBeLessThan(0.02);
  }
}

const dealOf = ({ value = null }: StoredLead) => ({
  won: 1,
  valued: value === null ? 0 : 1,
  value: value ?? 0,
  squares: (value ?? 0) ** 2,
});
const isWon = ({ wonDays = [] }: StoredLead) => wonDays.length > 0;

function plainTeam(leads: readonly StoredLead[]): Team {
  const won = leads.filter((lead) => isWon(lead) && lead.day >= TODAY - 365);
  return {
    ...addDeals(won.map(dealOf)),
    wonByLag: won.map(({ day, wonDays = [] }) => [Math.max(...wonDays) - day, 1]),
    wonByAge: won.map(({ day }) => [TODAY - day, 1]),
    historyDays: TODAY - Math.min(...leads.map(({ day }) => day)),
  };
}

function plainLine(leads: readonly StoredLead[], spends: readonly StoredSpend[]): Outcome {
  return {
    spend: spends.reduce((sum, { cents }) => sum + cents / 100, 0),
    spendByAge: spends.map(({ day, cents }) => [TODAY - day, cents / 100]),
    leadsByAge: leads.map(({ day }) => [TODAY - day, 1]),
    deals: addDeals(leads.filter(isWon).map(dealOf)),
  };
}
