import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { ApiLead } from "#domain/doors/api-lead";
import type { ApiLeadDetails } from "#domain/doors/api-lead-details";
import { recipientHash } from "../../../worker/delivery/email/unsubscribe-token.ts";
import { keyedHash } from "../../../worker/crypto/keyed-hash.ts";
import { settled } from "../../setup/api.ts";
import { bookByWebhook, minutesAgo } from "../../setup/book-by-webhook.ts";
import { rows } from "../../setup/database/rows.ts";
import { completedLead } from "../../setup/lead.ts";
import { program } from "../../setup/program-api.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";

const GRACE = { name: "Grace Hopper", email: "grace@navy.example", phone: "+17805550134" };
const CONSENTS = { email: { wording: "Write to me." }, call: { wording: "Call me." } };
const call = (afterCall: string | null = null) => ({
  callId: crypto.randomUUID(),
  afterCall,
  outcome: "reached",
  by: "ada@example.com",
});

describe("a lead that a program creates", () => {
  it("is a form's that bears the key's name, with its consents, and nobody of Meta's hears of it", async () => {
    const crm = await program(undefined, "CRM");
    const touch = { at: "2026-11-01T10:00:00.000Z", utm_source: "fair", ad_id: "123" };
    const json = { ...GRACE, consents: CONSENTS, touch, answers: { situation: "yo-yo" } };
    const made = await crm.call<ApiLead>("/leads", {
      json,
      vars: { META_PIXEL_ID: "1", META_CAPI_TOKEN: "t" },
    });
    await settled();
    expect(made).toMatchObject({
      status: 201,
      data: { ...GRACE, type: "form", form: "CRM", answers: json.answers, tier: null, firstTouch: touch },
    });
    const [lead] = await staffJson<object[]>("/api/assessments");
    expect(lead).toMatchObject({ id: made.data.id, form: { name: "CRM", isSetUp: true } });
    expect(
      await rows(
        "select w.wording, p.email_consent_page as page from lead_proofs p join consent_wordings w on w.hash in (p.email_consent_wording, p.call_consent_version) order by 1",
      ),
    ).toEqual([
      { wording: "Call me.", page: `key:${crm.key.id}` },
      { wording: "Write to me.", page: `key:${crm.key.id}` },
    ]);
    expect(await rows("select kind from outbox where channel = 'meta'")).toEqual([]);
    expect(await rows("select who, action from audit where entity = 'assessment'")).toEqual([
      { who: "key CRM", action: "create" },
    ]);
  });

  it("stays out of what was stopped before, whatever it is said to have agreed to", async () => {
    const recipient = await recipientHash(env, GRACE.email);
    const number = await keyedHash(env, "phone", GRACE.phone);
    await env.DB.batch([
      env.DB.prepare("insert into mail_stops values (?, 'all', 1)").bind(recipient),
      env.DB.prepare("insert into mail_stops values (?, 'hub', 1)").bind(recipient),
      env.DB.prepare("insert into call_suppressions (phone_hash, created_at) values (?, 1)").bind(number),
    ]);
    const crm = await program();
    const { data } = await crm.call<ApiLead>("/leads", { json: { ...GRACE, consents: CONSENTS } });
    expect(data).toMatchObject({ emailConsentAt: null, phoneFlag: "do_not_call", dueAt: null });
    expect(await rows("select kind from mail_stops")).toHaveLength(2);
  });

  it("is one for each Idempotency-Key, however often and at once the call comes", async () => {
    const crm = await program();
    const once = { json: GRACE, headers: { "idempotency-key": "row-7" } };
    const made = await Promise.all(Array.from({ length: 5 }, () => crm.call<ApiLead>("/leads", once)));
    expect(new Set(made.map(({ status, data }) => `${status} ${data.id}`)).size).toBe(1);
    expect(await rows("select id from assessments")).toHaveLength(1);
    const other = await crm.call("/leads", { ...once, json: { ...GRACE, name: "Grace" } });
    expect(other).toMatchObject({ status: 409, code: "conflict" });
    const another = await program();
    await another.call("/leads", once);
    await crm.call("/leads", { json: GRACE });
    expect(await rows("select id from assessments")).toHaveLength(3);
    const [lead] = await rows("select session_id from assessments order by id");
    await staffApi(`/api/assessment/${String(lead?.["session_id"])}/erase`, { method: "POST" });
    expect(await crm.call("/leads", once)).toMatchObject({ status: 410, code: "gone" });
    await env.DB.prepare("update api_requests set at = at - 86400001").run();
    expect((await crm.call("/leads", once)).status).toBe(201);
  });

  it.each([
    ["a number that does not exist", { ...GRACE, phone: "+1 555" }, "phone"],
    ["no way to reach it", { name: "Grace" }, ""],
    ["a consent to calls without a number", { email: "a@b.example", consents: CONSENTS }, "phone"],
    ["an answer that is none", { ...GRACE, answers: { situation: "rich" } }, "answers.situation"],
    ["an address that is none", { ...GRACE, email: "grace" }, "email"],
  ])("is refused with %s", async (_what, json, path) => {
    const { call: ask } = await program();
    const refused = await ask("/leads", { json });
    expect(refused).toMatchObject({
      status: 400,
      code: "invalid_request",
      issues: [expect.objectContaining({ path })],
    });
    expect(await rows("select id from assessments")).toEqual([]);
  });
});

describe("a lead that a program changes", () => {
  it("moves as the dashboard moves it, by the member of staff whom the program names", async () => {
    const { id } = await completedLead();
    const crm = await program(undefined, "CRM");
    const moved = await crm.call<ApiLead>(`/leads/${id}`, {
      method: "PATCH",
      json: { leadStatus: "Lost", lostReason: "price", owner: "bob@example.com", by: "Ada@example.com" },
      headers: { "if-match": '"1"' },
    });
    expect(moved).toMatchObject({
      status: 200,
      data: { leadStatus: "Lost", lostReason: "price", owner: "bob@example.com", version: 2 },
    });
    expect(await rows("select changed_by from status_history")).toEqual([{ changed_by: "ada@example.com" }]);
    const audited = await rows("select distinct who from audit where entity = 'assessment'");
    expect(audited).toEqual([{ who: "key CRM" }]);
    const { data } = await crm.call<ApiLeadDetails>(`/leads/${id}`);
    expect(data.timeline.filter(({ kind }) => kind === "status" || kind === "owner")).toMatchObject([
      { kind: "status", by: "ada@example.com", from: "MQL", to: "Lost" },
      { kind: "owner", by: "key CRM", to: "bob@example.com" },
    ]);
    const freed = await crm.call<ApiLead>(`/leads/${id}`, {
      method: "PATCH",
      json: { owner: null, nextAction: "Write", by: "bob@example.com" },
    });
    expect(freed.data).toMatchObject({ owner: null, nextAction: "Write" });
  });

  it("belongs to no program that plans for it, and keeps the version that the program knew", async () => {
    const { id } = await completedLead();
    const { call: ask } = await program();
    const planned = await ask<ApiLead>(`/leads/${id}`, { method: "PATCH", json: { nextAction: "Write" } });
    expect(planned.data).toMatchObject({ nextAction: "Write", owner: null, ownerSince: null });
    await ask(`/leads/${id}`, { method: "PATCH", json: { leadStatus: "SQL" } });
    const stale = await ask(`/leads/${id}`, {
      method: "PATCH",
      json: { nextAction: "Call", leadStatus: "Won" },
      headers: { "if-match": '"1"' },
    });
    expect(stale).toMatchObject({
      status: 409,
      code: "conflict",
      current: { leadStatus: "SQL", nextAction: "Write" },
    });
    expect(await rows("select next_action, lead_status from assessments")).toEqual([
      { next_action: "Write", lead_status: "SQL" },
    ]);
  });

  it.each([
    [{}, 400],
    [{ owner: "eve@elsewhere.example" }, 400],
    [{ leadStatus: "SQL", by: "eve@elsewhere.example" }, 400],
    [{ lostReason: "price" }, 400],
  ])("refuses %o", async (json, status) => {
    const { id } = await completedLead();
    const { call: ask } = await program();
    expect((await ask(`/leads/${id}`, { method: "PATCH", json })).status).toBe(status);
  });

  it("gets notes below its others, and calls, of which none comes between two that knew of each other", async () => {
    const { id } = await completedLead();
    const { call: ask } = await program();
    await Promise.all(["One", "Two"].map((text) => ask(`/leads/${id}/notes`, { json: { text } })));
    const noted = await ask<ApiLead>(`/leads/${id}/notes`, { json: { text: "Three" } });
    expect(noted.data.notes?.split("\n\n").toSorted()).toEqual(["One", "Three", "Two"]);
    const first = call();
    const recorded = { json: first };
    expect(await ask(`/leads/${id}/calls`, recorded)).toMatchObject({
      status: 201,
      data: { call: { calledBy: "ada@example.com" }, lead: { owner: "ada@example.com" } },
    });
    expect((await ask(`/leads/${id}/calls`, recorded)).status).toBe(201);
    expect(await ask(`/leads/${id}/calls`, { json: call() })).toMatchObject({
      status: 409,
      code: "call_recorded",
      current: { callId: first.callId },
    });
    const { by: _by, ...nobody } = call(first.callId);
    expect((await ask(`/leads/${id}/calls`, { json: nobody })).status).toBe(400);
    expect(await rows("select called_by from calls")).toEqual([{ called_by: "ada@example.com" }]);
  });

  it("is 404 while there is none, and 410 once it was erased", async () => {
    const { id, sessionId } = await completedLead();
    const { call: ask } = await program();
    const calls = (lead: number): [string, object][] => [
      [`/leads/${lead}`, {}],
      [`/leads/${lead}`, { method: "PATCH", json: { leadStatus: "SQL" } }],
      [`/leads/${lead}/notes`, { json: { text: "Note" } }],
      [`/leads/${lead}/calls`, { json: call() }],
    ];
    for (const [path, init] of calls(id + 1)) expect((await ask(path, init)).status).toBe(404);
    // Somebody who has begun, and of whom nothing is known.
    await rows(
      `insert into assessments (id, session_id, assessment_type, created_at, updated_at, answers)
       values (99, '5f0c2e5e-7d0c-4b8e-9b7e-0d6a3c1b2a19', 'quiz', 1, 1, '{}')`,
    );
    for (const [path, init] of calls(99)) expect((await ask(path, init)).status).toBe(404);
    expect(await rows("select lead_status, admin_notes from assessments where id = 99")).toEqual([
      { lead_status: "MQL", admin_notes: null },
    ]);
    await staffApi(`/api/assessment/${sessionId}/erase`, { method: "POST" });
    for (const [path, init] of calls(id)) expect((await ask(path, init)).status).toBe(410);
  });
});

describe("lists", () => {
  it("of leads are filtered, and begin after a time", async () => {
    const { call: ask } = await program();
    const quiz = await completedLead();
    const { data: form } = await ask<ApiLead>("/leads", { json: { ...GRACE, email: "Grace@navy.example" } });
    await ask(`/leads/${quiz.id}`, { method: "PATCH", json: { owner: "bob@example.com" } });
    const ids = async (query: string) => (await ask<ApiLead[]>(`/leads?${query}`)).data.map(({ id }) => id);
    expect(await ids("")).toEqual([form.id, quiz.id]);
    expect(await ids("limit=1")).toEqual([form.id]);
    expect(await ids("type=form")).toEqual([form.id]);
    expect(await ids("tier=4&status=MQL")).toEqual([quiz.id]);
    expect(await ids("owner=none")).toEqual([form.id]);
    expect(await ids("owner=bob@example.com")).toEqual([quiz.id]);
    expect(await ids("email=GRACE@navy.example")).toEqual([form.id]);
    expect(await ids(`cursor=${form.change}`)).toEqual([quiz.id]);
    const [past, ahead] = [minutesAgo(1), minutesAgo(-1)].map((time) => new Date(time).toISOString());
    expect(await ids(`updatedAfter=${past}`)).toEqual([form.id, quiz.id]);
    expect(await ids(`updatedAfter=${ahead}`)).toEqual([]);
    for (const query of ["limit=201", "limit=0", "cursor=x", "status=Gone", "updatedAfter=now"])
      expect((await ask(`/leads?${query}`)).status).toBe(400);
    await staffApi(`/api/assessment/${quiz.sessionId}/erase`, { method: "POST" });
    for (const query of ["email=GRACE@navy.example", "type=form", "owner=none"])
      expect(await ids(query)).toEqual([form.id, quiz.id]);
  });

  it("of bookings go on where a page ends, and know each one's lead", async () => {
    const { call: ask } = await program();
    const lead = await completedLead();
    const ids = [
      await bookByWebhook(lead.sessionId, { uri: "I1" }),
      await bookByWebhook(crypto.randomUUID(), { uri: "I2" }),
    ];
    const first = await ask<{ id: number }[]>("/bookings?limit=1");
    const second = await ask<{ id: number }[]>(`/bookings?limit=1&cursor=${first.nextCursor}`);
    expect([first.data, second.data, second.nextCursor]).toMatchObject([
      [{ id: ids[1], leadId: null }],
      [{ id: ids[0], leadId: lead.id, status: "booked" }],
      undefined,
    ]);
    expect((await ask<unknown[]>(`/bookings?leadId=${lead.id}`)).data).toHaveLength(1);
  });

  it("of figures are those of Analytics, and of ads those of the report", async () => {
    await completedLead();
    const { call: ask } = await program();
    const [from, to] = [minutesAgo(2 * 24 * 60), minutesAgo(-24 * 60)].map((time) =>
      new Date(time).toISOString().slice(0, 10),
    );
    const { data } = await ask<{ revenue: object }>(`/figures?from=${from}&to=${to}`);
    const analytics = await staffJson<object>("/api/analytics?period=7d");
    expect(analytics).toMatchObject(
      Object.fromEntries(
        Object.entries(data).filter(([name]) => ["funnel", "revenue", "pipeline", "tiers"].includes(name)),
      ),
    );
    expect(data).toMatchObject({ funnel: { total: 1, completed: 1 }, revenue: { leads: 1 } });
    const { data: ads } = await ask<{ totals: object }>(`/ads?from=${from}&to=${to}`);
    expect(await staffJson<object>(`/api/ads?from=${from}&to=${to}`)).toMatchObject(ads);
    expect((await ask("/ads?from=2026-11-02&to=2026-11-01")).status).toBe(400);
    expect((await ask("/figures?from=2026-11-02")).status).toBe(400);
    expect((await ask(`/ads?from=${from}&to=${to}&level=ad`)).status).toBe(400);
  });
});
