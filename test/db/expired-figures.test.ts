import { ANALYTICS_PERIODS } from "#domain/figures/analytics/period";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { forgetAbandoned } from "../../worker/cron/forget-abandoned.ts";
import { forgetOld, forgetOldAddresses } from "../../worker/cron/run-due-jobs.ts";
import { readAnalytics, type AnalyticsAnswer } from "../../worker/db/figures/analytics/analytics.ts";
import { openBudget } from "../../worker/db/budget.ts";
import { openDb } from "../../worker/db/client.ts";
import { summarise } from "../../worker/db/leads/assessment-counts.ts";
import { eraseLeads, findErasable } from "../../worker/db/people/privacy/erase-leads.ts";
import { eraseSession } from "../../worker/db/people/privacy/erasure.ts";
import { rows } from "../setup/database/rows.ts";
import {
  insertAssessments,
  randomAssessment,
  type RawAssessment,
} from "../setup/random/random-assessments.ts";
import { randomCases } from "../setup/random/random-cases.ts";
import { randomFrom, type Random } from "../setup/random/random.ts";

const DAY_MS = 86_400_000;
const QUARTER_MS = 900_000;
const ZONES = ["UTC", "Asia/Kolkata", "America/Vancouver"] as const;

const db = () => openDb(env.DB, "first-primary").db;

/** Begun, and no more: nobody knows who it was. */
function started(random: Random, id: number, createdAt: number): RawAssessment {
  const row = randomAssessment(random, id, createdAt);
  return {
    ...row,
    suspect: 0,
    name: null,
    email: null,
    completed_at: null,
    email_sent_at: null,
    call_booked_at: null,
    call_held_at: null,
    call_status: null,
    offer_tier: null,
    score: null,
    lead_score: null,
    answer_key: null,
    lead_status: "MQL",
    deal_value: null,
    hub_expires_at: null,
    first_hub_visit_at: null,
    phone: null,
    first_outcome_at: null,
    first_awaited_at: null,
    first_call_ms: null,
  };
}

/** A year of starts, two in three of them given up. */
function someYear(random: Random, now: number): RawAssessment[] {
  return Array.from({ length: 150 }, (_, index) => {
    const createdAt = now - random.int(random.pick([8, 40, 365]) * DAY_MS);
    const row = randomAssessment(random, index + 1, createdAt);
    const isUnknown = row.email === null && row.completed_at === null;
    return isUnknown || random.chance(0.66) ? started(random, index + 1, createdAt) : row;
  });
}

const COUNTS = ["total", "completed", "leads", "won", "value"] as const;

/** Of campaigns only the whole: the campaign of an expired start is not kept. How many have expired is for `expired`. */
function comparable({
  campaigns,
  types: { expired: _all, ...types },
  trend,
  change,
  ...figures
}: AnalyticsAnswer) {
  const sums = COUNTS.map((count) => campaigns.reduce((sum, campaign) => sum + campaign[count], 0));
  return {
    ...figures,
    types,
    trend: trend.map(unexpired),
    change: { ...change, trend: change.trend.map(unexpired) },
    campaigns: sums,
  };
}

const unexpired = ({ expired: _expired, ...point }: AnalyticsAnswer["trend"][number]) => point;

async function allFigures(now: number) {
  const views = ZONES.flatMap((zone) => ANALYTICS_PERIODS.map((period) => ({ zone, period })));
  return Promise.all(
    views.map(async ({ zone, period }) => ({
      zone,
      period,
      ...comparable(await readAnalytics(db(), period, zone, now)),
    })),
  );
}

async function expire(now: number): Promise<number> {
  const gone = await forgetAbandoned(env, now, openBudget(env.DB));
  return gone === 0 ? 0 : gone + (await expire(now));
}

/** What each assessment leaves besides itself, sent or stored when it was created. */
async function leaveTraces(): Promise<void> {
  await rows(
    `insert into lead_visits (lead_id, begun_at, ip_address, user_agent)
     select id, created_at, '192.0.2.1', 'browser' from assessments`,
  );
  await rows(
    `insert into outbox (dedupe_key, channel, kind, assessment_id, payload, status, created_at, due_at)
     select 'trace:' || id, 'slack', 'slack-mql', id, '{}', 'sent', created_at, created_at from assessments`,
  );
  await rows(
    `insert into ad_events (assessment_id, name, event_id, created_at)
     select id, 'Lead', id, created_at from assessments`,
  );
}

describe("the figures of a year, when starts expire", () => {
  const seeds = Array.from({ length: randomCases(20) }, (_, seed) => seed + 1);
  it.each(seeds)("do not move, and move when one is erased (seed %i)", async (seed) => {
    const random = randomFrom(seed);
    const now = Date.UTC(2026, 10, 21, 12, 34, 56, 789) + random.int(365 * DAY_MS);
    await env.DB.batch(insertAssessments(someYear(random, now)));
    await leaveTraces();
    const before = await allFigures(now);
    expect(await expire(now)).toBeGreaterThan(20);
    expect(await allFigures(now)).toEqual(before);
    expect(await forgetOldAddresses(now, openBudget(env.DB))).toBeGreaterThan(0);
    expect(await forgetOld(now, openBudget(env.DB))).toBeGreaterThan(0);
    expect(await allFigures(now)).toEqual(before);

    const [kept] = await rows("select id, session_id from assessments where suspect = 0 order by id limit 1");
    await eraseSession(db(), String(kept?.["session_id"]), "a".repeat(64), now);
    const after = await allFigures(now);
    const totals = (figures: typeof before) =>
      figures.filter(({ period }) => period === "all").map(({ types }) => types.total);
    expect(totals(after)).toEqual(totals(before).map((total) => total - 1));
    const drawn = (figures: typeof before) =>
      figures
        .filter(({ period }) => period === "all")
        .map(({ trend }) => trend.reduce((sum, { total }) => sum + total, 0));
    expect(drawn(after)).toEqual(totals(after));
  });

  it("move by what is erased to make room", async () => {
    const random = randomFrom(10);
    const now = Date.UTC(2026, 10, 21, 12);
    const leads = Array.from({ length: 60 }, (_, index) => ({
      ...randomAssessment(random, index + 1, now - random.int(300 * DAY_MS)),
      suspect: 0 as const,
      email: `lead${index}@example.com`,
    }));
    await env.DB.batch(insertAssessments(leads));
    const totals = async () => {
      const { types, trend } = await readAnalytics(db(), "all", "UTC", now);
      return [types.total, trend.reduce((sum, { total }) => sum + total, 0)];
    };
    const ids = leads.filter(({ lead_status }) => lead_status === "Lost").map(({ id }) => id);
    const going = await findErasable(db(), ids, now);
    expect(going.length).toBeGreaterThan(2);
    const act = { who: "ada@example.com", now, expected: null };
    const erasing = going.map(({ id }) => ({ id, tombstone: `hash-${id}` }));
    expect(await eraseLeads(db(), act, erasing, now)).toBe(going.length);
    expect(await totals()).toEqual([60 - going.length, 60 - going.length]);
  });

  it("do not move either where starts expire within the periods, after days or all at once", async () => {
    const random = randomFrom(9);
    // Of what expired only the quarter-hour is known: here rolling periods begin with one.
    const now = Math.ceil(Date.UTC(2026, 10, 21, 12, 34) / QUARTER_MS) * QUARTER_MS;
    await rows("update system_settings set value = '2' where key = 'retention_days_anonymous'");
    await env.DB.batch(insertAssessments(someYear(random, now)));
    const before = await allFigures(now);
    for (const days of [200, 30, 7, 1, 0]) {
      await expire(now - days * DAY_MS);
      expect(await allFigures(now)).toEqual(before);
    }
    expect(
      await rows(
        "select count(*) as n from assessments where email is null and completed_at is null and updated_at <= ?",
        now - 2 * DAY_MS,
      ),
    ).toEqual([{ n: 0 }]);
  });

  it("tell how many of what they count has expired, as the list's do beside theirs", async () => {
    const random = randomFrom(11);
    const now = Date.UTC(2026, 10, 21, 12);
    await env.DB.batch(insertAssessments(someYear(random, now)));
    const [listed] = await rows("select count(*) as n from assessments where suspect = 0");
    const gone = await expire(now);
    const { types, trend } = await readAnalytics(db(), "all", "UTC", now);
    expect(types).toMatchObject({ total: listed?.["n"], expired: { total: gone } });
    expect(types.expired.chatStarted + types.expired.quizStarted).toBeLessThanOrEqual(gone);
    expect(trend.reduce((sum, { expired }) => sum + expired, 0)).toBe(gone);
    expect(await summarise(db(), {})).toMatchObject({ total: types.total - gone, expired: gone });
    // Each step's list is what it counts, but for these.
    for (const [index, { start, total, expired }] of trend.entries()) {
      const end = Date.parse(trend[index + 1]?.start ?? "2027-01-01T00:00:00Z");
      const from = Date.parse(start);
      expect(await summarise(db(), { from, to: end - 1 })).toMatchObject({ filtered: total - expired });
    }
  });

  it("keep of an expired start its source as one of a closed list, and no word of its campaign", async () => {
    const now = Date.UTC(2026, 10, 21);
    const random = randomFrom(3);
    const named = ["l.facebook.com", "fb", "ada@example.com", null].map((source, index) => ({
      ...started(random, index + 1, now - 40 * DAY_MS),
      assessment_type: "quiz" as const,
      updated_at: now - 40 * DAY_MS,
      source,
      campaign: "for-ada@example.com",
    }));
    await env.DB.batch(insertAssessments(named));
    expect(await expire(now)).toBe(4);
    expect(await rows("select source, total from expired_stats where grain = 'a' order by source")).toEqual([
      { source: "direct", total: 1 },
      { source: "facebook", total: 2 },
      { source: "other", total: 1 },
    ]);
    expect(JSON.stringify(await rows("select * from expired_stats"))).not.toContain("ada");
    const { campaigns } = await readAnalytics(db(), "all", "UTC", now);
    expect(campaigns).toEqual([
      { source: "", campaign: "", other: true, total: 4, completed: 0, leads: 0, won: 0, value: 0 },
    ]);
  });
});
