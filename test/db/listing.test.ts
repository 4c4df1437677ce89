import { ASSESSMENT_SORTS, type AssessmentSort } from "#domain/leads/assessment-list";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { dueBefore, ownerOf, type AssessmentFilter } from "#domain/leads/filters/filter-meaning";
import { CALL_FILTERS, DUE_FILTERS, type AssessmentQuery } from "#domain/leads/filters/list-filters";
import { matchesFilters, type Reader } from "#domain/leads/filters/matches-filters";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { countAssessments, summarise } from "../../worker/db/leads/assessment-counts.ts";
import { listAssessments, type ListCursor } from "../../worker/db/leads/assessment-list.ts";
import { openDb } from "../../worker/db/client.ts";
import { counted } from "../setup/figures/plain-figures.ts";
import { projectAsMadeUp } from "../setup/figures/project-as-made-up.ts";
import {
  insertAssessments,
  randomAssessment,
  type RawAssessment,
} from "../setup/random/random-assessments.ts";
import { randomCases } from "../setup/random/random-cases.ts";
import { randomFrom, type Random } from "../setup/random/random.ts";

const COLUMNS = {
  created: "created_at",
  updated: "updated_at",
  leadScore: "lead_score",
  dealValue: "deal_value",
  due: "due_at",
} as const;

const TEXTS = [
  "name 1",
  "AD1",
  "example",
  "n",
  "LE",
  "name 77",
  "%",
  "'",
  "zz",
  "AD1@exam",
  "d7@example.com",
  "780 555-1",
  "+1 (780) 55",
  "0011",
];

const READER: Reader = { me: "ada@example.com", now: 300, midnight: 500 };

/** What the database is asked for when READER asks. */
function meant({ owner, due, ad: _ad, ...query }: AssessmentQuery): AssessmentFilter {
  return {
    ...query,
    ...(owner && { owner: ownerOf(owner, READER.me) }),
    ...(due && { due: dueBefore(due, READER.now, READER.midnight) }),
  };
}

async function pageThrough(query: AssessmentQuery, sort: AssessmentSort, limit: number): Promise<number[]> {
  return (await viewsThrough(query, sort, limit)).map(({ id }) => id);
}

async function viewsThrough(
  query: AssessmentQuery,
  sort: AssessmentSort,
  limit: number,
): Promise<AssessmentView[]> {
  const { db } = openDb(env.DB, "first-primary");
  const views: AssessmentView[] = [];
  let cursor: ListCursor | null = null;
  do {
    const page: Awaited<ReturnType<typeof listAssessments>> = await listAssessments(db, meant(query), {
      sort,
      limit,
      cursor,
    });
    expect(page.rows.length).toBeLessThanOrEqual(limit);
    views.push(...page.rows);
    cursor = page.next;
  } while (cursor);
  return views;
}

/** What the list is to give, of rows that are stored: those that match in memory, in plain order. */
async function plainList(
  rows: readonly RawAssessment[],
  query: AssessmentQuery,
  sort: AssessmentSort,
): Promise<number[]> {
  const views = await viewsThrough({}, "created", 200);
  const matching = new Set(views.filter((view) => matchesFilters(view, query, READER)).map(({ id }) => id));
  // The earliest call comes first; rows without the value come last, the newest first.
  const isUp = sort === "due";
  const value = (row: RawAssessment) => row[COLUMNS[sort]];
  const before = (a: RawAssessment, b: RawAssessment) => {
    const [one, other] = [value(a), value(b)];
    if (one === null || other === null) return one === other ? b.id - a.id : one === null ? 1 : -1;
    const order = one === other ? a.id - b.id : one - other;
    return isUp ? order : -order;
  };
  return rows
    .filter(({ id }) => matching.has(id))
    .toSorted(before)
    .map(({ id }) => id);
}

/** The two columns of a booked call as `tellLeads` keeps them: a booking that was cancelled is none. */
function withBooking(row: RawAssessment): RawAssessment {
  const isBooked = row.call_status !== null && row.call_status !== "cancelled";
  return { ...row, call_booked_at: isBooked ? row.created_at : null };
}

function someFilter({ chance, int, pick }: Random): AssessmentQuery {
  const maybe = <T>(value: T) => (chance(0.25) ? value : undefined);
  return {
    tier: maybe(1 + int(6)),
    leadStatus: maybe(pick(["MQL", "Won", "Hold"] as const)),
    type: maybe(pick(["quiz", "chat"] as const)),
    leadsOnly: maybe(true),
    from: maybe(int(500)),
    to: maybe(int(500)),
    owner: maybe(pick(["me", "grace@example.com", "none"])),
    due: maybe(pick(DUE_FILTERS)),
    call: chance(0.1) ? pick(CALL_FILTERS) : undefined,
    outcome: maybe(pick(["reached", "never", "unreached"] as const)),
    unchangedSince: chance(0.2) ? int(5_000_000) : undefined,
    phone: chance(0.1) ? "none" : undefined,
    nextStep: chance(0.1) ? "none" : undefined,
    mail: chance(0.1) ? "waiting" : undefined,
    lostReason: chance(0.1) ? pick(["price", "other", "none"] as const) : undefined,
  };
}

it("pages through any filter, sort and search without a gap or a repetition", async () => {
  for (let set = 0; set < 4; set++) {
    const random = randomFrom(set);
    // Times rise with the ids, as they do in life, and some are the same.
    const rows = Array.from({ length: 80 }, (_, index) =>
      withBooking(randomAssessment(random, index + 1, Math.floor(index / 2) * 10)),
    );
    await env.DB.batch([env.DB.prepare("delete from assessments"), ...insertAssessments(rows)]);
    await projectAsMadeUp();
    for (let round = 0; round < randomCases(40); round++) {
      const filter = someFilter(random);
      const sort = random.pick(ASSESSMENT_SORTS);
      const limit = 1 + random.int(40);
      expect(await pageThrough(filter, sort, limit)).toEqual(await plainList(rows, filter, sort));
      const search = { ...filter, search: random.pick(TEXTS) };
      const found = await plainList(rows, search, "created");
      expect(await pageThrough(search, "created", limit)).toEqual(found);
      const { db } = openDb(env.DB, "first-primary");
      const figure = (await plainList(counted(rows), search, "created")).length;
      expect(await countAssessments(db, meant(search))).toEqual({ value: figure, more: false });
    }
  }
});

const EMPTY = { name: null, email: null, source: null, campaign: null };

it.each([
  ["few", 150],
  ["many", 450],
])("finds an address where %s have the same local part", async (_many, count) => {
  const random = randomFrom(count);
  const rows = Array.from({ length: count }, (_, index) => {
    const row = { ...randomAssessment(random, index + 1, index * 10), ...EMPTY };
    return { ...row, [index % 2 ? "name" : "email"]: `Info@shop${index}.example` };
  });
  await env.DB.batch(insertAssessments(rows));
  for (const search of [
    "info@shop7.example",
    "INFO@shop1",
    "nfo@shop",
    "info@shop7.exampl_",
    "x info@shop7",
    "o@shop7.example",
  ]) {
    const found = await plainList(rows, { search }, "created");
    expect(await pageThrough({ search }, "created", 30)).toEqual(found);
    const { db } = openDb(env.DB, "first-primary");
    const figure = (await plainList(counted(rows), { search }, "created")).length;
    expect(await countAssessments(db, { search })).toEqual({ value: figure, more: false });
  }
});

it("says of a search with more matches than are looked up that there are at least so many", async () => {
  const random = randomFrom(2);
  const rows = Array.from({ length: 1200 }, (_, index) => {
    const row = { ...randomAssessment(random, index + 1, index * 10), ...EMPTY, offer_tier: 1 + (index % 2) };
    const name = index < 999 ? "Ada Grace" : "Grace";
    return { ...row, name, suspect: 0 as const, completed_at: 1, booking_link_clicked: null };
  });
  await env.DB.batch(insertAssessments(rows));
  const { db } = openDb(env.DB, "first-primary");
  expect(await summarise(db, { search: "grace" })).toEqual({
    total: 1200,
    filtered: 1000,
    completed: 250,
    bookingClicks: 0,
    more: true,
    partly: true,
    suspects: { value: 0, more: false },
    expired: 0,
  });
  expect(await countAssessments(db, { search: "grace" })).toEqual({ value: 1000, more: true });
  expect(await countAssessments(db, { search: "grace", tier: 2 })).toEqual({ value: 125, more: true });
  expect(await summarise(db, { search: "ada" })).toMatchObject({
    filtered: 999,
    more: false,
    completed: 250,
    partly: true,
  });
  expect(await pageThrough({ search: "grace", tier: 2 }, "created", 200)).toHaveLength(600);
  await env.DB.prepare("update assessments set suspect = 1 where id <= 10").run();
  expect(await countAssessments(db, { search: "grace" })).toEqual({ value: 991, more: true });
});
