import type { CallView } from "#domain/calls/call-view";
import { describe, expect, it } from "vitest";
import { api } from "../../setup/api.ts";
import { completedLead } from "../../setup/lead.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";
import { alwaysOpen, auditOf, callableLead, leadOf, PHONE, recordCall, storedLead } from "./callable-lead.ts";

const ADA = "ada@example.com";
const GRACE = "grace@example.com";
const HOUR_MS = 3_600_000;
const TOMORROW = "2030-01-02T16:00:00.000Z";

type Recorded = { call: CallView };

const stored = () => rows("select * from calls order by id");
const callsOf = (id: number) => staffJson<CallView[]>(`/api/leads/${id}/calls`);

describe("a call", () => {
  it("is kept with who made it, stops the clock, and says how long it ran", async () => {
    await alwaysOpen();
    const { id } = await callableLead();
    const started = Date.now() - 7 * 60_000;
    await rows(
      "update assessments set clock_started_at = ?, due_at = ? where id = ?",
      started,
      started + 300_000,
      id,
    );
    const callId = crypto.randomUUID();
    const answer = await recordCall(id, {
      callId: callId.toUpperCase(),
      outcome: "reached",
      note: " Wants ads.\nSoon ",
    });
    const { call } = await answer.clone().json<Recorded>();
    expect(call).toEqual({
      callId,
      calledBy: ADA,
      at: expect.stringMatching(/Z$/),
      outcome: "reached",
      note: "Wants ads.\nSoon",
      nextAction: null,
      nextActionAt: null,
    });
    const lead = await leadOf(answer);
    expect(lead).toMatchObject({
      owner: ADA,
      lastOutcome: "reached",
      lastCallAt: call.at,
      lastCallId: callId,
      firstOutcomeAt: call.at,
      clockStartedAt: null,
      dueAt: null,
      missedCalls: 0,
    });
    const row = await storedLead(id);
    const at = Date.parse(call.at);
    expect(row).toMatchObject({ first_outcome_by: ADA, first_call_in_time: 0, reached_at: at });
    expect(row).toMatchObject({ first_awaited_at: started, first_call_ms: at - started });
    expect(await stored()).toMatchObject([{ call_id: callId, assessment_id: id, called_by: ADA, at }]);
    expect(await auditOf()).toMatchObject([
      { action: "call", entity_id: String(id), details: '{"fields":["calls"]}' },
    ]);
    expect(await callsOf(id)).toEqual([call]);
  });

  it("sent twice is one call, also at once", async () => {
    const { id } = await callableLead();
    const call = { callId: crypto.randomUUID(), outcome: "no_answer", note: "Rang long" };
    const answers = await Promise.all(Array.from({ length: 5 }, () => recordCall(id, call)));
    const bodies = await Promise.all(answers.map(async (answer) => (await answer.json<Recorded>()).call));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    expect(await storedLead(id)).toMatchObject({ missed_calls: 1 });
  });

  it("after one that the screen did not know of asks, and is recorded anyway by naming it", async () => {
    const { id } = await callableLead();
    const first = { callId: crypto.randomUUID(), outcome: "no_answer", note: "Nobody there" };
    await recordCall(id, first, GRACE);
    const mine = { callId: crypto.randomUUID(), outcome: "reached" };
    const asks = await recordCall(id, mine);
    expect([asks.status, await asks.json()]).toMatchObject([
      409,
      { code: "call_recorded", current: { callId: first.callId, calledBy: GRACE, note: "Nobody there" } },
    ]);
    expect(await stored()).toHaveLength(1);
    expect(await storedLead(id)).toMatchObject({ last_outcome: "no_answer", owner: GRACE });
    expect((await recordCall(id, { ...mine, afterCall: first.callId })).status).toBe(200);
    expect(await storedLead(id)).toMatchObject({ last_outcome: "reached", missed_calls: 0, owner: GRACE });
    expect((await callsOf(id)).map(({ callId }) => callId)).toEqual([mine.callId, first.callId]);
  });

  it("of two at once that know the same is recorded once", async () => {
    const { id } = await callableLead();
    const calls = [ADA, GRACE].map((who) => recordCall(id, { outcome: "voicemail" }, who));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect(await stored()).toHaveLength(1);
  });

  it("is never refused for naming a call that there is not", async () => {
    const { id } = await callableLead();
    expect((await recordCall(id, { outcome: "reached", afterCall: crypto.randomUUID() })).status).toBe(200);
  });

  it("of another lead under the same id is refused", async () => {
    const [one, other] = [await callableLead(), await callableLead()];
    const call = { callId: crypto.randomUUID(), outcome: "reached" };
    await recordCall(one.id, call);
    expect((await recordCall(other.id, call)).status).toBe(409);
    expect(await storedLead(other.id)).toMatchObject({ last_outcome: null });
  });

  it("to an erased lead is gone, and to one that never was is not found", async () => {
    const { id, sessionId } = await callableLead();
    await api(`/api/hub/${sessionId}/erase`, { method: "POST" });
    const gone = await recordCall(id, { outcome: "reached", note: "Long talk" });
    expect([gone.status, await gone.json()]).toMatchObject([410, { code: "gone" }]);
    expect((await recordCall(id + 1, { outcome: "reached" })).status).toBe(404);
    expect(await stored()).toEqual([]);
  });

  it("is kept for a lead that has booked meanwhile, and none is due", async () => {
    const { id } = await callableLead();
    await rows("update assessments set call_status = 'booked', updated_at = 5 where id = ?", id);
    expect((await recordCall(id, { outcome: "no_answer" })).status).toBe(200);
    expect(await storedLead(id)).toMatchObject({ last_outcome: "no_answer", due_at: null });
  });

  it.each([
    [{ outcome: "spoke" }],
    [{ outcome: null }],
    [{}],
    [{ outcome: "reached", callId: "1" }],
    [{ outcome: "reached", callId: undefined }],
    [{ outcome: "reached", afterCall: undefined }],
    [{ outcome: "reached", afterCall: 7 }],
    [{ outcome: "reached", note: "x".repeat(10_001) }],
    [{ outcome: "reached", note: "a\u0000b" }],
    [{ outcome: "reached", nextAction: "" }],
    [{ outcome: "reached", nextAction: "x".repeat(501) }],
    [{ outcome: "reached", nextActionAt: "tomorrow" }],
    [{ outcome: "reached", nextActionAt: 5 }],
  ])("refuses %o", async (json) => {
    const { id } = await callableLead();
    expect((await recordCall(id, json)).status).toBe(400);
    expect(await stored()).toEqual([]);
    expect(await storedLead(id)).toMatchObject({ last_outcome: null });
  });
});

describe("what a call comes to", () => {
  const ENDS = ["reached", "wrong_number", "not_interested", "do_not_call"];

  it.each(ENDS)("%s: no other call is due", async (outcome) => {
    const { id } = await callableLead();
    await recordCall(id, { outcome });
    expect(await storedLead(id)).toMatchObject({
      clock_started_at: null,
      due_at: null,
      next_action_at: null,
    });
  });

  it("reached with a next action: that is the owner's to do", async () => {
    const { id } = await callableLead();
    await recordCall(id, { outcome: "reached", nextAction: "Send the plan", nextActionAt: TOMORROW });
    expect(await storedLead(id)).toMatchObject({
      owner: ADA,
      next_action: "Send the plan",
      next_action_at: Date.parse(TOMORROW),
      due_at: null,
    });
  });

  it.each(["no_answer", "voicemail"])(
    "%s: due again in 2 hours, the next morning, in 3 days",
    async (outcome) => {
      await alwaysOpen();
      const { id } = await callableLead();
      await rows("update assessments set time_zone = null");
      let afterCall: string | null = null;
      const waits = [];
      for (let missed = 1; missed <= 4; missed++) {
        const lead = await leadOf(await recordCall(id, { outcome, afterCall }));
        expect(lead).toMatchObject({ missedCalls: missed, nextActionAt: lead.dueAt, clockStartedAt: null });
        waits.push(Date.parse(lead.dueAt ?? "") - Date.parse(lead.lastCallAt ?? ""));
        afterCall = lead.lastCallId;
      }
      const [first, second = 0, ...rest] = waits;
      expect([first, ...rest]).toEqual([2 * HOUR_MS, 72 * HOUR_MS, 72 * HOUR_MS]);
      expect(second).toBeGreaterThan(0);
      expect(second).toBeLessThanOrEqual(25 * HOUR_MS);
    },
  );

  it("no answer, with a time of one's own: due then", async () => {
    const { id } = await callableLead();
    await recordCall(id, { outcome: "no_answer", nextAction: "Ask for Bob", nextActionAt: TOMORROW });
    const at = Date.parse(TOMORROW);
    expect(await storedLead(id)).toMatchObject({
      due_at: at,
      next_action_at: at,
      next_action: "Ask for Bob",
    });
  });

  it("the figures of the first call stay with it", async () => {
    const { id } = await callableLead();
    const first = await leadOf(await recordCall(id, { outcome: "no_answer" }, GRACE));
    const before = await storedLead(id);
    await recordCall(id, { outcome: "reached", afterCall: first.lastCallId });
    const names = ["outcome_at", "outcome_by", "awaited_at", "call_ms", "call_in_time"].map(
      (name) => `first_${name}`,
    );
    const after = await storedLead(id);
    expect(names.map((name) => after[name])).toEqual(names.map((name) => before[name]));
    expect(before).toMatchObject({ first_outcome_by: GRACE, first_call_in_time: 1, reached_at: null });
    expect(after["reached_at"]).toBe(after["last_call_at"]);
  });
});

describe("a number that asked not to be called", () => {
  it("is never called again, whichever lead gave it; erased or new", async () => {
    const [one, other] = [await callableLead(), await callableLead()];
    await recordCall(one.id, { outcome: "do_not_call" });
    for (const { id } of [one, other]) {
      expect(await storedLead(id)).toMatchObject({
        phone_flag: "do_not_call",
        callable: 0,
        clock_started_at: null,
        due_at: null,
      });
    }
    const kept = await rows("select phone_hash from call_suppressions");
    expect(kept).toEqual([{ phone_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    for (const { sessionId } of [one, other]) await api(`/api/hub/${sessionId}/erase`, { method: "POST" });
    const again = await callableLead();
    expect(await storedLead(again.id)).toMatchObject({
      phone: PHONE,
      phone_flag: "do_not_call",
      callable: 0,
    });
    const another = await callableLead("+14035550135");
    expect(await storedLead(another.id)).toMatchObject({ phone_flag: null, callable: 1 });
    expect(await rows("select phone_hash from call_suppressions")).toEqual(kept);
  });

  it("is not kept for a call that was not recorded", async () => {
    const [{ id }, other] = [await callableLead(), await callableLead()];
    await recordCall(id, { outcome: "reached" }, GRACE);
    expect((await recordCall(id, { outcome: "do_not_call" })).status).toBe(409);
    expect(await rows("select * from call_suppressions")).toEqual([]);
    expect(await storedLead(other.id)).toMatchObject({ phone_flag: null });
  });
});

describe("a next action", () => {
  const save = (id: number, json: unknown, who = ADA) =>
    staffApi(`/api/leads/${id}/next-action`, { method: "PATCH", json, who });

  it("is stored with its time, and makes nobody's lead one's own", async () => {
    const { id } = await completedLead();
    const answer = await save(id, { nextAction: " Send the plan ", nextActionAt: TOMORROW });
    expect(await leadOf(answer)).toMatchObject({
      nextAction: "Send the plan",
      nextActionAt: TOMORROW,
      owner: ADA,
    });
    await save(id, { nextAction: null }, GRACE);
    expect(await storedLead(id)).toMatchObject({
      next_action: null,
      next_action_at: Date.parse(TOMORROW),
      owner: ADA,
      version: 1,
    });
    expect((await auditOf()).map(({ who, details }) => `${who} ${details}`)).toEqual([
      `${ADA} {"fields":["nextAction","nextActionAt"]}`,
      `${GRACE} {"fields":["nextAction"]}`,
    ]);
  });

  it("moves the time of a lead that waits to be called again, and leaves a running clock", async () => {
    const { id } = await callableLead();
    const running = await storedLead(id);
    await save(id, { nextActionAt: TOMORROW });
    expect(await storedLead(id)).toMatchObject({
      due_at: running["due_at"] ?? null,
      clock_started_at: running["clock_started_at"] ?? null,
    });
    await recordCall(id, { outcome: "no_answer" });
    await save(id, { nextActionAt: TOMORROW });
    expect(await storedLead(id)).toMatchObject({ due_at: Date.parse(TOMORROW) });
    await save(id, { nextActionAt: null });
    expect(await storedLead(id)).toMatchObject({ due_at: null, next_action_at: null });
  });

  it.each([[{}], [{ nextAction: "" }], [{ nextActionAt: "soon" }], [{ nextAction: 5 }], [[]]])(
    "refuses %o",
    async (json) => {
      const { id } = await completedLead();
      expect((await save(id, json)).status).toBe(400);
      expect(await storedLead(id)).toMatchObject({ next_action: null, next_action_at: null, owner: null });
    },
  );
});

describe("a number that staff enter", () => {
  const put = (id: number, json: unknown) => staffApi(`/api/leads/${id}/phone`, { method: "PUT", json });

  it("is stored with how the lead agreed, and starts the clock", async () => {
    const { id } = await completedLead();
    await rows("update assessments set call_withdrawn_at = 5 where id = ?", id);
    await rows("update lead_visits set country = 'CA' where lead_id = ?", id);
    const answer = await put(id, { phone: "(403) 555-0134", agreed: "person", note: "At the fair" });
    const lead = await leadOf(answer);
    expect(lead).toMatchObject({
      phone: PHONE,
      callConsentWay: "person",
      phoneFlag: null,
      callWithdrawnAt: null,
    });
    expect(Date.parse(lead.dueAt ?? "")).toBeGreaterThan(Date.parse(lead.clockStartedAt ?? ""));
    expect(await storedLead(id)).toMatchObject({
      call_consent_by: ADA,
      call_consent_note: "At the fair",
      call_consent_version: null,
      call_consent_at: Date.parse(lead.callConsentAt ?? ""),
      clock_started_at: Date.parse(lead.callConsentAt ?? ""),
      callable: 1,
    });
    const audit = await rows("select action, entity_id, details from audit");
    expect(audit).toEqual([
      {
        action: "phone",
        entity_id: String(id),
        details: '{"fields":["phone","callConsentAt","callConsentWay"]}',
      },
    ]);
  });

  it("is read in the lead's own country, and refused with what is wrong", async () => {
    const { id } = await completedLead();
    await rows("update lead_visits set country = 'DE' where lead_id = ?", id);
    expect((await leadOf(await put(id, { phone: "030 1234567", agreed: "mail" }))).phone).toBe(
      "+49301234567",
    );
    const premium = await put(id, { phone: "0900 1234567", agreed: "mail" });
    expect([premium.status, await premium.json()]).toMatchObject([400, { issues: [{ path: "phone" }] }]);
    expect(await storedLead(id)).toMatchObject({ phone: "+49301234567" });
  });

  it.each([
    [{ phone: "call me", agreed: "mail" }],
    [{ phone: "", agreed: "mail" }],
    [{ phone: PHONE }],
    [{ phone: PHONE, agreed: "form" }],
    [{ agreed: "mail" }],
    [{ phone: 4035550134, agreed: "mail" }],
    [{ phone: "1".repeat(5000), agreed: "mail" }],
  ])("refuses %o", async (json) => {
    const { id } = await completedLead();
    expect((await put(id, json)).status).toBe(400);
    expect(await storedLead(id)).toMatchObject({ phone: null, call_consent_at: null });
  });
});

describe("every call of a lead", () => {
  it.each([
    ["GET", "calls", undefined],
    ["POST", "claim", {}],
    ["POST", "release", undefined],
    ["PATCH", "next-action", { nextAction: "Call" }],
    ["POST", "no-answer", undefined],
    ["PUT", "phone", { phone: PHONE, agreed: "mail" }],
  ])("%s %s: 410 once erased, 404 for one that never was, 400 for a session", async (method, what, json) => {
    const { id, sessionId } = await completedLead();
    await api(`/api/hub/${sessionId}/erase`, { method: "POST" });
    const call = (lead: number | string) =>
      staffApi(`/api/leads/${lead}/${what}`, { method, ...(json && { json }) });
    expect([(await call(id)).status, (await call(id + 1)).status]).toEqual([410, 404]);
    expect((await call(sessionId)).status).toBe(400);
    expect(await auditOf()).toEqual([]);
  });
});
