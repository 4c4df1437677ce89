import { CAMPAIGNS_SHOWN } from "#domain/figures/analytics/analytics";
import { ANALYTICS_PERIODS, type AnalyticsPeriod } from "#domain/figures/analytics/period";
import type { TrendStep } from "#domain/figures/analytics/trend-steps";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { readAnalytics } from "../../worker/db/figures/analytics/analytics.ts";
import { summarise } from "../../worker/db/leads/assessment-counts.ts";
import { openDb } from "../../worker/db/client.ts";
import { listPipeline } from "../../worker/db/leads/pipeline.ts";
import {
  counted,
  dateIn,
  plainFigures,
  populationBefore,
  populationSince,
} from "../setup/figures/plain-figures.ts";
import { countAllDays } from "../setup/figures/counted.ts";
import { between, plainChange } from "../setup/figures/plain-change.ts";
import {
  insertAssessments,
  randomAssessment,
  type RawAssessment,
} from "../setup/random/random-assessments.ts";
import { randomCases } from "../setup/random/random-cases.ts";
import { randomFrom, type Random } from "../setup/random/random.ts";

const DATA_SETS = randomCases(200);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** One of half-hours, one of half-hours and summer time, one of summer time. */
const ZONES = ["Asia/Kolkata", "America/St_Johns", "Europe/Vienna"] as const;
const STATUSES = ["MQL", "SQL", "Won", "Lost", "Hold"] as const;

/** Days around which clocks change in these zones, and any others. */
const CLOCK_CHANGES = ["2026-03-08", "2026-03-29", "2026-10-25", "2026-11-01", "2027-03-14"];

const db = () => openDb(env.DB, "first-primary").db;

function someNow({ chance, pick, int }: Random): number {
  const base = chance(0.5) ? Date.parse(pick(CLOCK_CHANGES)) - DAY_MS : Date.UTC(2026, int(24), 1 + int(28));
  // Whole minutes now and then: there the ends of rolling periods meet quarter-hours.
  return base + (chance(0.2) ? int(96) * 900_000 : int(3 * DAY_MS));
}

/** Ages at which something changes: where a rolling period and the one before it begin. */
const EDGES = [0, 168, 336, 720, 1440].flatMap((hours) => [hours * HOUR_MS, hours * HOUR_MS + 1]);

/** Those ages, and any others. */
function someAge({ pick, int, chance }: Random): number {
  if (chance(0.1)) return pick(EDGES);
  return int(pick([HOUR_MS, DAY_MS, 2 * DAY_MS, 8 * DAY_MS, 32 * DAY_MS, 200 * DAY_MS, 1500 * DAY_MS]));
}

/** Where a time belongs in a trend, by its calendar and not by any list of beginnings. */
function placeOf(step: TrendStep, zone: string, time: number, midnight: number): string {
  const date = dateIn(zone, time);
  if (step === "hour") return String(Math.floor((time - midnight) / HOUR_MS));
  if (step === "day") return date;
  if (step === "month") return date.slice(0, 7);
  if (step === "quarter") return `${date.slice(0, 4)}/${Math.floor((Number(date.slice(5, 7)) - 1) / 3)}`;
  const day = Date.parse(date);
  return new Date(day - ((new Date(day).getUTCDay() + 6) % 7) * DAY_MS).toISOString();
}

function expectTrend(
  { trend, trendStep }: Pick<Awaited<ReturnType<typeof readAnalytics>>, "trend" | "trendStep">,
  own: readonly RawAssessment[],
  { zone, now, since, period }: { zone: string; now: number; since: number; period: AnalyticsPeriod },
) {
  const place = (time: number) => placeOf(trendStep, zone, time, since);
  const places = trend.map(({ start }) => place(Date.parse(start)));
  expect(new Set(places).size).toBe(places.length);
  for (const [index, point] of trend.entries()) {
    const rows = own.filter(({ created_at }) => place(created_at) === places[index]);
    expect(point).toEqual({
      start: point.start,
      total: rows.length,
      expired: 0,
      completed: rows.filter(({ completed_at }) => completed_at !== null).length,
      bookingClicks: rows.filter(({ booking_link_clicked }) => booking_link_clicked !== null).length,
    });
    // Each step begins where its place begins, but the first of a rolling period.
    const begins = index === 0 && period !== "today" && period !== "all" ? since : Date.parse(point.start);
    expect(Date.parse(point.start)).toBe(begins);
    if (index > 0) expect(place(begins - 1)).toBe(places[index - 1]);
  }
  expect(trend.reduce((all, { total }) => all + total, 0)).toBe(own.length);
  expect(places.at(-1) ?? place(now)).toBe(place(now));
}

const byName = (a: { source: string; campaign: string }, b: { source: string; campaign: string }) =>
  `${a.source}\n${a.campaign}` < `${b.source}\n${b.campaign}` ? -1 : 1;

describe("the figures equal a plain calculation over the rows", () => {
  it.each(Array.from({ length: 10 }, (_, group) => group))(
    "for random data sets, all periods and three time zones (%i)",
    async (group) => {
      for (let set = 0; set < DATA_SETS / 10; set++) {
        const random = randomFrom(group * 1000 + set);
        const now = someNow(random);
        const size = random.chance(0.1) ? 0 : random.int(61);
        const rows = Array.from({ length: size }, (_, index) =>
          randomAssessment(random, index + 1, now - someAge(random)),
        );
        await env.DB.batch([env.DB.prepare("delete from assessments"), ...insertAssessments(rows)]);
        // Some are read from days that are counted, in a zone that is one of theirs or none; others from the rows.
        if (random.chance(0.7)) await countIn(random.pick([...ZONES, "Pacific/Chatham"]));
        await Promise.all(
          ZONES.flatMap((zone) =>
            ANALYTICS_PERIODS.map((period) => expectAnalytics(rows, zone, period, now)),
          ),
        );
        await expectPipeline(rows);
        await expectSummary(rows, random, now);
      }
    },
  );

  it("when there are more campaigns than are told apart", async () => {
    const random = randomFrom(3);
    const now = Date.UTC(2026, 10, 21);
    const rows = Array.from({ length: 900 }, (_, index) => ({
      ...randomAssessment(random, index + 1, now - random.int(20 * DAY_MS)),
      source: "fb",
      campaign: `c${index % 300}${index < 400 ? "" : "x"}`,
    }));
    await env.DB.batch(insertAssessments(rows));
    const plain = plainFigures(rows).campaigns.toSorted((a, b) => b.total - a.total);
    const cut = plain[CAMPAIGNS_SHOWN]?.total ?? 0;
    for (const period of ["all", "30d"] as const) {
      const { campaigns } = await readAnalytics(db(), period, "UTC", now);
      const other = campaigns.at(-1);
      expect([campaigns.length, other?.other]).toEqual([CAMPAIGNS_SHOWN + 1, true]);
      const shown = campaigns.slice(0, -1);
      expect(shown.map(({ total }) => total)).toEqual(
        plain.slice(0, CAMPAIGNS_SHOWN).map(({ total }) => total),
      );
      for (const campaign of shown.filter(({ total }) => total > cut)) expect(plain).toContainEqual(campaign);
      for (const part of ["total", "completed", "leads", "won", "value"] as const) {
        expect(campaigns.reduce((all, one) => all + one[part], 0)).toBe(
          plain.reduce((all, one) => all + one[part], 0),
        );
      }
    }
  });
});

async function countIn(zone: string): Promise<void> {
  await env.DB.prepare("update system_settings set value = ? where key = 'desk_time_zone'").bind(zone).run();
  await countAllDays(5000);
}

async function expectAnalytics(
  rows: readonly RawAssessment[],
  zone: string,
  period: AnalyticsPeriod,
  now: number,
) {
  const since = populationSince(period, zone, now);
  const own = rows.filter(({ created_at }) => created_at >= since);
  const answer = await readAnalytics(db(), period, zone, now);
  const { trend: _trend, trendStep: _step, campaigns, change, ...figures } = answer;
  const { campaigns: plainCampaigns, ...plain } = plainFigures(own);
  expect(figures).toEqual(plain);
  const { trend: trendBefore, ...changed } = change;
  expect(changed).toEqual(plainChange(rows, period, zone, now));
  expect(campaigns.toSorted(byName)).toEqual(plainCampaigns.toSorted(byName));
  expectTrend(answer, counted(own), { zone, now, since, period });
  if (period === "all") return expect(trendBefore).toEqual([]);
  const { start, end } = populationBefore(period, zone, now);
  const earlier = counted(between(rows, start, end));
  const last = Math.max(start, end - 1);
  const before = { trend: trendBefore, trendStep: answer.trendStep };
  expectTrend(before, earlier, { zone, now: last, since: start, period });
}

async function expectPipeline(rows: readonly RawAssessment[]) {
  const { columns } = await listPipeline(db(), STATUSES, { limit: 200, cursor: null });
  const leads = counted(rows)
    .filter(({ email }) => email !== null)
    .toSorted((a, b) => b.updated_at - a.updated_at || b.id - a.id);
  expect(
    columns.map(({ status, count, value, withoutValue, cards }) => ({
      status,
      count,
      value,
      withoutValue,
      ids: cards.map(({ id }) => id),
    })),
  ).toEqual(
    STATUSES.map((status) => {
      const own = leads.filter(({ lead_status }) => lead_status === status);
      const value = own.reduce((all, { deal_value }) => all + (deal_value ?? 0), 0);
      const withoutValue = own.filter(({ deal_value }) => deal_value === null).length;
      return { status, count: own.length, value, withoutValue, ids: own.map(({ id }) => id) };
    }),
  );
}

async function expectSummary(rows: readonly RawAssessment[], random: Random, now: number) {
  const maybe = <T>(value: T) => (random.chance(0.3) ? value : undefined);
  for (let round = 0; round < 5; round++) {
    const filter = {
      tier: maybe(1 + random.int(6)),
      type: maybe(random.pick(["quiz", "chat"] as const)),
      leadStatus: maybe(random.pick(STATUSES)),
      leadsOnly: maybe(random.chance(0.5)),
      from: maybe(now - someAge(random)),
      to: maybe(now - someAge(random)),
    };
    const own = counted(rows).filter(
      (row) =>
        (filter.tier ?? row.offer_tier) === row.offer_tier &&
        (filter.type ?? row.assessment_type) === row.assessment_type &&
        (filter.leadStatus ?? row.lead_status) === row.lead_status &&
        (!filter.leadsOnly || row.email !== null) &&
        row.created_at >= (filter.from ?? 0) &&
        row.created_at <= (filter.to ?? Number.POSITIVE_INFINITY),
    );
    expect(await summarise(db(), filter)).toEqual({
      total: counted(rows).length,
      suspects: { value: rows.length - counted(rows).length, more: false },
      expired: 0,
      filtered: own.length,
      completed: own.filter(({ completed_at }) => completed_at !== null).length,
      bookingClicks: own.filter(({ booking_link_clicked }) => booking_link_clicked !== null).length,
      more: false,
      partly: false,
    });
  }
}
