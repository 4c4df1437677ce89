import { describe, expect, it } from "vitest";
import { api, settled } from "../../../setup/api.ts";
import { freshSessionId } from "../../../setup/fresh-session-id.ts";
import { QUIZ_ANSWERS, quizBody } from "../../../setup/quiz-body.ts";
import { mailPeer, metaPeer, META_VARS } from "../../../setup/delivery/peers.ts";
import { rows } from "../../../setup/database/rows.ts";
import { staffJson } from "../../../setup/staff-api.ts";

const SUBMIT = "/api/assessment/submit";

async function stored(sessionId: string) {
  const [row] = await rows("select * from assessments where session_id = ?", sessionId);
  return row;
}

describe("submit", () => {
  it("scores by the rules in force and stores the lead", async () => {
    const body = quizBody();
    const answer = await api(SUBMIT, { json: body });
    expect(answer.status).toBe(200);
    const result = await answer.json<Record<string, unknown>>();
    expect(result).toMatchObject({
      ok: true,
      sessionId: body.sessionId,
      offerTier: 4,
      score: 45,
      leadScore: 110,
    });
    expect(Object.keys(result).sort()).toEqual(
      ["ok", "sessionId", "offerTier", "score", "leadScore", "hubExpiresAt"].sort(),
    );
    const row = await stored(body.sessionId);
    expect(row).toMatchObject({
      assessment_type: "quiz",
      name: "Ada Lovelace",
      email: "ada@analytical.example",
      offer_tier: 4,
      score: 45,
      lead_score: 110,
      lead_status: "MQL",
      email_consent: null,
      answer_key: "own-business|yo-yo|300-1000|inconsistent|scale|50k-200k",
    });
    expect(JSON.parse(String(row?.["answers"]))).toEqual({
      businessType: "own-business",
      situation: "yo-yo",
      adSpend: "300-1000",
      funnel: "inconsistent",
      goal: "scale",
      frustration: "Leads got expensive",
      revenue: "50k-200k",
      targetRevenue: "$500K a month",
    });
    expect(Number(row?.["hub_expires_at"]) - Number(row?.["completed_at"])).toBe(12 * 3_600_000);
  });

  it.each([
    { score: 75, offerTier: 5, leadScore: 160 },
    { score: "75", offerTier: { tier: 5 }, leadScore: null },
    { score: [1e308], offerTier: -1, leadScore: true },
  ])("does not read the scores of the body: %o", async (forged) => {
    const body = quizBody(forged);
    expect((await api(SUBMIT, { json: body })).status).toBe(200);
    expect(await stored(body.sessionId)).toMatchObject({ offer_tier: 4, score: 45, lead_score: 110 });
  });

  it("answers a second submit from what is stored, and causes nothing", async () => {
    metaPeer();
    const body = quizBody();
    const first = await (await api(SUBMIT, { json: body, vars: META_VARS })).json();
    await settled();
    const before = await stored(body.sessionId);
    const again = quizBody({
      sessionId: body.sessionId.toUpperCase(),
      name: "Somebody Else",
      answers: { ...QUIZ_ANSWERS, q4_funnel: "no-funnel" },
    });
    const answer = await api(SUBMIT, { json: again });
    expect(await answer.json()).toEqual(first);
    expect(answer.headers.get("x-d1-bookmark")).not.toBeNull();
    expect(await stored(body.sessionId)).toEqual(before);
    expect(await rows("select count(*) as n from assessments")).toEqual([{ n: 1 }]);
    expect(await rows("select name from ad_events order by name")).toEqual([
      { name: "Lead" },
      { name: "QuizCompleted" },
    ]);
  });

  it("makes one lead of five submits at once", async () => {
    metaPeer();
    const body = quizBody();
    const submit = () => api(SUBMIT, { json: body, vars: META_VARS });
    const answers = await Promise.all(Array.from({ length: 5 }, submit));
    const results = await Promise.all(answers.map((answer) => answer.json()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const result of results) expect(result).toEqual(results[0]);
    expect(await rows("select count(*) as n from ad_events where name = 'Lead'")).toEqual([{ n: 1 }]);
  });

  it("completes the assessment that was started, and keeps its start and first touch", async () => {
    const sessionId = freshSessionId();
    const touch = (utm_campaign: string) => ({
      utm_source: "facebook",
      utm_campaign,
      at: "2026-11-01T08:00:00.000Z",
    });
    const start = { sessionId, attribution: { first: touch("spring"), last: touch("spring") } };
    await api("/api/assessment/track-quiz-start", { json: start });
    await api(SUBMIT, {
      json: quizBody({ sessionId, attribution: { first: touch("other"), last: touch("autumn") } }),
    });
    const row = await stored(sessionId);
    expect(row?.["quiz_started_at"]).toEqual(row?.["created_at"]);
    expect(row).toMatchObject({ source: "facebook", campaign: "spring" });
    expect(JSON.parse(String(row?.["last_touch"]))).toMatchObject({ utm_campaign: "autumn" });
  });

  it("stores a last touch that is the first only once, and still tells both", async () => {
    const sessionId = freshSessionId();
    const touch = (utm_source: string) => ({ utm_source, at: "2026-11-01T08:00:00.000Z" });
    const start = (first: string, last: string) => {
      const attribution = { first: touch(first), last: touch(last) };
      return api("/api/assessment/track-quiz-start", { json: { sessionId, attribution } });
    };
    const told = async () => {
      const row = await stored(sessionId);
      const view = await staffJson<Record<"firstTouch" | "lastTouch", unknown>>(
        `/api/assessment/${Number(row?.["id"])}`,
      );
      return [row?.["last_touch"] ?? null, view.firstTouch, view.lastTouch];
    };
    await start("facebook", "facebook");
    expect(await told()).toEqual([null, touch("facebook"), touch("facebook")]);
    // Another browser of the same session knows no other first: for this row that is its last.
    await start("mail", "mail");
    expect(await told()).toEqual([JSON.stringify(touch("mail")), touch("facebook"), touch("mail")]);
    await start("facebook", "facebook");
    expect(await told()).toEqual([null, touch("facebook"), touch("facebook")]);
  });

  it("takes the whole of an arrival in place of the part told before consent, and no other", async () => {
    const sessionId = freshSessionId();
    const at = "2026-11-01T08:00:00.000Z";
    const part = { landingPath: "/quiz", at };
    const whole = { ...part, utm_source: "facebook", utm_campaign: "spring" };
    const later = { at: "2026-11-02T08:00:00.000Z", utm_source: "mail" };
    const start = (first: object) =>
      api("/api/assessment/track-quiz-start", { json: { sessionId, attribution: { first } } });
    await start(part);
    await start(later);
    expect(await stored(sessionId)).toMatchObject({ source: null, campaign: null });
    await start(whole);
    await start(later);
    await start(part);
    const row = await stored(sessionId);
    expect(row).toMatchObject({ source: "facebook", campaign: "spring" });
    expect(JSON.parse(String(row?.["first_touch"]))).toEqual(whole);
  });

  it("keeps the ids of the ad, which alone make an arrival whole, and the names beside them", async () => {
    const sessionId = freshSessionId();
    const at = "2026-11-01T08:00:00.000Z";
    const ids = {
      campaign_id: "120210000000000001",
      adset_id: "120210000000000002",
      ad_id: "120210000000000003",
    };
    const first = { landingPath: "/", ...ids, at };
    const start = (touch: object) =>
      api("/api/assessment/track-quiz-start", { json: { sessionId, attribution: { first: touch } } });
    await start(first);
    await start({ landingPath: "/", at });
    const last = { ...ids, utm_term: "Founders", utm_content: "Video", at: "2026-11-02T08:00:00.000Z" };
    await api(SUBMIT, { json: quizBody({ sessionId, attribution: { first, last } }) });
    const row = await stored(sessionId);
    expect(JSON.parse(String(row?.["first_touch"]))).toEqual(first);
    expect(JSON.parse(String(row?.["last_touch"]))).toEqual(last);
    const odd = quizBody({ attribution: { first: { ...first, ad_id: "1.2E+17" } } });
    expect((await api(SUBMIT, { json: odd })).status).toBe(400);
  });

  it("keeps consent to mail only when the box was ticked, with its wording and page", async () => {
    const body = quizBody({ emailConsent: true });
    await api(SUBMIT, { json: body });
    const row = await stored(body.sessionId);
    expect(row?.["email_consent"]).toBe(row?.["completed_at"]);
    const [proofs] = await rows("select * from lead_proofs where lead_id = ?", row?.["id"] ?? null);
    expect(proofs?.["email_consent_wording"]).toMatch(/^\d{4}-\d\d/);
    expect(proofs?.["email_consent_page"]).toBe("/quiz");
  });

  it("marks a lead whose hidden field was filled", async () => {
    const body = quizBody({ company: "Bot Ltd" });
    expect((await api(SUBMIT, { json: body })).status).toBe(200);
    expect(await stored(body.sessionId)).toMatchObject({ suspect: 1 });
  });

  it("writes no row for a channel that is not set up", async () => {
    await api(SUBMIT, { json: quizBody({ emailConsent: true, adConsent: true }) });
    expect(await rows("select * from outbox")).toEqual([]);
  });

  it("queues mail and ad events once each when their channels are set up", async () => {
    const vars = {
      EMAIL_FROM: "hello@bpm.example",
      SENDER_POSTAL_ADDRESS: "1 Main St, Calgary",
      ...META_VARS,
      EMAIL: mailPeer().binding,
    };
    metaPeer();
    const Lead = crypto.randomUUID();
    const body = quizBody({ emailConsent: true, adConsent: true, eventIds: { Lead } });
    await api(SUBMIT, { json: body, vars });
    await api(SUBMIT, { json: body, vars });
    expect(await rows("select channel, kind from outbox order by id")).toEqual([
      { channel: "email", kind: "hub-mail" },
      { channel: "meta", kind: "ad-event" },
      { channel: "meta", kind: "ad-event" },
    ]);
    expect(await rows("select event_id, in_browser from ad_events where name = 'Lead'")).toEqual([
      { event_id: Lead, in_browser: 1 },
    ]);
  });

  it("sends nothing outside for a suspect lead or without a yes to ads", async () => {
    const vars = { META_PIXEL_ID: "123", META_CAPI_TOKEN: "token" };
    await api(SUBMIT, { json: quizBody({ adConsent: false }), vars });
    await api(SUBMIT, { json: quizBody({ adConsent: true, company: "Bot" }), vars });
    await api(SUBMIT, { json: quizBody({ adConsent: true }), vars, headers: { "sec-gpc": "1" } });
    expect(await rows("select * from outbox")).toEqual([]);
  });

  it.each([
    ["name", { name: "   " }],
    ["email", { email: "ada@example" }],
    ["email", { email: "a b@example.com" }],
    ["businessUrl", { businessUrl: "javascript:alert(1)" }],
    ["businessUrl", { businessUrl: "https://good@evil.com" }],
    ["businessUrl", { businessUrl: "analytical.example" }],
    ["answers.q4_funnel", { answers: { ...QUIZ_ANSWERS, q4_funnel: "other" } }],
    ["answers.q8_targetRevenue", { answers: { ...QUIZ_ANSWERS, q8_targetRevenue: "a lot" } }],
    ["answers.q6_frustration", { answers: { ...QUIZ_ANSWERS, q6_frustration: undefined } }],
    ["assessmentType", { assessmentType: "chat" }],
    ["emailConsent", { emailConsent: "yes" }],
    ["sessionId", { sessionId: "12345678-1234-1234-1234-123456789012" }],
  ])("refuses a bad %s and stores nothing", async (path, changes) => {
    const answer = await api(SUBMIT, { json: quizBody(changes) });
    expect(answer.status).toBe(400);
    const error = await answer.json<{ code: string; issues: { path: string; message: string }[] }>();
    expect(error.code).toBe("invalid_request");
    expect(error.issues.map((issue) => issue.path)).toContain(path);
    expect(await rows("select count(*) as n from assessments")).toEqual([{ n: 0 }]);
  });

  it("ignores fields that it does not know", async () => {
    const body = quizBody({ leadStatus: "Won", dealValue: 5000, adminNotes: "x", __proto__: { a: 1 } });
    expect((await api(SUBMIT, { json: body })).status).toBe(200);
    expect(await stored(body.sessionId)).toMatchObject({
      lead_status: "MQL",
      deal_value: null,
      admin_notes: null,
    });
  });

  it("refuses a session of a chat and one that was erased", async () => {
    const chat = quizBody();
    const insert =
      "insert into assessments (session_id, assessment_type, created_at, updated_at) values (?, 'chat', 1, 1)";
    await rows(insert, chat.sessionId);
    expect((await api(SUBMIT, { json: chat })).status).toBe(409);

    const gone = quizBody();
    await api(SUBMIT, { json: gone });
    await api(`/api/hub/${gone.sessionId}/erase`, { method: "POST" });
    const answer = await api(SUBMIT, { json: gone });
    expect(answer.status).toBe(410);
    expect(await answer.json()).toMatchObject({ code: "gone" });
    expect(await stored(gone.sessionId)).toBeUndefined();
  });

  it.each([
    [{ timeZone: "Europe/Berlin" }, "America/Edmonton", "Europe/Berlin"],
    [{ timeZone: "europe/berlin" }, undefined, "Europe/Berlin"],
    [{}, "America/Edmonton", "America/Edmonton"],
    // A lead is worth more than a zone: what we do not know counts as not given.
    [{ timeZone: "Mars/Olympus" }, "America/Edmonton", "America/Edmonton"],
    [{ timeZone: "+05:00" }, "nowhere", null],
    [{}, undefined, null],
  ])("of a zone %o, with the edge's %s, keeps %s", async (told, timezone, kept) => {
    const body = quizBody(told);
    expect((await api(SUBMIT, { json: body, ...(timezone && { cf: { timezone } }) })).status).toBe(200);
    expect(await stored(body.sessionId)).toMatchObject({ time_zone: kept });
  });

  it("lets the browser's zone replace the one that the edge guessed at the start", async () => {
    const body = quizBody({ timeZone: "Asia/Tokyo" });
    const cf = { timezone: "America/Edmonton" };
    await api("/api/assessment/track-quiz-start", { json: { sessionId: body.sessionId }, cf });
    expect(await stored(body.sessionId)).toMatchObject({ time_zone: "America/Edmonton" });
    await api(SUBMIT, { json: body, cf });
    expect(await stored(body.sessionId)).toMatchObject({ time_zone: "Asia/Tokyo" });
  });

  it("limits a session to ten a minute and says when to come back", async () => {
    const json = quizBody();
    let taken = 0;
    let answer = await api(SUBMIT, { json });
    // Twice as many where the limiter's minute ends in between.
    for (; answer.status === 200 && taken < 21; answer = await api(SUBMIT, { json })) taken++;
    expect(taken).toBeGreaterThanOrEqual(10);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "60"]);
    expect(await answer.json()).toMatchObject({ code: "rate_limited" });
  });

  it("lets leads through when the limiter fails", async () => {
    const broken = { limit: () => Promise.reject(new Error("down")) };
    const vars = { RL_SUBMIT_ADDRESS: broken, RL_SUBMIT_SESSION: broken };
    expect((await api(SUBMIT, { json: quizBody(), vars })).status).toBe(200);
  });
});
