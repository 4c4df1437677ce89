import { describe, expect, it } from "vitest";
import { api } from "../../setup/api.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";

type Rule = { id: number; version: number } & Record<string, unknown>;

const KINDS = [
  {
    path: "/api/scoring-rules",
    table: "scoring_rules",
    entity: "scoring-rule",
    write: { questionId: "revenue", answerValue: "200k-plus", points: -1000 },
    change: { points: 7 },
    stored: { question_id: "revenue", answer_value: "200k-plus", points: -1000, version: 1 },
    wrong: [
      { points: 1001 },
      { points: 1.5 },
      { points: "5" },
      { questionId: "name" },
      { answerValue: "plenty" },
    ],
  },
  {
    path: "/api/score-ranges",
    table: "score_ranges",
    entity: "score-range",
    write: { minScore: 76, maxScore: 90, targetTier: 5 },
    change: { maxScore: 100 },
    stored: { min_score: 76, max_score: 90, target_tier: 5, version: 1 },
    wrong: [{ minScore: 91 }, { targetTier: 6 }, { targetTier: "5" }, { maxScore: null }],
  },
  {
    path: "/api/override-rules",
    table: "override_rules",
    entity: "override-rule",
    write: {
      name: "Rich",
      questionId: "revenue",
      answerValue: "200k-plus",
      andQuestionId: "goal",
      andAnswerValue: "scale",
      targetTier: 5,
      priority: 5,
      isActive: 1,
    },
    change: { isActive: 0 },
    stored: { name: "Rich", and_question_id: "goal", and_answer_value: "scale", priority: 5, is_active: 1 },
    wrong: [{ targetTier: 6 }, { name: "" }, { isActive: true }, { andAnswerValue: null }, { priority: 0.5 }],
  },
];

const audited = () => rows("select who, action, entity, entity_id, details from audit order by id");
const rulesVersion = async () => Number((await rows("select version from rules_version"))[0]?.["version"]);

describe.each(KINDS)("$path", ({ path, table, entity, write, change, stored, wrong }) => {
  const create = () => staffJson<Rule>(path, { json: write });
  const row = async (id: number) => (await rows(`select * from ${table} where id = ?`, id))[0];

  it("lists what is in force, and one by its id", async () => {
    const list = await staffJson<Rule[]>(path);
    expect(list).toHaveLength(Number((await rows(`select count(*) as n from ${table}`))[0]?.["n"]));
    expect(await staffJson(`${path}/1`)).toEqual(list.find(({ id }) => id === 1));
    expect((await staffApi(`${path}/999`)).status).toBe(404);
  });

  it("creates, with an audit row that has the values, and raises the rules' version", async () => {
    const before = await rulesVersion();
    const answer = await staffApi(path, { json: { ...write, id: 1, version: 9, more: "x" } });
    expect(answer.status).toBe(201);
    const rule = await answer.json<Rule>();
    expect(rule).toMatchObject({ ...write, version: 1 });
    expect(await row(rule.id)).toMatchObject(stored);
    expect(await rulesVersion()).toBe(before + 1);
    const [entry, ...more] = await audited();
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      who: "ada@example.com",
      action: "create",
      entity,
      entity_id: String(rule.id),
    });
    expect(JSON.parse(String(entry?.["details"]))).toEqual({ after: write });
  });

  it("changes under the version; the audit has what was before and after", async () => {
    const rule = await create();
    const changed = { ...rule, ...change };
    const answer = await staffApi(`${path}/${rule.id}`, { method: "PUT", json: changed, version: 1 });
    expect(await answer.json()).toEqual({ ...changed, version: 2 });
    expect(await row(rule.id)).toMatchObject({ version: 2 });
    const [, entry] = await audited();
    expect(JSON.parse(String(entry?.["details"]))).toMatchObject({ after: change });
    const same = await staffApi(`${path}/${rule.id}`, { method: "PUT", json: changed });
    expect(await same.json()).toMatchObject({ version: 2 });
    expect(await audited()).toHaveLength(2);
  });

  it("takes the whole record, and refuses one that is another's", async () => {
    const rule = await create();
    for (const id of [rule.id + 1, String(rule.id), null]) {
      const answer = await staffApi(`${path}/${rule.id}`, {
        method: "PUT",
        json: { ...rule, ...change, id },
      });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: "invalid_request", issues: [{ path: "id" }] });
    }
    expect(await row(rule.id)).toMatchObject(stored);
    expect(await audited()).toHaveLength(1);
  });

  it("gives the second of two editors the first one's edit, and keeps that", async () => {
    const rule = await create();
    await staffApi(`${path}/${rule.id}`, { method: "PUT", json: { ...rule, ...change }, version: 1 });
    for (const method of ["PUT", "DELETE"]) {
      const json = method === "PUT" ? { json: write } : {};
      const stale = await staffApi(`${path}/${rule.id}`, { method, version: 1, ...json });
      expect(stale.status).toBe(409);
      expect(await stale.json()).toMatchObject({
        code: "conflict",
        current: { id: rule.id, version: 2, ...change },
      });
    }
    expect(await row(rule.id)).toMatchObject({ version: 2 });
  });

  it("deletes, with what it was in the audit", async () => {
    const rule = await create();
    const answer = await staffApi(`${path}/${rule.id}`, { method: "DELETE", version: 1 });
    expect(await answer.json()).toEqual({ ok: true });
    expect(await row(rule.id)).toBeUndefined();
    const [, entry] = await audited();
    expect(JSON.parse(String(entry?.["details"]))).toEqual({ before: rule });
    expect((await staffApi(`${path}/${rule.id}`, { method: "DELETE" })).status).toBe(404);
    expect((await staffApi(`${path}/${rule.id}`, { method: "PUT", json: write })).status).toBe(404);
  });

  it.each(wrong.map((part) => [part]))("refuses %o", async (part) => {
    const rule = await create();
    const json = { ...write, ...part };
    for (const call of [staffApi(path, { json }), staffApi(`${path}/${rule.id}`, { method: "PUT", json })]) {
      const answer = await call;
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ issues: [{ path: expect.any(String) }] });
    }
    expect(await row(rule.id)).toMatchObject(stored);
    expect(await audited()).toHaveLength(1);
  });

  it("is for staff alone", async () => {
    expect((await api(path)).status).toBe(401);
    expect((await api(path, { json: write })).status).toBe(401);
    expect((await api(`${path}/1`, { method: "DELETE" })).status).toBe(401);
    expect(await audited()).toEqual([]);
  });
});

describe("points", () => {
  it("are one rule an answer", async () => {
    const twin = { questionId: "goal", answerValue: "scale", points: 1 };
    const created = await staffApi("/api/scoring-rules", { json: twin });
    expect([created.status, await created.json()]).toEqual([
      409,
      expect.objectContaining({ code: "conflict" }),
    ]);
    const changed = await staffApi("/api/scoring-rules/1", { method: "PUT", json: twin });
    expect(changed.status).toBe(409);
    expect(await rows("select count(*) as n, sum(points) as points from scoring_rules")).toEqual([
      { n: 18, points: 175 },
    ]);
    expect(await audited()).toEqual([]);
  });
});
