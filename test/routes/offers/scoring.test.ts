import type { TrialExample, TrialOutcome } from "#domain/offers/scoring/scoring-trial";
import type { RecalculationStep } from "#domain/offers/scoring/recalculation";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { countAllDays } from "../../setup/figures/counted.ts";
import { api } from "../../setup/api.ts";
import { QUIZ_ANSWERS } from "../../setup/quiz-body.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";
import { setPoints } from "../../setup/set-points.ts";
import { submitLead } from "../../setup/submit-lead.ts";

type Trial = TrialOutcome & { examples: TrialExample[] };

const RANGES = [
  { minScore: 0, maxScore: 40, targetTier: 1 },
  { minScore: 41, maxScore: 75, targetTier: 5 },
];

describe("a trial", () => {
  const trial = (json: object) => staffJson<Trial>("/api/scoring/trial", { json });

  it("changes nothing where the rules are those in force", async () => {
    await submitLead();
    expect(await trial({})).toEqual({
      total: 1,
      changed: 0,
      tierChanged: 0,
      scoreChanged: 0,
      tierMoves: [],
      scoreMoves: [],
      examples: [],
    });
  });

  it("says how many would change tier or score, from which to which, with examples, and writes nothing", async () => {
    const four = await submitLead();
    await submitLead();
    await submitLead({ answers: { ...QUIZ_ANSWERS, q4_funnel: "no-funnel" } });
    const before = await rows("select * from assessments order by id");
    const rules = (await staffJson<{ answerValue: string }[]>("/api/scoring-rules")).map((rule) =>
      rule.answerValue === "scale" ? { ...rule, points: 5 } : rule,
    );
    const found = await trial({ rules, ranges: RANGES });
    expect(found).toMatchObject({
      total: 3,
      changed: 3,
      tierChanged: 2,
      scoreChanged: 3,
      tierMoves: [{ from: 4, to: 1, count: 2 }],
      scoreMoves: [
        { from: 45, to: 35, count: 2 },
        { from: 35, to: 25, count: 1 },
      ],
    });
    expect(found.examples).toHaveLength(2);
    expect(found.examples[0]).toEqual({
      id: four.id + 1,
      sessionId: expect.any(String),
      name: "Ada Lovelace",
      email: "ada@analytical.example",
      from: { offerTier: 4, score: 45 },
      to: { offerTier: 1, score: 35 },
    });
    expect(await rows("select * from assessments order by id")).toEqual(before);
    expect(await rows("select * from audit")).toEqual([]);
  });

  it("follows leads that go and come", async () => {
    const lead = await submitLead();
    await submitLead();
    await staffApi(`/api/assessment/${lead.sessionId}`, { method: "DELETE" });
    expect(await trial({ ranges: RANGES })).toMatchObject({
      total: 1,
      changed: 1,
      tierMoves: [{ from: 4, to: 5, count: 1 }],
    });
  });

  it.each([
    [{ ranges: [{ minScore: 0, maxScore: 1, targetTier: 6 }] }],
    [{ ranges: [{ minScore: 2, maxScore: 1, targetTier: 1 }] }],
    [{ rules: [{ questionId: "goal", answerValue: "scale", points: 1001 }] }],
    [{ overrides: {} }],
  ])("refuses %o", async (json) => {
    expect((await staffApi("/api/scoring/trial", { json })).status).toBe(400);
  });

  it("is for staff alone", async () => {
    expect((await api("/api/scoring/trial", { json: {} })).status).toBe(401);
  });
});

describe("recalculating all", () => {
  const step = (cursor?: string | null) =>
    staffJson<RecalculationStep>("/api/scoring/recalculate", { json: cursor ? { cursor } : {} });

  /** Copies of a scored lead, to fill several steps. */
  async function manyLeads(count: number) {
    const lead = await submitLead();
    await env.DB.prepare(
      `insert into assessments (session_id, assessment_type, created_at, updated_at, completed_at, answers,
         offer_tier, score, lead_score, answer_key)
       with recursive n (n) as (values (1) union all select n + 1 from n where n < ?)
       select 'copy' || n, assessment_type, created_at, updated_at, completed_at, answers,
         offer_tier, score, lead_score, answer_key from assessments, n where id = ?`,
    )
      .bind(count - 1, lead.id)
      .run();
  }

  it("scores every assessment in steps, and keeps roll-ups and answer statistics right", async () => {
    await manyLeads(1100);
    await setPoints("yo-yo", 30);
    const steps: RecalculationStep[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      steps.push(await step(cursor));
      cursor = steps.at(-1)?.cursor ?? null;
    }
    expect(steps.map(({ done, total }) => [done, total])).toEqual([
      [500, 1100],
      [1000, 1100],
      [1100, 1100],
    ]);
    const [{ version } = {}] = await rows("select version from rules_version");
    expect(
      await rows(
        "select score, offer_tier, lead_score, rules_version, version, count(*) as n from assessments group by 1, 2, 3, 4, 5",
      ),
    ).toEqual([{ score: 65, offer_tier: 5, lead_score: 120, rules_version: version, version: 1, n: 1100 }]);
    const [row] = await rows("select breakdown, decided_by from lead_proofs where lead_id = 900");
    expect(JSON.parse(String(row?.["breakdown"]))).toMatchObject({ situation: 30 });
    expect(JSON.parse(String(row?.["decided_by"]))).toMatchObject({ kind: "range", minScore: 46 });
    await countAllDays();
    expect(await rows("select offer_tier, sum(exceptional) as n from lead_days group by 1")).toEqual([
      { offer_tier: 5, n: 1100 },
    ]);
    expect(await rows("select action from audit where entity = 'scoring' order by id")).toEqual([
      { action: "recalculate" },
      { action: "recalculated" },
    ]);
  });

  it("is news to staff of those leads alone whose result changes", async () => {
    await manyLeads(3);
    const told = async () => (await rows("select * from changes where entity = 'assessment'")).length;
    const before = await told();
    await step();
    expect(await told()).toBe(before);
    await rows("update assessments set score = 44 where id = 2");
    const found = await told();
    await step();
    expect(await told()).toBe(found + 1);
    expect(await rows("select distinct score from assessments")).toEqual([{ score: 45 }]);
  });

  it("starts over when the rules change on the way", async () => {
    await manyLeads(600);
    const first = await step();
    await setPoints("yo-yo", 30);
    const again = await step(first.cursor);
    expect([first.done, again.done]).toEqual([500, 500]);
    expect(await step(again.cursor)).toEqual({ done: 600, total: 600, cursor: null });
    expect(await rows("select distinct score from assessments")).toEqual([{ score: 65 }]);
  });

  it("is done at once where there is nothing to score", async () => {
    expect(await step()).toEqual({ done: 0, total: 0, cursor: null });
  });

  it("refuses a cursor that it never gave, and strangers", async () => {
    expect((await staffApi("/api/scoring/recalculate", { json: { cursor: "1.2" } })).status).toBe(400);
    expect((await staffApi("/api/scoring/recalculate", { json: { cursor: 5 } })).status).toBe(400);
    expect((await api("/api/scoring/recalculate", { json: {} })).status).toBe(401);
    expect(await rows("select * from audit")).toEqual([]);
  });
});
