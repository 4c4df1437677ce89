import { BOOKING_STATES } from "#domain/booking/booking-status";
import type { FirstCallFigures } from "#domain/figures/analytics/first-call";
import { CALL_OUTCOMES } from "#domain/calls/call-outcomes";
import { LEAD_STATUSES } from "#domain/leads/pipeline";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { forgetAbandoned } from "../../../worker/cron/forget-abandoned.ts";
import { readAnalytics } from "../../../worker/db/figures/analytics/analytics.ts";
import { withdrawCall } from "../../../worker/db/calls/call-request.ts";
import { claimLead, handOver, releaseLead } from "../../../worker/db/calls/queue/claim-lead.ts";
import { savePhone } from "../../../worker/db/calls/lead-phone.ts";
import { recordCall } from "../../../worker/db/calls/record-call.ts";
import { openDb } from "../../../worker/db/client.ts";
import { countAssessments } from "../../../worker/db/leads/assessment-counts.ts";
import { moveLead } from "../../../worker/db/leads/move-lead.ts";
import { eraseSession } from "../../../worker/db/people/privacy/erasure.ts";
import { openBudget } from "../../../worker/db/budget.ts";
import { populationSince } from "../../setup/figures/plain-figures.ts";
import { plainFirstCalls } from "../../setup/figures/plain-first-calls.ts";
import {
  insertAssessments,
  randomAssessment,
  storedAssessments,
  type RawAssessment,
} from "../../setup/random/random-assessments.ts";
import { randomCases } from "../../setup/random/random-cases.ts";
import { randomFrom, type Random } from "../../setup/random/random.ts";
import { rows } from "../../setup/database/rows.ts";

/** In fewer, not everybody of staff comes to have leads. */
const CHANGES = Math.max(400, randomCases(4000));
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** However many, they go over six weeks: the periods differ. */
const STEP_MS = (2000 / CHANGES) * 60 * MINUTE_MS;
const ZONE = "America/Edmonton";
const STAFF = ["ada@example.com", "grace@example.com", "mary@example.com"] as const;
const NO_CHANNELS = { open: [], adConsentByDefault: false };

type Lead = {
  id: number;
  session_id: string;
  last_call_id: string | null;
  clock_started_at: number | null;
};
type Change = (lead: Lead, now: number) => Promise<unknown>;

const db = () => openDb(env.DB, "first-primary").db;

/** Of nobody yet, without a number or a call; one in five began and left no address. */
function freshLead(random: Random, id: number, now: number): RawAssessment {
  const row = { ...randomAssessment(random, id, now), suspect: 0 as const, updated_at: now };
  const uncalled = {
    owner: null,
    last_outcome: null,
    first_outcome_at: null,
    first_outcome_by: null,
    first_awaited_at: null,
  };
  const lead = {
    ...row,
    ...uncalled,
    first_call_ms: null,
    first_call_in_time: null,
    reached_at: null,
    call_status: null,
    phone: null,
  };
  if (random.chance(0.2)) return { ...lead, email: null, completed_at: null };
  return { ...lead, email: `lead${id}@example.com`, completed_at: now };
}

/** What staff, a lead, its bookings and its privacy do to it, each the more often the higher its weight. */
function changesOf(random: Random): [weight: number, Change][] {
  const act = (now: number) => ({ who: random.pick(STAFF), now, expected: null });
  const status = () => random.pick([null, ...BOOKING_STATES]);
  const score = () => random.pick([0, 39, 40, 79, 80, 119, 120]);
  return [
    [
      30,
      async ({ id, last_call_id, clock_started_at }, now) => {
        // Now and then, somebody is called who need not be.
        if (clock_started_at === null && random.chance(0.9)) return;
        const made = {
          callId: crypto.randomUUID(),
          afterCall: last_call_id,
          outcome: random.pick(CALL_OUTCOMES),
        };
        await recordCall(db(), id, act(now), made, () => Promise.resolve(null));
      },
    ],
    [8, ({ id }, now) => claimLead(db(), id, act(now), random.chance(0.3))],
    [3, ({ id }, now) => releaseLead(db(), id, act(now))],
    [1, (_lead, now) => handOver(db(), act(now), { from: random.pick(STAFF), to: random.pick(STAFF) })],
    [
      15,
      ({ session_id }, now) => {
        const move = { leadStatus: random.pick(LEAD_STATUSES) };
        return moveLead(db(), session_id, act(now), move, () => NO_CHANNELS);
      },
    ],
    [
      25,
      ({ id }, now) => {
        const phone = `+1403555${1000 + random.int(9000)}`;
        return savePhone(db(), id, act(now), { phone, agreed: "call" }, null);
      },
    ],
    [3, ({ session_id }, now) => withdrawCall(db(), { sessionId: session_id, tombstone: "t", now })],
    [5, ({ id }) => rows("update assessments set call_status = ? where id = ?", status(), id)],
    [3, ({ id }) => rows("update assessments set lead_score = ? where id = ?", score(), id)],
    [2, ({ session_id }, now) => eraseSession(db(), session_id, `erased ${session_id}`, now)],
    [1, (_lead, now) => forgetAbandoned(env, now, openBudget(env.DB))],
  ];
}

function pickChange(random: Random): Change {
  const changes = changesOf(random);
  let left = random.int(changes.reduce((sum, [weight]) => sum + weight, 0));
  const found = changes.find(([weight]) => (left -= weight) < 0);
  if (!found) throw new Error("There is nothing to do.");
  return found[1];
}

async function expectFigures(now: number): Promise<void> {
  const results = await storedAssessments();
  for (const period of ["all", "30d", "7d"] as const) {
    const from = populationSince(period, ZONE, now);
    const own = results.filter(({ created_at }) => created_at >= from);
    const { firstCall } = await readAnalytics(db(), period, ZONE, now);
    expect(firstCall).toEqual(plainFirstCalls(own));
    await expectLists(firstCall, from);
  }
}

/** Each figure that opens a list is the count of that list. */
async function expectLists({ neverCalled, owners, speeds }: FirstCallFigures, since: number): Promise<void> {
  const from = Number.isFinite(since) ? since : undefined;
  const inList = async (owner?: { owner: string | null }) =>
    (await countAssessments(db(), { outcome: "never", from, ...owner })).value;
  const all = await inList();
  expect([neverCalled.count, speeds.find(({ speed }) => speed === "never")?.leads]).toEqual([all, all]);
  for (const { owner, neverCalled: theirs } of owners) expect(await inList({ owner })).toBe(theirs.count);
}

it(`are those of the rows after ${CHANGES} outcomes, claims, moves, erasures and other changes`, async () => {
  const random = randomFrom(14);
  const selectLeads = env.DB.prepare(
    "select id, session_id, last_call_id, clock_started_at from assessments order by id",
  );
  let now = Date.UTC(2026, 8, 1, 15);
  let lastId = 0;
  for (let change = 1; change <= CHANGES; change++) {
    now += random.int(STEP_MS);
    const { results: leads } = await selectLeads.all<Lead>();
    if (leads.length < 20 || random.chance(0.1)) {
      lastId++;
      await env.DB.batch(insertAssessments([freshLead(random, lastId, now)]));
    } else {
      await pickChange(random)(random.pick(leads), now);
    }
    if (change % 100 === 0) await expectFigures(now);
  }
  const { firstCall } = await readAnalytics(db(), "all", ZONE, now);
  expect(firstCall.called).toBeGreaterThan(randomCases(30));
  expect(firstCall.neverCalled.count).toBeGreaterThan(randomCases(5));
  expect(firstCall.owners).toHaveLength(4);
  const [alive] = await rows("select count(*) as n from assessments");
  expect(lastId - Number(alive?.["n"])).toBeGreaterThan(randomCases(20));
  const early = await rows("select count(*) as n from assessments where created_at < ?", now - 31 * DAY_MS);
  expect(early[0]?.["n"]).toBeGreaterThan(randomCases(10));

  await rows("delete from assessments");
  await expectFigures(now);
});
