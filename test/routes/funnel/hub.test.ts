import { describe, expect, it } from "vitest";
import { api, settled } from "../../setup/api.ts";
import { countingDatabase } from "../../setup/database/counting-database.ts";
import { asStaff } from "../../setup/as-staff.ts";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import { quizBody } from "../../setup/quiz-body.ts";
import { completedLead } from "../../setup/lead.ts";
import { connectedSlack, metaPeer, META_VARS } from "../../setup/delivery/peers.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffJson } from "../../setup/staff-api.ts";

async function completedSession(): Promise<string> {
  const body = quizBody();
  await api("/api/assessment/submit", { json: body });
  return body.sessionId;
}

async function setExpiry(sessionId: string, at: number): Promise<void> {
  await rows("update assessments set hub_expires_at = ? where session_id = ?", at, sessionId);
}

const visits = () => rows("select first_hub_visit_at from assessments");

describe("the hub", () => {
  it("gives exactly the contract's fields", async () => {
    const sessionId = await completedSession();
    const answer = await api(`/api/hub/${sessionId.toUpperCase()}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      offerTier: 4,
      name: "Ada Lovelace",
      businessUrl: "https://analytical.example",
      answers: expect.objectContaining({ situation: "yo-yo" }),
      hubExpiresAt: expect.stringMatching(/^\d{4}-.*Z$/),
      promoText: null,
      promoDiscount: null,
    });
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("remembers the first visit and no later one", async () => {
    const sessionId = await completedSession();
    await api(`/api/hub/${sessionId}`);
    await settled();
    const first = await visits();
    expect(first[0]?.["first_hub_visit_at"]).not.toBeNull();
    await api(`/api/hub/${sessionId}`);
    await settled();
    expect(await visits()).toEqual(first);
  });

  it.each([
    ["HEAD", { method: "HEAD" }],
    ["a prefetch", { headers: { "sec-purpose": "prefetch;prerender" } }],
  ])("does not take %s for a visit", async (_what, init) => {
    const sessionId = await completedSession();
    expect((await api(`/api/hub/${sessionId}`, init)).status).toBe(200);
    await settled();
    expect(await visits()).toEqual([{ first_hub_visit_at: null }]);
  });

  it("does not take staff for a visitor", async () => {
    const sessionId = await completedSession();
    await api(`/api/hub/${sessionId}`, { headers: await asStaff() });
    await settled();
    expect(await visits()).toEqual([{ first_hub_visit_at: null }]);
  });

  it("snapshots the offer's discount at completion", async () => {
    await rows("update tier_configs set discount = 15 where tier = 4");
    const sessionId = await completedSession();
    await rows("update tier_configs set discount = 0 where tier = 4");
    const hub = await (await api(`/api/hub/${sessionId}`)).json();
    expect(hub).toMatchObject({ promoDiscount: 15, promoText: expect.stringContaining("15%") });
  });

  it("is 410 past its expiry, and 404 when unknown or not completed", async () => {
    const sessionId = await completedSession();
    await setExpiry(sessionId, Date.now() - 1);
    const expired = await api(`/api/hub/${sessionId}`);
    expect(expired.status).toBe(410);
    expect(await expired.json()).toMatchObject({ code: "hub_expired" });

    const started = freshSessionId();
    await api("/api/assessment/track-quiz-start", { json: { sessionId: started } });
    expect((await api(`/api/hub/${started}`)).status).toBe(404);
    const unknown = await api(`/api/hub/${freshSessionId()}`);
    expect(unknown.status).toBe(404);
    expect(await rows("select count(*) as n from assessments")).toEqual([{ n: 2 }]);
  });

  it("answers in one round trip to the database", async () => {
    const sessionId = await completedSession();
    await api(`/api/hub/${sessionId}`);
    await settled();
    const { DB, trips } = countingDatabase();
    expect((await api(`/api/hub/${sessionId}`, { vars: { DB } })).status).toBe(200);
    expect(trips()).toBe(1);
  });

  it("submits in two round trips", async () => {
    // An isolate's first request asks what owners have set.
    await api("/api/config");
    const { DB, trips } = countingDatabase();
    expect((await api("/api/assessment/submit", { json: quizBody(), vars: { DB } })).status).toBe(200);
    expect(trips()).toBe(2);
  });

  it("takes the request for a new link, once for each end of a hub", async () => {
    const slack = await connectedSlack();
    const sessionId = await completedSession();
    const ask = async () => (await api(`/api/hub/${sessionId}/request-link`, { method: "POST" })).json();
    const requestedAt = () => rows("select link_requested_at from assessments");
    expect(await ask()).toEqual({ ok: true, open: true });
    expect(await requestedAt()).toEqual([{ link_requested_at: null }]);

    await setExpiry(sessionId, Date.now() - 1);
    for (let copy = 0; copy < 2; copy++) expect(await ask()).toEqual({ ok: true, open: false });
    expect(await requestedAt()).toEqual([{ link_requested_at: expect.any(Number) }]);
    const newExpiry = new Date(Date.now() + 60_000).toISOString();
    await staffJson("/api/assessment/extend-expiry", { json: { sessionId, newExpiry } });
    const [first] = await requestedAt();
    expect(first).toEqual({ link_requested_at: expect.any(Number) });
    await setExpiry(sessionId, Date.now() - 1);
    await ask();
    expect(Number((await requestedAt())[0]?.["link_requested_at"])).toBeGreaterThan(
      Number(first?.["link_requested_at"]),
    );
    await settled();
    expect(slack.messages.map(({ text }) => text)).toEqual([
      "New lead: Ada Lovelace · BPM",
      "Ada Lovelace requested a new link to an expired hub · BPM",
      "Ada Lovelace requested a new link to an expired hub · BPM",
    ]);
    expect((await api(`/api/hub/${freshSessionId()}/request-link`, { method: "POST" })).status).toBe(404);
  });

  it("hands over what is stored of a visitor", async () => {
    metaPeer();
    const { sessionId } = await completedLead({}, META_VARS);
    const answer = await api(`/api/hub/${sessionId}/export`);
    expect(answer.headers.get("content-disposition")).toContain("attachment");
    const own = await answer.json<{ assessment: Record<string, unknown>; events: unknown[] }>();
    expect(own.assessment).toMatchObject({
      name: "Ada Lovelace",
      email: "ada@analytical.example",
      offerTier: 4,
      completedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    expect(own.events).toHaveLength(2);
    expect(Object.keys(own.assessment)).not.toContain("adminNotes");
    expect((await api(`/api/hub/${freshSessionId()}/export`)).status).toBe(404);
  });

  it("erases a visitor everywhere and stays closed to them", async () => {
    const sessionId = await completedSession();
    await rows(
      "insert into status_history (assessment_id, from_status, to_status, changed_by, changed_at) select id, 'MQL', 'SQL', 'ada', 1 from assessments",
    );
    expect((await api(`/api/hub/${sessionId}/erase`, { method: "POST" })).status).toBe(200);
    await settled();
    for (const table of ["assessments", "status_history", "ad_events", "bookings"]) {
      expect(await rows(`select count(*) as n from ${table}`)).toEqual([{ n: 0 }]);
    }
    expect(
      await rows("select rowid from assessment_search where assessment_search match '\"lovelace\"'"),
    ).toEqual([]);
    expect(await rows("select channel, status from outbox")).toEqual([{ channel: "object", status: "sent" }]);
    const tombstones = await rows("select hash from tombstones");
    // Its own, and that of its booking reference.
    expect(tombstones).toHaveLength(2);
    expect(JSON.stringify(tombstones)).not.toContain(sessionId);
    expect((await api(`/api/hub/${sessionId}/erase`, { method: "POST" })).status).toBe(410);
    expect((await api(`/api/hub/${sessionId}`)).status).toBe(404);
    expect((await api("/api/assessment/track-booking-view", { json: { sessionId } })).status).toBe(410);
  });
});
