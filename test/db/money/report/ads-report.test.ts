import { adsView } from "#domain/money/report/ads-query";
import {
  AD_TOUCHES,
  type AdFigures,
  type AdLine,
  type AdsReport,
  type AdTouch,
} from "#domain/money/report/ads-report";
import type { SpendRow } from "#domain/money/ads/spend-row";
import { dayNumber } from "#domain/time/day-number";
import { daysAfter } from "#domain/time/day-text";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { saveAdTimeZone } from "../../../../worker/db/money/ads/ad-settings.ts";
import { countAds, readAdsReport } from "../../../../worker/db/money/report/ads-report.ts";
import { openDb } from "../../../../worker/db/client.ts";
import { emptyAccount } from "../../../setup/ads/empty-account.ts";
import { eraseLead } from "../../../setup/ads/erase-lead.ts";
import { plainFigures, plainPath } from "../../../setup/ads/plain-ads.ts";
import {
  DAYS,
  FIRST_DAY,
  randomLead,
  randomSpend,
  storeLead,
  type RawLead,
} from "../../../setup/ads/random-account.ts";
import { takeSpend } from "../../../setup/ads/take-spend.ts";
import { dateIn } from "../../../setup/figures/plain-figures.ts";
import { randomCases } from "../../../setup/random/random-cases.ts";
import { randomFrom, type Random } from "../../../setup/random/random.ts";

const SETS = randomCases(200);
const TODAY = dayNumber("2026-04-01");
const ZONES = ["America/Edmonton", "Asia/Kolkata", "Pacific/Auckland"] as const;

type Account = { leads: Map<number, RawLead>; spend: Map<string, SpendRow>; zone: string };

const db = () => openDb(env.DB, "first-primary").db;
const spendKey = ({ day, adId }: SpendRow) => `${day} ${adId}`;

/** Some leads and spend come, change and go, with what has changed counted at any time. */
async function change({ leads, spend, zone }: Account, random: Random, ids: () => number): Promise<string> {
  for (let step = 0; step < 12; step++) {
    const known = [...leads.values()];
    if (random.chance(0.5)) {
      const row = randomSpend(random);
      spend.set(spendKey(row), row);
      await takeSpend([row]);
    } else if (known.length > 0 && random.chance(0.12)) {
      const { id } = random.pick(known);
      leads.delete(id);
      await eraseLead(id);
    } else {
      const id = known.length === 0 || random.chance(0.7) ? ids() : random.pick(known).id;
      const lead = randomLead(random, id);
      leads.set(id, lead);
      await storeLead(lead).run();
    }
  }
  const next = random.chance(0.2) ? random.pick(ZONES) : zone;
  await saveAdTimeZone(db(), next, 1);
  return next;
}

const figuresOf = (line: AdLine): AdFigures => {
  const { spend, impressions, linkClicks, starts, expired, leads, booked, held, sql, won, valued, value } =
    line;
  return { spend, impressions, linkClicks, starts, expired, leads, booked, held, sql, won, valued, value };
};

function added(lines: readonly AdLine[]): AdFigures {
  const sum = (of: (line: AdLine) => number) => lines.reduce((all, line) => all + of(line), 0);
  const amount = (currency: string) =>
    sum(({ spend }) => spend.find((money) => money.currency === currency)?.amount ?? 0);
  return {
    spend: ["EUR", "USD"]
      .map((currency) => ({ currency, amount: amount(currency) }))
      .filter((money) => money.amount > 0),
    impressions: sum(({ impressions }) => impressions),
    linkClicks: sum(({ linkClicks }) => linkClicks),
    starts: sum(({ starts }) => starts),
    expired: sum(({ expired }) => expired),
    leads: sum(({ leads }) => leads),
    booked: sum(({ booked }) => booked),
    held: sum(({ held }) => held),
    sql: sum(({ sql }) => sql),
    won: sum(({ won }) => won),
    valued: sum(({ valued }) => valued),
    value: sum(({ value }) => value),
  };
}

/** Compares a view with the rows themselves; gives the keys of its lines. */
function expectView(report: AdsReport, { leads, spend, zone }: Account): string[] {
  const { touch, parent, lines, unattributed, totals } = report;
  const depth = parent === null ? 0 : parent.split("/").length;
  const isWithin = (day: string) => day >= report.from && day <= report.to;
  const isBelow = (path: readonly string[]) => parent === null || path.slice(0, depth).join("/") === parent;
  const allSpend = [...spend.values()];
  const counted = [...leads.values()]
    .filter((lead) => lead.suspect === 0 && isWithin(dateIn(zone, lead.created_at)))
    .map((lead) => ({ lead, path: plainPath(lead, touch, zone, allSpend) }))
    .filter(({ path }) => isBelow(path));
  const spent = allSpend
    .filter((row) => isWithin(row.day))
    .map((row) => ({ row, path: [row.campaignId, row.adsetId, row.adId] }))
    .filter(({ path }) => isBelow(path));
  const of = (holds: (path: readonly string[]) => boolean) =>
    plainFigures(
      counted.filter(({ path }) => holds(path)).map(({ lead }) => lead),
      spent.filter(({ path }) => holds(path)).map(({ row }) => row),
    );
  for (const line of lines) {
    expect([line.key, figuresOf(line)]).toEqual([
      line.key,
      of((path) => path.slice(0, depth + 1).join("/") === line.key),
    ]);
  }
  expect(figuresOf(unattributed)).toEqual(of((path) => path.length <= depth));
  expect(figuresOf(totals)).toEqual(of(() => true));
  expect(added([...lines, unattributed])).toEqual(figuresOf(totals));
  return lines.map(({ key }) => key);
}

async function expectTree(account: Account, touch: AdTouch, days: { from: string; to: string }) {
  const settings = { dealCurrency: "USD", timeZone: account.zone };
  const read = (parent: string | null) =>
    readAdsReport(db(), adsView({ ...days, touch, ...levelOf(parent) }, days.to), { settings, today: TODAY });
  const top = await read(null);
  expect(top.counting).toBe(false);
  const value = top.weeks.reduce((sum, week) => sum + week.value, 0);
  expect(value).toBe(top.totals.value);
  const [campaign] = expectView(top, account);
  if (campaign === undefined) return;
  const [adset] = expectView(await read(campaign), account);
  if (adset !== undefined) expectView(await read(adset), account);
}

const levelOf = (parent: string | null) =>
  ({ parent, level: parent === null ? "campaign" : parent.includes("/") ? "ad" : "adset" }) as const;

it(`adds up, and equals a count over the rows, in ${SETS} random sets`, async () => {
  const random = randomFrom(20_260_223);
  let last = 0;
  const ids = () => ++last;
  let account: Account = { leads: new Map(), spend: new Map(), zone: ZONES[0] };
  for (let set = 0; set < SETS; set++) {
    if (set % 20 === 0) {
      await emptyAccount();
      account = { ...account, leads: new Map(), spend: new Map() };
    }
    account = { ...account, zone: await change(account, random, ids) };
    const from = daysAfter(FIRST_DAY, random.int(DAYS) - 3);
    const days = { from, to: daysAfter(from, random.int(DAYS)) };
    while ((await countAds(db())) > 0);
    for (const touch of AD_TOUCHES) await expectTree(account, touch, days);
  }
});
