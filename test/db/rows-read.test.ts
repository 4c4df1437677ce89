import { getTableColumns } from "drizzle-orm";
import { assessments } from "../../worker/db/schema/leads.ts";
import type { AssessmentFilter } from "#domain/leads/filters/filter-meaning";
import { ANALYTICS_PERIODS } from "#domain/figures/analytics/period";
import { ASSESSMENT_SORTS } from "#domain/leads/assessment-list";
import { LEAD_STATUSES } from "#domain/leads/pipeline";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { readAnalytics } from "../../worker/db/figures/analytics/analytics.ts";
import { countAssessments, summarise } from "../../worker/db/leads/assessment-counts.ts";
import { findRelated, readLeads } from "../../worker/db/leads/assessment-details.ts";
import { listAssessments } from "../../worker/db/leads/assessment-list.ts";
import { findLeadDetails } from "../../worker/db/leads/timeline/lead-details.ts";
import { openDb } from "../../worker/db/client.ts";
import { listPipeline } from "../../worker/db/leads/pipeline.ts";
import { findOfferUsage } from "../../worker/db/offers/offers.ts";
import { countReads } from "../setup/database/count-reads.ts";
import { countAllDays } from "../setup/figures/counted.ts";
import { projectAsMadeUp } from "../setup/figures/project-as-made-up.ts";
import { randomFrom } from "../setup/random/random.ts";
import { arrivalTime } from "../tools/seed/arrival-times.ts";
import { believableAssessment } from "../tools/seed/believable-assessment.ts";

const ASSESSMENTS = 10_000;
const CHUNK = 500;
const DAY_MS = 86_400_000;
/**
 * What is read of a lead on a list: its place in the index and among those found, its row, what stands beside it in two
 * tables, and its person’s entries by e-mail, and by phone with the address of each.
 */
const A_LEAD = 9;

const NOW = Date.UTC(2026, 10, 21, 12);

const EACH_FILTER: Record<string, AssessmentFilter> = {
  none: {},
  tier: { tier: 3 },
  "a tier without assessments": { tier: 900 },
  status: { leadStatus: "Hold" },
  type: { type: "chat" },
  from: { from: NOW - 40 * DAY_MS - 12_345 },
  to: { to: NOW - 100 * DAY_MS - 777 },
  "from and to": { from: NOW - 300 * DAY_MS - 1, to: NOW - 2 * DAY_MS - 1 },
  "leads only": { leadsOnly: true },
};

/** What no day holds is counted row by row, up to a bound. */
const FROM_ROWS: Record<string, AssessmentFilter> = {
  owner: { owner: "grace@example.com" },
  "nobody's": { owner: null },
  overdue: { due: NOW },
  "without a call to make": { due: null },
  outcome: { outcome: "voicemail" },
  "never called": { outcome: "never" },
  "no next step": { nextStep: "none" },
  "no number": { phone: "none" },
  "in its stage for two weeks": { stageDays: NOW - 14 * DAY_MS },
  "an SQL in its stage for two weeks": { leadStatus: "SQL", stageDays: NOW - 14 * DAY_MS },
  "a lost reason": { lostReason: "price" },
  "a lost reason of a time": { lostReason: "competitor", from: NOW - 300 * DAY_MS },
  "no lost reason": { lostReason: "none" },
};

/** What no lead can be, which the filters say by themselves. */
const OF_NOBODY: AssessmentFilter[] = [
  { leadStatus: "MQL", lostReason: "price" },
  { leadStatus: "Won", phone: "none" },
  { leadStatus: "Won", nextStep: "none" },
  { lostReason: "none", phone: "none" },
];

/** What a sales team looks for: the leads of a status by where they came from, or whose they are. */
const PAIRS: Record<string, AssessmentFilter> = Object.fromEntries(
  LEAD_STATUSES.flatMap((leadStatus) => [
    [`${leadStatus} of the chat`, { leadStatus, type: "chat" }],
    [`${leadStatus} of an owner`, { leadStatus, owner: "grace@example.com" }],
    [`${leadStatus} of nobody`, { leadStatus, owner: null }],
  ]),
);

const SEARCHES = [
  "garcia",
  "@example",
  "nobody at all",
  "example.com",
  "a",
  "ma",
  "q",
  "elena.silva9999@example.com",
  "0@example.com",
];

/** Offer, status, type, leads only and a period, all together and in every combination. */
const COMBINED: AssessmentFilter[] = [1, 9, 90, 400].flatMap((days) => {
  const from = NOW - days * DAY_MS - 12_345;
  return Array.from({ length: 32 }, (_, bits) => ({
    from,
    ...(bits & 1 && { tier: 4 }),
    ...(bits & 2 && { leadStatus: "Hold" as const }),
    ...(bits & 4 && { type: "quiz" as const }),
    ...(bits & 8 && { leadsOnly: true }),
    ...(bits & 16 && { to: NOW - 6 * 3_600_000 }),
  }));
});

async function countPlainly({ tier, leadStatus, type, leadsOnly, from, to }: AssessmentFilter) {
  const row = await env.DB.prepare(
    `select count(*) as n from assessments where offer_tier is coalesce(?, offer_tier)
       and lead_status = coalesce(?, lead_status) and assessment_type = coalesce(?, assessment_type)
       and (email is not null or not ?) and created_at between ? and ?`,
  )
    .bind(tier ?? null, leadStatus ?? null, type ?? null, leadsOnly ? 1 : 0, from ?? 0, to ?? NOW)
    .first<{ n: number }>();
  return row?.n ?? 0;
}

const DEFAULTS = {
  version: 1,
  suspect: 0,
  lead_status: "MQL",
  due_version: 0,
  missed_calls: 0,
};

async function seed(): Promise<void> {
  const random = randomFrom(1);
  const seeded = Array.from({ length: ASSESSMENTS }, (_, n) => {
    const { row, moves } = believableAssessment(random, n, arrivalTime(n, ASSESSMENTS, NOW), NOW);
    return { row: { ...DEFAULTS, id: n + 1, ...row }, moves: moves.map((move) => ({ id: n + 1, ...move })) };
  });
  const rows = seeded.map(({ row }) => row);
  const own = new Set(Object.values(getTableColumns(assessments)).map(({ name }) => name));
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => own.has(name));
  const insert = env.DB.prepare(
    `insert into assessments (${columns.join(", ")})
     select ${columns.map((column) => `value ->> '${column}'`).join(", ")} from json_each(?)`,
  );
  const visit = env.DB.prepare(
    `insert into lead_visits (lead_id, begun_at, ip_address)
     select value ->> 'id', value ->> 'created_at', value ->> 'ip_address' from json_each(?)`,
  );
  for (let first = 0; first < rows.length; first += CHUNK) {
    const some = JSON.stringify(rows.slice(first, first + CHUNK));
    await env.DB.batch([insert.bind(some), visit.bind(some)]);
  }
  const move = env.DB.prepare(
    `insert into status_history (assessment_id, from_status, to_status, changed_by, changed_at)
     select value ->> 'id', value ->> 'from', value ->> 'to', 'ada@example.com', value ->> 'at' from json_each(?)`,
  );
  const moves = seeded.flatMap((one) => one.moves);
  for (let first = 0; first < moves.length; first += CHUNK) {
    await move.bind(JSON.stringify(moves.slice(first, first + CHUNK))).run();
  }
  await projectAsMadeUp();
  await countAllDays(5000);
}

/** How many cells the counted days have: a total reads each of them. */
async function countCells(): Promise<number> {
  return (await env.DB.prepare("select count(*) as n from lead_days").first<{ n: number }>())?.n ?? 0;
}

/** Gives how many rows a call read, beside what it gave. */
async function reading<Result>(call: (db: ReturnType<typeof openDb>["db"]) => Promise<Result>) {
  const { d1, reads } = countReads(env.DB);
  const result = await call(openDb(d1, "first-primary").db);
  return { result, rows: reads.rows };
}

it(`stay within their bounds at ${ASSESSMENTS} assessments`, async () => {
  await seed();
  const cells = await countCells();
  expect(cells).toBeLessThan(ASSESSMENTS * 0.8);
  // A filter's count beside that of all leads, and what says which days are counted.
  const counted = 2 * cells + 20;

  for (const [name, filter] of Object.entries(EACH_FILTER)) {
    const passed = filter === EACH_FILTER.none ? 0 : ASSESSMENTS;
    for (const limit of [1, 50, 200]) {
      const page = { sort: "created" as const, limit, cursor: null };
      const list = await reading((db) => listAssessments(db, filter, page));
      expect
        .soft(list.rows, `list: ${name}`)
        .toBeLessThanOrEqual(A_LEAD * list.result.rows.length + passed + 100);
      const { next } = list.result;
      const second = await reading((db) => listAssessments(db, filter, { ...page, cursor: next }));
      expect
        .soft(second.rows, `second page: ${name}`)
        .toBeLessThanOrEqual(A_LEAD * second.result.rows.length + passed + 100);
    }
    const count = await reading((db) => countAssessments(db, filter));
    expect.soft(count.rows, `count: ${name}`).toBeLessThanOrEqual(counted);
    const summary = await reading((db) => summarise(db, filter));
    expect.soft(summary.rows, `summary: ${name}`).toBeLessThanOrEqual(counted);
    expect(summary.result.filtered).toBe(count.result.value);
  }

  for (const [name, filter] of Object.entries(FROM_ROWS)) {
    const page = { sort: "created" as const, limit: 50, cursor: null };
    const list = await reading((db) => listAssessments(db, filter, page));
    expect.soft(list.result.rows.length, name).toBeGreaterThan(0);
    expect
      .soft(list.rows, `list: ${name}`)
      .toBeLessThanOrEqual(ASSESSMENTS + A_LEAD * list.result.rows.length + 100);
    const count = await reading((db) => countAssessments(db, filter));
    // An owner's leads, and nobody's, are added up already; of nobody's, all leads and all owners'.
    expect
      .soft(count.rows, `count: ${name}`)
      .toBeLessThanOrEqual(filter.owner === undefined ? cells + ASSESSMENTS + 5000 : 3 * cells);
  }

  for (const search of SEARCHES) {
    const page = { sort: "created" as const, limit: 50, cursor: null };
    const list = await reading((db) => listAssessments(db, { search }, page));
    expect.soft(list.rows, `search: ${search}`).toBeLessThanOrEqual(5000);
    const count = await reading((db) => countAssessments(db, { search }));
    expect.soft(count.rows, `count of a search: ${search}`).toBeLessThanOrEqual(1001);
    for (const filter of [{ search }, { search, leadStatus: "Won" as const }]) {
      const summary = await reading((db) => summarise(db, filter));
      expect.soft(summary.rows, `summary of a search: ${search}`).toBeLessThanOrEqual(cells + 5000);
    }
    const narrowed = await reading((db) => listAssessments(db, { search, tier: 5 }, page));
    expect.soft(narrowed.rows, `search with a filter: ${search}`).toBeLessThanOrEqual(5000);
  }

  for (const filter of COMBINED) {
    const name = JSON.stringify(filter);
    const { result, rows } = await reading((db) => summarise(db, filter));
    const plain = await countPlainly(filter);
    expect.soft([result.filtered, result.more], `count: ${name}`).toEqual([plain, false]);
    // Two days at the edges, of a hundred leads each at most.
    expect.soft(rows, `rows read to count: ${name}`).toBeLessThanOrEqual(counted + 500);
  }

  // Many under a filter are soon met. For few, or none, an index is gone through: that of the order, which may hold only
  // those with a value, and that of the rest.
  for (const [name, filter] of Object.entries({ ...EACH_FILTER, ...FROM_ROWS, ...PAIRS })) {
    for (const sort of ASSESSMENT_SORTS) {
      const list = await reading((db) => listAssessments(db, filter, { sort, limit: 50, cursor: null }));
      expect.soft(list.rows, `${name}, by ${sort}`).toBeLessThanOrEqual(2 * ASSESSMENTS + A_LEAD * 50);
    }
  }

  for (const filter of OF_NOBODY) {
    for (const sort of ASSESSMENT_SORTS) {
      const list = await reading((db) => listAssessments(db, filter, { sort, limit: 50, cursor: null }));
      expect(list.result.rows).toEqual([]);
      expect.soft(list.rows, `${JSON.stringify(filter)}, by ${sort}`).toBeLessThanOrEqual(20);
    }
    const { result, rows } = await reading((db) => summarise(db, filter));
    expect(result.filtered).toBe(0);
    expect.soft(rows, `summary: ${JSON.stringify(filter)}`).toBeLessThanOrEqual(cells + 40);
  }

  for (const sort of ["updated", "leadScore", "dealValue", "due"] as const) {
    const list = await reading((db) => listAssessments(db, {}, { sort, limit: 50, cursor: null }));
    expect.soft(list.rows, `sorted by ${sort}`).toBeLessThanOrEqual(A_LEAD * 50 + 200);
  }

  const board = await reading((db) => listPipeline(db, LEAD_STATUSES, { limit: 50, cursor: null }));
  const cards = board.result.columns.reduce((sum, column) => sum + column.cards.length, 0);
  expect(cards).toBe(250);
  expect.soft(board.rows, "board").toBeLessThanOrEqual(3 * cards + 100 + 2 * cells);

  const oldest = { sort: "oldest" as const };
  const owned = { owner: "grace@example.com" };
  const boards = [{ sort: "leadScore" as const }, oldest, owned, { ...owned, ...oldest }, { owner: null }];
  for (const asked of boards) {
    const page = { limit: 50, cursor: null, ...asked };
    const { result, rows } = await reading((db) => listPipeline(db, LEAD_STATUSES, page));
    const shown = result.columns.reduce((sum, column) => sum + column.cards.length, 0);
    expect
      .soft(rows, `board: ${JSON.stringify(asked)}`)
      .toBeLessThanOrEqual(3 * shown + 300 + 3 * cells + ASSESSMENTS);
  }

  for (const period of ANALYTICS_PERIODS) {
    for (const zone of ["UTC", "Asia/Kolkata", "America/St_Johns", "Pacific/Auckland"]) {
      const figures = await reading((db) => readAnalytics(db, period, zone, NOW));
      if (period === "all") {
        expect(figures.result.firstCall.called).toBeGreaterThan(2000);
        expect(figures.result.cohort.leads).toBeGreaterThan(1000);
      }
      expect
        .soft(figures.rows, `analytics: ${period} in ${zone}`)
        // All Time tells the last 30 days beside the whole, and what came before these.
        .toBeLessThanOrEqual((period === "all" ? 8 : 2) * cells);
    }
  }

  expect.soft((await reading((db) => findRelated(db, 5_000))).rows, "related").toBeLessThanOrEqual(100);
  // What each open screen reads of a change by somebody else, before its board.
  const changed = await reading((db) => readLeads(db, [5_000, 5_001]));
  expect(changed.result).toHaveLength(2);
  expect.soft(changed.rows, "two changed leads").toBeLessThanOrEqual(2 * (A_LEAD + 2));
  const page = await reading((db) => findLeadDetails(db, 5_000));
  expect.soft(page.rows, "a lead's page").toBeLessThanOrEqual(100);
  expect.soft((await reading((db) => findOfferUsage(db, 1, NOW))).rows, "usage").toBeLessThanOrEqual(1101);
});
