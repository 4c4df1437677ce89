import { env } from "cloudflare:workers";
import { FINISH_LINK_MS } from "#domain/funnel/finish-link";
import { beforeEach, describe, expect, it } from "vitest";
import { api, settled } from "../../../setup/api.ts";
import { META_VARS, metaPeer } from "../../../setup/delivery/peers.ts";
import { finishTokenOf, formLead } from "../../../setup/form-lead.ts";
import type { StoredLead } from "../../../setup/lead.ts";
import { QUIZ_ANSWERS } from "../../../setup/quiz-body.ts";
import { rows } from "../../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../../setup/staff-api.ts";

const CONTINUE = "/api/assessment/continue";
const PROGRESS = "/api/assessment/progress";
const SUBMIT = "/api/assessment/submit";

const touch = { at: "2026-11-20T10:00:00.000Z", landingPath: "/", utm_source: "facebook", ad_id: "120" };

let lead: StoredLead;
let token: string;

beforeEach(async () => {
  lead = await formLead({ answers: { businessType: "own-business", situation: "yo-yo" }, firstTouch: touch });
  token = await finishTokenOf(env, lead);
});

async function stored() {
  const [row] = await rows("select * from assessments where id = ?", lead.id);
  return row;
}

function submit(changes: Record<string, unknown> = {}, vars: Partial<Env> = {}) {
  return api(SUBMIT, { json: { token, answers: QUIZ_ANSWERS, ...changes }, vars });
}

describe("a finish link", () => {
  it("opens with what is known and missing, and never with whose it is", async () => {
    // Whoever it was forwarded to sees the same.
    for (const address of ["203.0.113.7", "198.51.100.9"]) {
      const answer = await api(CONTINUE, { json: { token }, headers: { "cf-connecting-ip": address } });
      expect(answer.status).toBe(200);
      const text = await answer.text();
      expect(JSON.parse(text)).toEqual({
        ok: true,
        isDone: false,
        answers: { q1_businessType: "own-business", q2_situation: "yo-yo" },
        missing: Object.keys(QUIZ_ANSWERS).slice(2),
      });
      for (const secret of [lead.sessionId, "Grace", "navy.example"]) expect(text).not.toContain(secret);
    }
    expect(token).not.toContain(lead.sessionId);
  });

  it("asks again what the quiz no longer takes", async () => {
    await rows(
      `update assessments set answers = '{"businessType":"a-former-option","situation":"yo-yo"}' where id = ?`,
      lead.id,
    );
    const body = await (
      await api(CONTINUE, { json: { token } })
    ).json<{ answers: object; missing: string[] }>();
    expect(body.answers).toEqual({ q2_situation: "yo-yo" });
    expect(body.missing).toContain("q1_businessType");
  });

  it("saves answers on the way and leaves the rest of the lead as it is", async () => {
    const answers = { q3_adSpend: "300-1000" };
    expect((await api(PROGRESS, { json: { token, answers } })).status).toBe(200);
    const row = await stored();
    expect(JSON.parse(String(row?.["answers"]))).toEqual({
      businessType: "own-business",
      situation: "yo-yo",
      adSpend: "300-1000",
    });
    expect(row).toMatchObject({
      assessment_type: "form",
      email: "grace@navy.example",
      quiz_started_at: null,
    });
  });

  it("completes the lead with the contact that it gave Meta, and then leads to its hub", async () => {
    const answer = await submit({
      name: "Mallory",
      email: "mallory@evil.example",
      attribution: { first: { ...touch, ad_id: "999", at: "2026-11-28T10:00:00.000Z" } },
      emailConsent: true,
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ sessionId: lead.sessionId, offerTier: 4, score: 45 });
    const row = await stored();
    expect(row).toMatchObject({
      assessment_type: "form",
      name: "Grace Hopper",
      email: "grace@navy.example",
      offer_tier: 4,
      quiz_started_at: null,
      last_touch: null,
    });
    expect(JSON.parse(String(row?.["first_touch"]))).toEqual(touch);
    expect(row?.["email_consent"]).not.toBeNull();
    const again = await (await api(CONTINUE, { json: { token } })).json();
    expect(again).toEqual({ ok: true, isDone: true, hub: `/hub/${lead.sessionId}` });
    expect((await api(`/hub/${lead.sessionId}`)).status).toBe(200);
  });

  it("used twice, answers the same and changes nothing", async () => {
    const first = await (await submit()).json();
    const row = await stored();
    const other = { ...QUIZ_ANSWERS, q3_adSpend: "under-100" };
    expect(await (await submit({ answers: other })).json()).toEqual(first);
    await api(PROGRESS, { json: { token, answers: other } });
    expect(await stored()).toEqual(row);
  });

  it("tells Meta nothing of the website", async () => {
    metaPeer();
    await submit({ adConsent: true, eventIds: { Lead: crypto.randomUUID() } }, META_VARS);
    const event = { sessionId: lead.sessionId, name: "HubPageView", eventId: crypto.randomUUID() };
    await api("/api/events", { json: event, vars: META_VARS });
    await settled();
    expect(await rows("select name from ad_events")).toEqual([]);
    expect(await rows("select events from visit_events")).toEqual([]);
    expect(await rows("select kind from outbox where channel = 'meta'")).toEqual([]);
  });

  it("ends after 30 days", async () => {
    token = await finishTokenOf(env, lead, Date.now() - FINISH_LINK_MS - 1);
    for (const [path, json] of [
      [CONTINUE, { token }],
      [PROGRESS, { token, answers: {} }],
      [SUBMIT, { token, answers: QUIZ_ANSWERS }],
    ] as const) {
      const answer = await api(path, { json });
      expect(answer.status).toBe(410);
      expect(await answer.json()).toMatchObject({ code: "gone" });
    }
    expect(await stored()).toMatchObject({ completed_at: null });
  });

  it("ends with the lead", async () => {
    expect((await staffApi(`/api/assessment/${lead.sessionId}`, { method: "DELETE" })).status).toBe(200);
    expect((await api(CONTINUE, { json: { token } })).status).toBe(410);
    expect((await submit()).status).toBe(410);
    expect(await rows("select id from assessments")).toEqual([]);
  });

  it.each(["", "1.2.3", "x".repeat(201)])("is none of ours: %j", async (forged) => {
    const answer = await api(CONTINUE, { json: { token: forged } });
    expect([400, 404]).toContain(answer.status);
  });

  it("of one lead is no link of another", async () => {
    const [, endsAt, signature] = token.split(".");
    const forged = [lead.id + 1, endsAt, signature].join(".");
    expect((await api(CONTINUE, { json: { token: forged } })).status).toBe(404);
  });
});

describe("staff's copy of it", () => {
  it("is a link with a token that opens", async () => {
    const { link } = await staffJson<{ link: string }>(`/api/leads/${lead.id}/finish-link`);
    const url = new URL(link);
    expect(url.pathname).toBe("/quiz");
    const copied = url.searchParams.get("continue");
    expect((await api(CONTINUE, { json: { token: copied } })).status).toBe(200);
  });

  it("is refused once the lead is complete, and to everybody else", async () => {
    const path = `/api/leads/${lead.id}/finish-link`;
    await submit();
    expect((await staffApi(path)).status).toBe(409);
    expect((await api(path)).status).toBe(401);
  });
});

describe("a score", () => {
  it("is not computed before every choice is made", async () => {
    const recalculate = `/api/assessment/${lead.sessionId}/recalculate-score`;
    expect((await staffApi(recalculate, { method: "POST" })).status).toBe(409);
    expect(await stored()).toMatchObject({
      offer_tier: null,
      score: null,
      lead_score: null,
      answer_key: null,
    });
  });
});
