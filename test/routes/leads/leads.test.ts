import type { AssessmentView } from "#domain/leads/assessment-view";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { api } from "../../setup/api.ts";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";
import { setPoints } from "../../setup/set-points.ts";
import { submitLead } from "../../setup/submit-lead.ts";

type Answer = { assessment: AssessmentView };

const HOUR_MS = 3_600_000;

async function stored(sessionId: string) {
  const [row] = await rows("select * from assessments where session_id = ?", sessionId);
  return row;
}

const audited = () => rows("select who, action, entity, entity_id, details from audit order by id");

/** The write that each editing route makes, for what all of them have in common. */
const WRITES = [
  {
    name: "admin-notes",
    method: "PATCH",
    path: (id: string) => `${id}/admin-notes`,
    json: () => ({ adminNotes: "Call" }),
  },
  {
    name: "lead-status",
    method: "PATCH",
    path: (id: string) => `${id}/lead-status`,
    json: () => ({ leadStatus: "SQL" }),
  },
  {
    name: "extend-expiry",
    method: "POST",
    path: () => "extend-expiry",
    json: (sessionId: string) => ({
      sessionId,
      newExpiry: new Date(Date.now() + 48 * HOUR_MS).toISOString(),
    }),
  },
];

describe.each(WRITES)("$name", ({ method, path, json }) => {
  const write = (sessionId: string, more: object = {}) =>
    staffApi(`/api/assessment/${path(sessionId)}`, { method, json: json(sessionId), ...more });

  it("raises the version and gives the lead as it is stored", async () => {
    const lead = await submitLead();
    const answer = await write(lead.sessionId, { version: lead.version });
    expect(answer.status).toBe(200);
    const { assessment } = await answer.json<Answer>();
    expect(assessment.version).toBe(lead.version + 1);
    const [listed] = await staffJson<AssessmentView[]>("/api/assessments");
    expect(listed).toEqual(assessment);
  });

  it("refuses a stale version with the lead as it is, and writes nothing", async () => {
    const lead = await submitLead();
    await staffApi(`/api/assessment/${lead.sessionId}/admin-notes`, {
      method: "PATCH",
      json: { adminNotes: "First" },
    });
    const before = await stored(lead.sessionId);
    const answer = await write(lead.sessionId, { version: lead.version });
    expect(answer.status).toBe(409);
    const { code, current } = await answer.json<{ code: string; current: AssessmentView }>();
    expect([code, current.adminNotes, current.version]).toEqual(["conflict", "First", lead.version + 1]);
    expect(Object.keys(current).toSorted()).toEqual(Object.keys(lead).toSorted());
    expect(await stored(lead.sessionId)).toEqual(before);
    expect(await audited()).toHaveLength(1);
  });

  it("lets the last write win where no version is named, whatever the body says", async () => {
    const lead = await submitLead();
    await staffApi(`/api/assessment/${lead.sessionId}/admin-notes`, {
      method: "PATCH",
      json: { adminNotes: "First" },
    });
    const body = { ...json(lead.sessionId), version: 99 };
    expect((await write(lead.sessionId, { json: body })).status).toBe(200);
    expect(await stored(lead.sessionId)).toMatchObject({ version: lead.version + 2 });
  });

  it("is 404 for a lead that is gone, 400 for a malformed version, 401 without a token", async () => {
    const { sessionId } = await submitLead();
    expect((await write(freshSessionId())).status).toBe(404);
    expect((await write(sessionId, { headers: { "if-match": "3" } })).status).toBe(400);
    const open = await api(`/api/assessment/${path(sessionId)}`, { method, json: json(sessionId) });
    expect(open.status).toBe(401);
    expect(await stored(sessionId)).toMatchObject({ version: 1 });
  });
});

describe("admin notes", () => {
  const save = (sessionId: string, adminNotes: unknown) =>
    staffApi(`/api/assessment/${sessionId}/admin-notes`, { method: "PATCH", json: { adminNotes } });

  it("are kept with their line breaks, and the audit has no word of them", async () => {
    const lead = await submitLead();
    expect((await save(lead.sessionId, "Called.\nWants <b>10%</b> off")).status).toBe(200);
    expect(await stored(lead.sessionId)).toMatchObject({ admin_notes: "Called.\nWants <b>10%</b> off" });
    expect(await audited()).toEqual([
      {
        who: "ada@example.com",
        action: "notes",
        entity: "assessment",
        entity_id: String(lead.id),
        details: '{"fields":["adminNotes"]}',
      },
    ]);
  });

  it("are none when they are emptied", async () => {
    const lead = await submitLead();
    await save(lead.sessionId, "x");
    await save(lead.sessionId, "  ");
    expect(await stored(lead.sessionId)).toMatchObject({ admin_notes: null });
  });

  it.each([[null], [5], ["x".repeat(10_001)], ["bell\u0007"], [undefined]])("refuse %o", async (notes) => {
    const lead = await submitLead();
    expect((await save(lead.sessionId, notes)).status).toBe(400);
    expect(await stored(lead.sessionId)).toMatchObject({ admin_notes: null, version: 1 });
  });
});

describe("recalculate-score", () => {
  const recalculate = (sessionId: string) =>
    staffApi(`/api/assessment/${sessionId}/recalculate-score`, { method: "POST" });

  it("scores by the rules in force and stores the whole result", async () => {
    const lead = await submitLead();
    await setPoints("yo-yo", 30);
    const answer = await recalculate(lead.sessionId);
    const { assessment } = await answer.json<Answer>();
    expect(assessment).toMatchObject({ score: 65, offerTier: 5, leadScore: 120, version: 2 });
    const row = await stored(lead.sessionId);
    expect(row).toMatchObject({ score: 65, offer_tier: 5, lead_score: 120 });
    const [{ version } = {}] = await rows("select version from rules_version");
    expect(row?.["rules_version"]).toBe(version);
  });

  it("scores what an unfinished assessment has", async () => {
    const sessionId = freshSessionId();
    await api("/api/assessment/progress", { json: { sessionId, answers: { q2_situation: "coaching" } } });
    const { assessment } = await (await recalculate(sessionId)).json<Answer>();
    expect(assessment).toMatchObject({ score: 20, offerTier: 5, completedAt: null, hubExpiresAt: null });
  });

  it("is 409 without answers, 404 without the lead, 401 without a token", async () => {
    const sessionId = freshSessionId();
    await api("/api/assessment/track-quiz-start", { json: { sessionId } });
    const empty = await recalculate(sessionId);
    expect([empty.status, await empty.json()]).toEqual([
      409,
      expect.objectContaining({ code: "no_answers" }),
    ]);
    expect((await recalculate(freshSessionId())).status).toBe(404);
    const open = await api(`/api/assessment/${sessionId}/recalculate-score`, { method: "POST" });
    expect(open.status).toBe(401);
    expect(await stored(sessionId)).toMatchObject({ score: null, version: 1 });
  });
});

describe("extend-expiry", () => {
  const extend = (sessionId: string, newExpiry: unknown) =>
    staffApi("/api/assessment/extend-expiry", { json: { sessionId, newExpiry } });

  it("opens an expired hub again, to be handled again when it ends", async () => {
    const lead = await submitLead();
    await env.DB.prepare(
      "update assessments set hub_expires_at = 1, hub_expiry_handled_at = 2, link_requested_at = 3",
    ).run();
    expect((await api(`/api/hub/${lead.sessionId}`)).status).toBe(410);
    const newExpiry = new Date(Date.now() + HOUR_MS).toISOString();
    expect(await (await extend(lead.sessionId, newExpiry)).json()).toMatchObject({ ok: true });
    expect(await stored(lead.sessionId)).toMatchObject({
      hub_expires_at: Date.parse(newExpiry),
      hub_expiry_handled_at: null,
      link_requested_at: 3,
    });
    expect((await api(`/api/hub/${lead.sessionId}`)).status).toBe(200);
  });

  it.each([
    ["the past", () => new Date(Date.now() - 1000).toISOString()],
    ["no time", () => "tomorrow"],
    ["a number", () => Date.now() + HOUR_MS],
    ["a day alone", () => "2999-01-01"],
  ])("refuses %s", async (_, newExpiry) => {
    const lead = await submitLead();
    const before = await stored(lead.sessionId);
    expect((await extend(lead.sessionId, newExpiry())).status).toBe(400);
    expect(await stored(lead.sessionId)).toEqual(before);
  });

  it("is 409 where there is no hub yet", async () => {
    const sessionId = freshSessionId();
    await api("/api/assessment/track-quiz-start", { json: { sessionId } });
    const answer = await extend(sessionId, new Date(Date.now() + HOUR_MS).toISOString());
    expect(answer.status).toBe(409);
    expect(await stored(sessionId)).toMatchObject({ hub_expires_at: null });
  });
});

describe.each([
  { name: "delete", method: "DELETE", path: (id: string) => `/api/assessment/${id}` },
  { name: "erase", method: "POST", path: (id: string) => `/api/assessment/${id}/erase` },
])("$name", ({ name, method, path }) => {
  it("takes the lead with all that hangs on it, and leaves tombstones and an audit row", async () => {
    const lead = await submitLead();
    await staffApi(`/api/assessment/${lead.sessionId}/lead-status`, {
      method: "PATCH",
      json: { leadStatus: "SQL" },
    });
    const answer = await staffApi(path(lead.sessionId), { method, version: 2 });
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
    for (const table of ["assessments", "status_history", "ad_events"]) {
      expect(await rows(`select * from ${table}`)).toEqual([]);
    }
    // The session's, and that of its booking reference.
    expect(await rows("select count(*) as n from tombstones")).toEqual([{ n: 2 }]);
    expect(await rows("select action, entity_id, details from audit order by id desc limit 1")).toEqual([
      { action: name, entity_id: String(lead.id), details: "{}" },
    ]);
    const late = await api("/api/assessment/track-quiz-start", { json: { sessionId: lead.sessionId } });
    expect(late.status).toBe(410);
  });

  it("refuses a stale version, an unknown lead and a stranger", async () => {
    const lead = await submitLead();
    const stale = await staffApi(path(lead.sessionId), { method, version: 7 });
    expect(await stale.json()).toMatchObject({ code: "conflict", current: { id: lead.id } });
    expect((await staffApi(path(freshSessionId()), { method })).status).toBe(404);
    expect((await api(path(lead.sessionId), { method })).status).toBe(401);
    expect(await rows("select id from assessments")).toEqual([{ id: lead.id }]);
    expect(await audited()).toEqual([]);
  });
});
