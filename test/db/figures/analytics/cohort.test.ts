import { ANALYTICS_PERIODS } from "#domain/figures/analytics/period";
import { LEAD_STATUSES } from "#domain/leads/pipeline";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { readAnalytics } from "../../../../worker/db/figures/analytics/analytics.ts";
import { openDb } from "../../../../worker/db/client.ts";
import { moveLead } from "../../../../worker/db/leads/move-lead.ts";
import { eraseSession } from "../../../../worker/db/people/privacy/erasure.ts";
import { populationSince } from "../../../setup/figures/plain-figures.ts";
import { insertAssessments, randomAssessment } from "../../../setup/random/random-assessments.ts";
import { randomCases } from "../../../setup/random/random-cases.ts";
import { randomFrom, type Random } from "../../../setup/random/random.ts";
import { rows } from "../../../setup/database/rows.ts";

const CHANGES = randomCases(1500);
const MINUTE_MS = 60_000;
/** However many, they go over a month or so: the periods differ. */
const STEP_MS = (1500 / CHANGES) * 60 * MINUTE_MS;
const ZONES = ["America/Edmonton", "Asia/Kolkata"] as const;

type Lead = { id: number; session_id: string; email: string | null; suspect: number; lead_status: string };
type Move = { assessment_id: number; to_status: string; changed_at: number };

const db = () => openDb(env.DB, "first-primary").db;

async function change(random: Random, { id, session_id }: Lead, now: number): Promise<void> {
  const email = () => random.pick([null, `lead${id}@example.com`]);
  if (random.chance(0.05)) return void (await eraseSession(db(), session_id, `erased ${session_id}`, now));
  if (random.chance(0.05))
    return void (await rows("update assessments set email = ? where id = ?", email(), id));
  if (random.chance(0.05)) {
    return void (await rows("update assessments set suspect = ? where id = ?", random.int(2), id));
  }
  const act = { who: "ada@example.com", now, expected: null };
  const move = { leadStatus: random.pick(LEAD_STATUSES), dealValue: random.int(5) };
  await moveLead(db(), session_id, act, move, () => ({ open: [], adConsentByDefault: false }));
}

/** Lead by lead: when it first became SQL, by the history alone. */
async function expectCohorts(now: number): Promise<void> {
  const leads = (await env.DB.prepare("select * from assessments").all<Lead>()).results;
  const history = (await env.DB.prepare("select * from status_history order by id").all<Move>()).results;
  const first = leads
    .filter(({ email, suspect }) => email !== null && suspect === 0)
    .flatMap(({ id, lead_status }) => {
      const move = history.find(
        ({ assessment_id, to_status }) => assessment_id === id && to_status === "SQL",
      );
      return move ? [{ at: move.changed_at, isWon: lead_status === "Won" }] : [];
    });
  for (const zone of ZONES) {
    for (const period of ANALYTICS_PERIODS) {
      const own = first.filter(({ at }) => at >= populationSince(period, zone, now));
      const won = own.filter(({ isWon }) => isWon).length;
      const winRate = own.length === 0 ? null : Math.round((1000 * won) / own.length) / 10;
      const { cohort } = await readAnalytics(db(), period, zone, now);
      expect(cohort, `${period} in ${zone}`).toEqual({ leads: own.length, won, winRate });
    }
  }
}

it(`are those of the history after ${CHANGES} moves, erasures and other changes`, async () => {
  const random = randomFrom(21);
  let now = Date.UTC(2026, 8, 1, 15);
  let lastId = 0;
  for (let made = 1; made <= CHANGES; made++) {
    now += random.int(STEP_MS);
    const leads = (await env.DB.prepare("select * from assessments order by id").all<Lead>()).results;
    if (leads.length < 20 || random.chance(0.15)) {
      lastId++;
      await env.DB.batch(insertAssessments([randomAssessment(random, lastId, now)]));
    } else {
      await change(random, random.pick(leads), now);
    }
    if (made % 50 === 0) await expectCohorts(now);
  }
  const { cohort } = await readAnalytics(db(), "all", "UTC", now);
  expect(cohort.leads).toBeGreaterThan(randomCases(20));
  expect(cohort.won).toBeGreaterThan(0);

  await rows("delete from assessments");
  await expectCohorts(now);
});

it("count a lead once, by its first move to SQL, and whether it is Won now", async () => {
  const day = 24 * 60 * MINUTE_MS;
  const now = Date.UTC(2026, 10, 21, 12);
  const lead = {
    ...randomAssessment(randomFrom(1), 1, now - 60 * day),
    suspect: 0 as const,
    email: "ada@example.com",
  };
  await env.DB.batch(insertAssessments([{ ...lead, lead_status: "MQL" }]));
  const moves = [
    ["SQL", 40],
    ["Lost", 30],
    ["SQL", 3],
    ["Won", 2],
  ] as const;
  for (const [leadStatus, ago] of moves) {
    const act = { who: "ada@example.com", now: now - ago * day, expected: null };
    await moveLead(db(), "session-1", act, { leadStatus }, () => ({ open: [], adConsentByDefault: false }));
  }
  const cohortOf = async (period: "7d" | "all") => (await readAnalytics(db(), period, "UTC", now)).cohort;
  expect(await cohortOf("all")).toEqual({ leads: 1, won: 1, winRate: 100 });
  expect(await cohortOf("7d")).toEqual({ leads: 0, won: 0, winRate: null });
});
