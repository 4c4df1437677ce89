import { ASSESSMENT_SORTS } from "#domain/leads/assessment-list";
import { FILTER_IDS } from "#domain/leads/filters/list-filters";
import type { AssessmentFilter } from "#domain/leads/filters/filter-meaning";
import { LEAD_STATUSES } from "#domain/leads/pipeline";
import { PIPELINE_SORTS } from "#domain/leads/pipeline-board";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { selectCallPace } from "../../worker/db/calls/call-pace.ts";
import { openDb } from "../../worker/db/client.ts";
import { readDueWork } from "../../worker/db/calls/due/due-work.ts";
import { summarise } from "../../worker/db/leads/assessment-counts.ts";
import { listAssessments } from "../../worker/db/leads/assessment-list.ts";
import { listPipeline } from "../../worker/db/leads/pipeline.ts";
import { handOver, listOwners } from "../../worker/db/calls/queue/claim-lead.ts";
import { readQueue } from "../../worker/db/calls/queue/read-queue.ts";
import { runTrial } from "../../worker/db/offers/scoring/scoring-trial.ts";
import { rows } from "../setup/database/rows.ts";
import { watchD1 } from "../setup/database/watch-d1.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const OWNER = "grace@example.com";
const CHUNK = 50;

const FILTERS: { [Id in keyof AssessmentFilter]-?: AssessmentFilter[Id] } = {
  search: "garcia",
  tier: 3,
  leadStatus: "Hold",
  stageDays: NOW,
  lostReason: "price",
  type: "chat",
  owner: OWNER,
  due: NOW,
  phone: "none",
  nextStep: "none",
  mail: "waiting",
  outcome: "never",
  call: "held",
  answer: "aaaaaaaa.bbbbbbbb",
  from: NOW,
  to: NOW,
  unchangedSince: NOW,
  leadsOnly: true,
  ad: { key: "1", touch: "first", step: "leads", from: 0, before: NOW },
};

const ALONE: AssessmentFilter[] = [
  {},
  { due: null },
  { owner: null },
  { outcome: "unreached" },
  ...FILTER_IDS.map((id) => ({ [id]: FILTERS[id] })),
];
const IN_PAIRS: AssessmentFilter[] = FILTER_IDS.flatMap((one, index) =>
  FILTER_IDS.slice(index + 1).map((other) => ({ [one]: FILTERS[one], [other]: FILTERS[other] })),
);
const CURSORS = [null, { value: 1, id: 1 }, { value: null, id: 1 }];

/** As the table is named, or one lead beside another. */
const WHOLE_TABLE = /^SCAN (assessments|same|last|own)$/;

it("leads have at most 16 indexes beside that of their sessions", async () => {
  const found = await rows(
    "select name from sqlite_master where type = 'index' and tbl_name = 'assessments' and name not like '%_unique'",
  );
  expect(found.length).toBeLessThanOrEqual(16);
});

it("no list, board, queue or scheduled look reads the whole table of leads", async () => {
  const statements = new Set<string>();
  watchD1(env.DB, (trip) => trip.forEach(({ sql }) => statements.add(sql)));
  const { db } = openDb(env.DB, "first-primary");
  for (const filter of ALONE) {
    for (const sort of ASSESSMENT_SORTS) {
      for (const cursor of CURSORS) await listAssessments(db, filter, { sort, limit: 50, cursor });
    }
    await summarise(db, filter);
  }
  for (const filter of IN_PAIRS) {
    await listAssessments(db, filter, { sort: "leadScore", limit: 50, cursor: null });
    await summarise(db, filter);
  }
  for (const sort of PIPELINE_SORTS) {
    for (const owner of [undefined, null, OWNER]) {
      await listPipeline(db, LEAD_STATUSES, { limit: 50, cursor: null, sort, owner });
    }
  }
  await readQueue(db, OWNER, NOW);
  await selectCallPace(db, NOW);
  await readDueWork(db, NOW);
  await runTrial(db, {});
  await listOwners(db);
  await handOver(db, { who: OWNER, now: NOW, expected: null }, { from: OWNER, to: "ada@example.com" });
  const ofLeads = [...statements].filter((sql) => /\bassessments\b/.test(sql));
  expect(ofLeads.length).toBeGreaterThan(100);
  for (let first = 0; first < ofLeads.length; first += CHUNK) {
    const some = ofLeads.slice(first, first + CHUNK);
    const plans = await env.DB.batch<{ detail: string }>(
      some.map((sql) => {
        const nothing = Array.from(sql.matchAll(/\?/g), () => null);
        return env.DB.prepare(`explain query plan ${sql}`).bind(...nothing);
      }),
    );
    for (const [index, { results }] of plans.entries())
      expect
        .soft(
          results.filter(({ detail }) => WHOLE_TABLE.test(detail)),
          some[index],
        )
        .toEqual([]);
  }
});
