import { consequencesOf } from "#domain/consequences/consequences";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { forgetAbandoned } from "../../worker/cron/forget-abandoned.ts";
import { openBudget } from "../../worker/db/budget.ts";
import { openDb } from "../../worker/db/client.ts";
import { changedOf, readMarked } from "../../worker/db/consequences/read-marked.ts";
import { writeFold } from "../../worker/db/consequences/write-fold.ts";
import { eraseSession } from "../../worker/db/privacy/erasure.ts";
import { eraseOld } from "../../worker/db/room/old-leads.ts";
import {
  insertAssessments,
  randomAssessment,
  storedAssessments,
  updateAssessment,
  type RawAssessment,
} from "../setup/random-assessments.ts";
import { fold } from "../setup/fold.ts";
import { plainFirstCall } from "../setup/plain-first-calls.ts";
import { randomFrom, type Random } from "../setup/random.ts";
import { rows } from "../setup/rows.ts";

const QUARTER_MS = 900_000;
const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 0, 1);
const GRAINS = { q: QUARTER_MS, d: DAY_MS, w: 7 * DAY_MS, a: Number.POSITIVE_INFINITY };

type Measures = Record<string, number>;

/** Counts in plain TypeScript what one row adds to each of the roll-ups. */
function measuresOf(row: RawAssessment): { stats: Measures; trend: Measures; campaign: Measures } {
  const began = row.quiz_started_at ?? row.chat_started_at;
  const took = row.completed_at !== null && began !== null ? row.completed_at - began : null;
  const lead = row.lead_score;
  const isLead = row.email !== null;
  const on = (value: unknown) => Number(value !== null && value !== false);
  const trend = { total: 1, completed: on(row.completed_at), booking_clicks: on(row.booking_link_clicked) };
  const stats = {
    ...trend,
    quiz_started: on(row.quiz_started_at),
    chat_started: on(row.chat_started_at),
    consented: on(row.email_consent),
    emails_sent: on(row.email_sent_at),
    deal_count: on(row.deal_value),
    deal_sum: row.deal_value ?? 0,
    timed_count: on(took),
    timed_ms: took ?? 0,
    hubs: on(row.hub_expires_at),
    hub_visits: on(row.first_hub_visit_at),
    exceptional: on(lead !== null && lead >= 120),
    high: on(lead !== null && lead >= 80 && lead < 120),
    medium: on(lead !== null && lead >= 40 && lead < 80),
    low: on(lead !== null && lead < 40),
    calls_booked: on(row.call_booked_at),
    calls_held: on(row.call_held_at),
    calls_missed: on(row.call_status === "no_show"),
  };
  const campaign = {
    total: 1,
    completed: trend.completed,
    leads: on(isLead),
    won: on(isLead && row.lead_status === "Won"),
    deal_sum: isLead ? (row.deal_value ?? 0) : 0,
  };
  return { stats, trend, campaign };
}

class Tally {
  readonly cells = new Map<string, Measures>();

  add(key: object, measures: Measures): void {
    const name = JSON.stringify(key);
    const cell = this.cells.get(name) ?? {};
    for (const [measure, value] of Object.entries(measures)) cell[measure] = (cell[measure] ?? 0) + value;
    this.cells.set(name, cell);
  }

  sorted(): [string, string][] {
    return [...this.cells]
      .map(([key, cell]): [string, string] => [key, JSON.stringify(Object.entries(cell).toSorted())])
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
  }
}

function countRows(all: readonly RawAssessment[]) {
  const [stats, trend, campaigns, answers] = [new Tally(), new Tally(), new Tally(), new Tally()];
  const [calls, lost, owners] = [new Tally(), new Tally(), new Tally()];
  for (const row of all) {
    const measures = measuresOf(row);
    const call = plainFirstCall(row);
    // Suspects are in no figure; a trial of the rules counts them, as recalculating changes them too.
    for (const [grain, width] of row.suspect === 1 ? [] : Object.entries(GRAINS)) {
      const bucket = width === Number.POSITIVE_INFINITY ? 0 : row.created_at - (row.created_at % width);
      const { assessment_type, lead_status, source, campaign } = row;
      const dimensions = { assessment_type, offer_tier: row.offer_tier ?? 0, lead_status };
      stats.add({ grain, bucket, ...dimensions, has_email: Number(row.email !== null) }, measures.stats);
      trend.add({ grain, bucket }, measures.trend);
      campaigns.add({ grain, bucket, source: source ?? "", campaign: campaign ?? "" }, measures.campaign);
      if (lead_status === "Lost" && row.email !== null) {
        lost.add(
          { grain, bucket, reason: row.lost_reason ?? "" },
          { total: 1, deal_sum: row.deal_value ?? 0 },
        );
      }
      if (call === null) continue;
      const { band, staff, speed, minutes, lived_minutes, ...counts } = call;
      const within = {
        ...(minutes !== null && { [`minutes ${minutes}`]: 1 }),
        ...(lived_minutes !== null && { [`lived_minutes ${lived_minutes}`]: 1 }),
      };
      calls.add({ grain, bucket, band, staff, speed }, { total: 1, ...counts, ...within });
    }
    const { answer_key, offer_tier, score, owner, lead_status } = row;
    if (owner !== null && row.suspect === 0) {
      const deals = { deal_count: Number(row.deal_value !== null), deal_sum: row.deal_value ?? 0 };
      const sums = { ...measures.trend, ...deals };
      owners.add({ owner, lead_status, has_email: Number(row.email !== null) }, sums);
    }
    if (answer_key !== null) answers.add({ answer_key, offer_tier, score }, { total: 1 });
  }
  return { stats, trend, campaigns, answers, calls, lost, owners };
}

/** A column's measure; a histogram has one for each of its parts. */
function measuresIn(name: string, value: string | number | null): [string, number][] {
  if (typeof value !== "string") return [[name, Number(value)]];
  return Object.entries(JSON.parse(value)).map(([part, count]) => [`${name} ${part}`, Number(count)]);
}

/** The cells of a roll-up that hold anything; an emptied one must be empty throughout. */
async function storedCells(table: string, keys: readonly string[]): Promise<Tally> {
  const tally = new Tally();
  for (const row of await rows(`select * from ${table}`)) {
    const key = Object.fromEntries(keys.map((name) => [name, row[name]]));
    const measures = Object.entries(row).flatMap(([name, value]) =>
      keys.includes(name) ? [] : measuresIn(name, value),
    );
    if (row["total"] === 0) expect(measures.filter(([, value]) => value !== 0)).toEqual([]);
    else tally.add(key, Object.fromEntries(measures));
  }
  return tally;
}

async function expectRollUps(all: readonly RawAssessment[]) {
  await fold();
  const counted = countRows(all);
  const bucket = ["grain", "bucket"];
  const dimensions = ["assessment_type", "offer_tier", "lead_status", "has_email"];
  const stored = {
    stats: await storedCells("assessment_stats", [...bucket, ...dimensions]),
    trend: await storedCells("assessment_trend", bucket),
    campaigns: await storedCells("campaign_stats", [...bucket, "source", "campaign"]),
    answers: await storedCells("answer_stats", ["answer_key", "offer_tier", "score"]),
    calls: await storedCells("first_call_stats", [...bucket, "band", "staff", "speed"]),
    lost: await storedCells("lost_stats", [...bucket, "reason"]),
    owners: await storedCells("owner_stats", ["owner", "lead_status", "has_email"]),
  };
  // Its texts were written by people: nothing is left of those who are gone.
  expect(await rows("select * from campaign_stats where total = 0")).toEqual([]);
  expect(await rows("select * from first_call_stats where total = 0")).toEqual([]);
  expect(await rows("select * from owner_stats where total = 0")).toEqual([]);
  expect(stored.stats.sorted()).toEqual(counted.stats.sorted());
  expect(stored.trend.sorted()).toEqual(counted.trend.sorted());
  expect(stored.campaigns.sorted()).toEqual(counted.campaigns.sorted());
  expect(stored.answers.sorted()).toEqual(counted.answers.sorted());
  expect(stored.calls.sorted()).toEqual(counted.calls.sorted());
  expect(stored.lost.sorted()).toEqual(counted.lost.sorted());
  expect(stored.owners.sorted()).toEqual(counted.owners.sorted());
}

/** Some of the columns of `from`, so that most updates touch a few. Nobody was called before they were awaited. */
function mix(random: Random, from: RawAssessment, to: RawAssessment): RawAssessment {
  if (random.chance(0.2)) return to;
  const mixed = { ...from, ...Object.fromEntries(Object.entries(to).filter(() => random.chance(0.15))) };
  const { first_awaited_at, last_outcome } = mixed.first_outcome_at === from.first_outcome_at ? from : to;
  return { ...mixed, first_awaited_at, last_outcome };
}

/** Scored in every column, or in none. */
function scoredWhole<Row extends RawAssessment>(row: Row): Row {
  const { offer_tier, score, answer_key } = row;
  const isWhole = offer_tier !== null && score !== null && answer_key !== null;
  return isWhole ? row : { ...row, offer_tier: null, score: null, answer_key: null };
}

it("equal a count over the rows after 2,000 random inserts, updates and deletes", async () => {
  const random = randomFrom(20_260_101);
  const alive = new Map<number, RawAssessment>();
  const anyTime = () => START + random.int(10 * DAY_MS);
  for (let round = 0; round < 20; round++) {
    const statements: D1PreparedStatement[] = [];
    for (let step = 0; step < 100; step++) {
      const ids = [...alive.keys()];
      const id = ids.length > 0 ? random.pick(ids) : undefined;
      const known = id === undefined ? undefined : alive.get(id);
      if (!known || random.chance(0.45)) {
        const row = randomAssessment(random, round * 1000 + step + 1, anyTime());
        alive.set(row.id, row);
        statements.push(...insertAssessments([row]));
      } else if (random.chance(0.75)) {
        const next = { ...mix(random, known, randomAssessment(random, known.id, anyTime())), id: known.id };
        const row = scoredWhole(next);
        alive.set(row.id, row);
        statements.push(...updateAssessment(row));
      } else {
        alive.delete(known.id);
        statements.push(env.DB.prepare("delete from assessments where id = ?").bind(known.id));
      }
    }
    await env.DB.batch(statements);
    await expectRollUps([...alive.values()]);
  }
  expect(alive.size).toBeGreaterThan(300);
  await env.DB.prepare("delete from assessments").run();
  await expectRollUps([]);
}, 60_000);

type StoredAssessment = RawAssessment & { session_id: string };

const db = () => openDb(env.DB, "first-primary").db;
const BY_ADA = { who: "ada@example.com", now: START, expected: null };
const OLD_LOST = { kind: "lost", before: "2027-01-01" } as const;

/** How leads go. */
const ENDS = [
  (lead: StoredAssessment) => eraseSession(db(), lead.session_id, `t${lead.id}`, START),
  ({ id }: StoredAssessment) => eraseOld(db(), BY_ADA, OLD_LOST, [{ id, tombstone: `t${id}` }]),
  () => forgetAbandoned(env, START + 35 * DAY_MS, openBudget(env.DB)),
] as const;

/** The two halves of a fold, so that something can come between them. */
async function halfFold(): Promise<() => Promise<boolean>> {
  const marked = await readMarked(db(), 500);
  const drawn = consequencesOf(marked.leads, changedOf(marked), marked.desk);
  return () => writeFold(db(), marked, drawn);
}

it("equal a count over the rows after 1,500 acts, whatever comes between a fold's halves or cuts it off", async () => {
  const random = randomFrom(20_261_124);
  const anyTime = () => START + random.int(10 * DAY_MS);
  const someEmail = () => random.pick([null, ...Array.from({ length: 8 }, (_, n) => `lead${n}@example.com`)]);
  const made = (id: number) => ({ ...randomAssessment(random, id, anyTime()), email: someEmail() });
  const stored = () => storedAssessments<StoredAssessment>();
  const halves: (() => Promise<boolean>)[] = [];
  let [lastId, late] = [0, 0];
  for (let act = 1; act <= 1500; act++) {
    const known = await stored();
    const lead = known.length > 0 ? random.pick(known) : undefined;
    if (!lead || known.length < 25 || random.chance(0.2))
      await env.DB.batch(insertAssessments([made(++lastId)]));
    else if (random.chance(0.75))
      await env.DB.batch(updateAssessment(scoredWhole(mix(random, lead, made(lead.id)))));
    else await random.pick(ENDS)(lead);
    if (random.chance(0.4)) halves.push(await halfFold());
    // What never goes on is as of an object that died before it wrote.
    if (random.chance(0.4) && (await halves.shift()?.()) === false) late++;
    if (random.chance(0.05)) halves.splice(0);
    if (act % 150 === 0) {
      await fold();
      await expectRollUps(await stored());
    }
  }
  expect(late).toBeGreaterThan(50);
  await fold();
  expect(await rows("select count(*) as n from lead_folded")).toEqual([{ n: (await stored()).length }]);
}, 120_000);

it("find by name and e-mail what is stored, and nothing that was", async () => {
  const random = randomFrom(7);
  const row = { ...randomAssessment(random, 1, START), name: "Ada Lovelace", email: "ada@one.example" };
  const found = async (text: string) =>
    (await rows("select rowid as id from assessment_search where assessment_search match ?", `"${text}"`))
      .length;
  await env.DB.batch(insertAssessments([row, { ...row, id: 2, name: null, email: null }]));
  expect([await found("lovel"), await found("one.ex")]).toEqual([1, 1]);
  await env.DB.batch(updateAssessment({ ...row, name: "Grace" }));
  await env.DB.batch(updateAssessment({ ...row, id: 2, name: "Lovell", email: null }));
  expect([await found("lovelace"), await found("grace"), await found("lovel")]).toEqual([0, 1, 1]);
  await env.DB.prepare("delete from assessments where id = 1").run();
  expect([await found("grace"), await found("lovel")]).toEqual([0, 1]);
  await rows("insert into assessment_search (assessment_search) values ('integrity-check')");
});
