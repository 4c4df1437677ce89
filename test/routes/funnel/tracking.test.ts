import { describe, expect, it } from "vitest";
import { metaError } from "../../fakes/meta/meta-error.ts";
import { api, settled } from "../../setup/api.ts";
import { asStaff } from "../../setup/as-staff.ts";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import { quizBody } from "../../setup/quiz-body.ts";
import { mailError } from "../../setup/delivery/mail-error.ts";
import { mailPeer, MAIL_VARS, metaPeer, META_VARS } from "../../setup/delivery/peers.ts";
import { rows } from "../../setup/database/rows.ts";

async function completedSession(changes: Record<string, unknown> = {}): Promise<string> {
  const body = quizBody(changes);
  await api("/api/assessment/submit", { json: body });
  return body.sessionId;
}

describe("booking clicks and views", () => {
  it("keep the first time and its source", async () => {
    const sessionId = await completedSession();
    const click = "/api/assessment/track-booking-click";
    const vars = { BOOKING_URL: "https://calendly.com/team/call" };
    await api(click, { json: { sessionId, source: "strategy_hub" }, vars });
    const [first] = await rows("select * from assessments");
    await api(click, { json: { sessionId, source: "quiz_results" }, vars });
    await api("/api/assessment/track-booking-view", { json: { sessionId } });
    const [second] = await rows("select * from assessments join lead_proofs on lead_id = id");
    expect(first?.["booking_link_clicked"]).not.toBeNull();
    expect(second).toMatchObject({
      booking_link_clicked: first?.["booking_link_clicked"] ?? null,
      booking_click_source: "strategy_hub",
      call_requested_at: null,
    });
    expect(second?.["booking_form_viewed"]).not.toBeNull();
  });

  it("are clicks alone where no booking page is set up: a request for a call comes with a number", async () => {
    const sessionId = await completedSession();
    await api("/api/assessment/track-booking-click", { json: { sessionId }, vars: { BOOKING_URL: "" } });
    const [row] = await rows("select booking_link_clicked, call_requested_at from assessments");
    expect(row?.["booking_link_clicked"]).not.toBeNull();
    expect(row?.["call_requested_at"]).toBeNull();
  });

  it.each(["track-booking-click", "track-booking-view"])(
    "%s is 404 for a session never seen",
    async (call) => {
      const answer = await api(`/api/assessment/${call}`, { json: { sessionId: freshSessionId() } });
      expect(answer.status).toBe(404);
      expect(await rows("select count(*) as n from assessments")).toEqual([{ n: 0 }]);
    },
  );

  it("refuse a source that is none", async () => {
    const json = { sessionId: freshSessionId(), source: "newsletter" };
    expect((await api("/api/assessment/track-booking-click", { json })).status).toBe(400);
  });
});

describe("consent to mail", () => {
  /** As the hub sends it. */
  const NO_REFERER = "that is not told";
  const consent = (sessionId: string, emailConsent: boolean, { binding: EMAIL } = mailPeer()) =>
    api("/api/assessment/email-consent", {
      json: { sessionId, emailConsent },
      vars: { ...MAIL_VARS, EMAIL },
    });

  it("queues the hub mail when it comes after completion, once", async () => {
    const sessionId = await completedSession();
    await consent(sessionId, true);
    await consent(sessionId, true);
    expect(await rows("select kind from outbox")).toEqual([{ kind: "hub-mail" }]);
    const [row] = await rows(
      "select email_consent, email_consent_wording from assessments join lead_proofs on lead_id = id",
    );
    expect(row?.["email_consent"]).not.toBeNull();
    expect(row?.["email_consent_wording"]).not.toBeNull();
  });

  it.each([
    ["https://bpm.example/chat?prompt=x", "/chat"],
    ["https://bpm.example/quiz", "/quiz"],
    ["https://bpm.example/hub/0b5d1a52-6c1e-4a52-9b0e-0c5f1f1d2e3f", "/hub"],
    ["https://bpm.example/you-won-at-win.example", ""],
    ["https://bpm.example/chatter/win.example", ""],
    ["nonsense", ""],
    [NO_REFERER, "/hub"],
  ])("keeps of the page %s only %j, which the mail quotes", async (referer, page) => {
    const sessionId = await completedSession();
    const json = { sessionId, emailConsent: true };
    const headers = referer === NO_REFERER ? { "sec-fetch-site": "same-origin" } : { referer };
    await api("/api/assessment/email-consent", { json, headers });
    expect(await rows("select email_consent_page from lead_proofs")).toEqual([{ email_consent_page: page }]);
  });

  it("cancels what is unsent when it is withdrawn", async () => {
    const sessionId = await completedSession();
    const mail = mailPeer();
    mail.errors.push(mailError("E_INTERNAL_SERVER_ERROR"));
    await consent(sessionId, true, mail);
    await settled();
    expect((await consent(sessionId, false)).status).toBe(200);
    expect(await rows("select status, last_error from outbox")).toEqual([
      { status: "cancelled", last_error: "withdrawn" },
    ]);
    const [row] = await rows("select email_consent, email_withdrawn_at from assessments");
    expect(row).toMatchObject({ email_consent: null });
    expect(row?.["email_withdrawn_at"]).not.toBeNull();
  });

  it("sends the hub mail after all when consent comes back", async () => {
    const sessionId = await completedSession();
    const mail = mailPeer();
    mail.errors.push(mailError("E_INTERNAL_SERVER_ERROR"));
    await consent(sessionId, true, mail);
    await settled();
    await consent(sessionId, false);
    // The mail service is no longer left alone for its error.
    await rows("update channel_states set held_until = 0");
    await consent(sessionId, true, mail);
    await settled();
    expect(mail.mails).toHaveLength(1);
    await consent(sessionId, true, mail);
    await settled();
    expect(mail.mails).toHaveLength(1);
  });

  it("is 404 for a session never seen", async () => {
    expect((await consent(freshSessionId(), true)).status).toBe(404);
  });
});

describe("consent to ad events", () => {
  const channel = META_VARS;

  it("is stored, and a refusal cancels what is unsent", async () => {
    const meta = metaPeer();
    meta.faults = [metaError(2)];
    const body = quizBody({ adConsent: true });
    await api("/api/assessment/submit", { json: body, vars: channel });
    await settled();
    await api("/api/consent", { json: { sessionId: body.sessionId, ads: false } });
    expect(await rows("select ad_consent from lead_visits")).toEqual([{ ad_consent: 0 }]);
    expect(await rows("select distinct status from outbox")).toEqual([{ status: "cancelled" }]);
  });

  it("stays no under Global Privacy Control", async () => {
    const sessionId = await completedSession();
    await api("/api/consent", { json: { sessionId, ads: true }, headers: { "sec-gpc": "1" } });
    expect(await rows("select ad_consent from lead_visits")).toEqual([{ ad_consent: 0 }]);
  });
});

describe("events", () => {
  const event = (sessionId: string, name: string, params?: unknown) => ({
    sessionId,
    name,
    eventId: crypto.randomUUID(),
    ...(params !== undefined && { params }),
  });

  it("are kept once a session, name and source", async () => {
    metaPeer();
    const sessionId = await completedSession();
    const click = event(sessionId, "CalendarClick", { source: "strategy_hub" });
    const again = { ...click, eventId: crypto.randomUUID() };
    const elsewhere = event(sessionId, "CalendarClick", { source: "quiz_results" });
    for (const json of [click, again, elsewhere]) await api("/api/events", { json, vars: META_VARS });
    const stored = await rows(
      "select source, event_id from ad_events where name = 'CalendarClick' order by source",
    );
    expect(stored).toEqual([
      { source: "quiz_results", event_id: expect.any(String) },
      { source: "strategy_hub", event_id: click.eventId },
    ]);
  });

  it("are not kept where no channel wants them, but their session is looked up", async () => {
    const sessionId = await completedSession();
    const headers = { "sec-gpc": "1" };
    const json = event(sessionId, "QuizStarted");
    for (const refused of [{ json }, { json, vars: META_VARS, headers }]) {
      expect((await api("/api/events", refused)).status).toBe(200);
    }
    expect(await rows("select name from ad_events")).toEqual([]);
    expect((await api("/api/events", { json: event(freshSessionId(), "QuizStarted") })).status).toBe(404);
  });

  it("mark the first hub visit, but not that of staff", async () => {
    metaPeer();
    const sessionId = await completedSession();
    await api("/api/events", {
      json: event(sessionId, "HubPageView", { tier: 4 }),
      headers: await asStaff(),
      vars: META_VARS,
    });
    await settled();
    expect(await rows("select first_hub_visit_at from assessments")).toEqual([{ first_hub_visit_at: null }]);
    // Nothing of it is kept: Meta would be told the time and the id of staff's visit for the lead's.
    const views = "select count(*) as n from ad_events where name = 'HubPageView'";
    expect(await rows(views)).toEqual([{ n: 0 }]);
    await api("/api/events", { json: event(sessionId, "HubPageView", { tier: 4 }), vars: META_VARS });
    expect(await rows(views)).toEqual([{ n: 1 }]);
    const [row] = await rows("select first_hub_visit_at from assessments");
    expect(row?.["first_hub_visit_at"]).not.toBeNull();
  });

  it.each([
    ["an unknown name", { name: "Lead" }],
    ["a param of another type", { name: "CalendarClick", params: { source: "elsewhere" } }],
    ["an id that is none", { name: "QuizStarted", eventId: "1" }],
  ])("refuse %s", async (_what, changes) => {
    const sessionId = await completedSession();
    const before = await rows("select count(*) as n from ad_events");
    expect(
      (await api("/api/events", { json: { ...event(sessionId, "QuizStarted"), ...changes } })).status,
    ).toBe(400);
    expect(await rows("select count(*) as n from ad_events")).toEqual(before);
  });

  it("are 404 for a session never seen, and 410 for one that was erased", async () => {
    expect((await api("/api/events", { json: event(freshSessionId(), "QuizStarted") })).status).toBe(404);
    const headers = await asStaff();
    const unseen = await api("/api/events", { json: event(freshSessionId(), "HubPageView"), headers });
    expect(unseen.status).toBe(404);
    const sessionId = await completedSession();
    await api(`/api/hub/${sessionId}/erase`, { method: "POST" });
    expect((await api("/api/events", { json: event(sessionId, "QuizStarted") })).status).toBe(410);
  });
});
