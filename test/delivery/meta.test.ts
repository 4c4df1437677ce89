import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { metaHash } from "../../worker/delivery/meta/meta-user.ts";
import { deliverDue } from "../../worker/delivery/deliver-due.ts";
import { metaError } from "../fakes/meta/meta-error.ts";
import { api, settled } from "../setup/api.ts";
import { completedLead } from "../setup/lead.ts";
import { metaPeer, META_VARS } from "../setup/delivery/peers.ts";
import { quizBody } from "../setup/quiz-body.ts";
import { rows } from "../setup/database/rows.ts";
import { staffApi } from "../setup/staff-api.ts";

const ORIGIN = "https://bpm.example";
const VARS = { ...META_VARS, APP_ORIGIN: ORIGIN };
const DAY_MS = 24 * 3_600_000;

const dispatch = (now: number) => deliverDue({ ...env, ...VARS }, now, ORIGIN);
const agreed = (changes: Record<string, unknown> = {}) =>
  completedLead({ adConsent: true, ...changes }, VARS);

async function event(sessionId: string, name: string, params: unknown, headers = {}) {
  const eventId = crypto.randomUUID();
  await api("/api/events", { json: { sessionId, name, eventId, params }, vars: VARS, headers });
  await settled();
  return eventId;
}

describe("Meta's hashing", () => {
  it.each([
    ["john_smith@gmail.com", "62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f"],
    ["  John_Smith@Gmail.com ", "62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f"],
    ["mary", "6915771be1c5aa0c886870b6951b03d7eafc121fea0e80a5ea83beb7c449f4ec"],
    ["Mary", "6915771be1c5aa0c886870b6951b03d7eafc121fea0e80a5ea83beb7c449f4ec"],
  ])("gives %j the published hash", async (text, hash) => {
    expect(await metaHash(text)).toBe(hash);
  });
});

describe("an ad event", () => {
  it("reaches Meta under the browser's id, with hashed data and no word of the session", async () => {
    const meta = metaPeer();
    const ids = { Lead: crypto.randomUUID(), QuizCompleted: crypto.randomUUID() };
    const { sessionId } = await agreed({ eventIds: ids, name: "Mary O'Neill-Smith" });
    expect(meta.accepted.map((sent) => [sent.event_name, sent.event_id, sent.custom_data])).toEqual([
      ["Lead", ids.Lead, { content_name: "Quiz Email Capture" }],
      ["QuizCompleted", ids.QuizCompleted, { tier: 4, value: 110, currency: "USD" }],
    ]);
    const [lead] = meta.accepted;
    expect(lead).toMatchObject({ action_source: "website", event_source_url: `${ORIGIN}/quiz` });
    expect(Math.abs((lead?.event_time ?? 0) - Date.now() / 1000)).toBeLessThan(60);
    expect(lead?.user_data).toMatchObject({
      em: [await metaHash("ada@analytical.example")],
      fn: ["6915771be1c5aa0c886870b6951b03d7eafc121fea0e80a5ea83beb7c449f4ec"],
      ln: [await metaHash("oneillsmith")],
    });
    const sent = JSON.stringify(meta.accepted);
    for (const secret of [sessionId, "ada@", "analytical", "Leads got expensive"]) {
      expect(sent).not.toContain(secret);
    }
    expect(meta.urls.join()).not.toContain(META_VARS.META_CAPI_TOKEN);
  });

  it.each(["EUR", "JPY"])(
    "has its value in the currency of deals, which the page is told: %s",
    async (currency) => {
      const meta = metaPeer();
      await rows("update system_settings set value = ? where key = 'deal_currency'", currency);
      const json = quizBody({ adConsent: true });
      const answers = [
        await api("/api/assessment/submit", { json, vars: VARS }),
        await api("/api/assessment/submit", { json, vars: VARS }),
      ];
      await settled();
      expect(answers.map(({ headers }) => headers.get("x-deal-currency"))).toEqual([currency, currency]);
      const completed = meta.accepted.find(({ event_name: name }) => name === "QuizCompleted");
      expect(completed?.custom_data).toEqual({ tier: 4, value: 110, currency });
    },
  );

  it("of the hub has a keyed hash in the session's place, and the hub's address without it", async () => {
    const meta = metaPeer();
    const { sessionId } = await agreed();
    await event(sessionId, "HubPageView", { tier: 4 });
    const sent = meta.accepted.find(({ event_name }) => event_name === "HubPageView");
    expect(sent).toMatchObject({
      event_source_url: `${ORIGIN}/hub`,
      custom_data: { tier: 4, session_id: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect(JSON.stringify(sent)).not.toContain(sessionId);
  });

  it("has the click's and the browser's id once they have Meta's form", async () => {
    const meta = metaPeer();
    const at = "2026-11-01T08:00:00.000Z";
    await agreed({ attribution: { first: { fbclid: "IwAR_AbC-123", at } } });
    expect(meta.accepted[0]?.user_data["fbc"]).toBe(`fb.1.${Date.parse(at)}.IwAR_AbC-123`);
    const cookie = "_fbp=fb.1.1596403881668.1116446470; _fbc=fb.1.1596403881668.IwAR0";
    const visitor = { "user-agent": "Browser", "cf-connecting-ip": "203.0.113.7" };
    await api("/api/assessment/submit", {
      json: quizBody({ adConsent: true }),
      vars: VARS,
      headers: { cookie, ...visitor },
    });
    await settled();
    expect(meta.accepted.at(-1)?.user_data).toMatchObject({
      fbp: "fb.1.1596403881668.1116446470",
      fbc: "fb.1.1596403881668.IwAR0",
      client_ip_address: "203.0.113.7",
      client_user_agent: "Browser",
    });
  });

  it("has the click's id also where the cookie only repeats that of the arrival, which is stored once", async () => {
    const meta = metaPeer();
    const at = "2026-11-01T08:00:00.000Z";
    const submit = async (click: string) => {
      const json = quizBody({ adConsent: true, attribution: { first: { fbclid: "IwAR_AbC-123", at } } });
      const headers = { cookie: `_fbc=fb.1.1596403881668.${click}` };
      await api("/api/assessment/submit", { json, vars: VARS, headers });
      await settled();
      const [row] = await rows(
        "select fbc from assessments join lead_visits on lead_id = id where session_id = ?",
        json.sessionId,
      );
      return [row?.["fbc"] ?? null, meta.accepted.at(-1)?.user_data["fbc"]];
    };
    expect(await submit("IwAR_AbC-123")).toEqual([null, `fb.1.${Date.parse(at)}.IwAR_AbC-123`]);
    const other = "fb.1.1596403881668.IwAR_another";
    expect(await submit("IwAR_another")).toEqual([other, other]);
  });

  it.each([
    ["US", ["79adb2a2fce5c6ba215fe5f27f532d4e7edbac4b6a5e09e1ef3a08084a904621"]],
    ["XX", undefined],
    ["T1", undefined],
  ])("tells of the country %s %j", async (country, hash) => {
    const meta = metaPeer();
    const json = quizBody({ adConsent: true });
    await api("/api/assessment/submit", { json, vars: VARS, cf: { country } });
    await settled();
    expect(meta.accepted[0]?.user_data["country"]).toEqual(hash);
  });

  it("takes no cookie of another form, and none without a yes", async () => {
    const meta = metaPeer();
    const submit = (cookie: string, adConsent: boolean) =>
      api("/api/assessment/submit", { json: quizBody({ adConsent }), vars: VARS, headers: { cookie } });
    await submit("_fbp=fb.1.1.<script>; _fbc=javascript:1", true);
    await settled();
    expect(meta.accepted[0]?.user_data).not.toHaveProperty("fbp");
    expect(meta.accepted[0]?.user_data).not.toHaveProperty("fbc");
    await submit("_fbp=fb.1.1596403881668.1116446470", false);
    expect(await rows("select fbp, fbc from lead_visits order by lead_id desc limit 1")).toEqual([
      { fbp: null, fbc: null },
    ]);
  });

  it("goes out once under one id, however often it is tried", async () => {
    const meta = metaPeer();
    meta.faults = [metaError(2), { name: "late", answer: () => Promise.reject(new TypeError("reset")) }];
    await agreed();
    for (let minute = 1; minute < 6; minute++) {
      await Promise.all([dispatch(Date.now() + minute * 60_000), dispatch(Date.now() + minute * 60_000)]);
    }
    expect(meta.accepted).toHaveLength(2);
  });

  it("never comes from the future, however clocks differ", async () => {
    const meta = metaPeer();
    meta.faults = [metaError(2)];
    await agreed();
    await rows("update ad_events set created_at = created_at + 3600000");
    // The start of a second: sending takes a part of one.
    const now = Math.floor(Date.now() / 1000 + 50) * 1000;
    await dispatch(now);
    expect(meta.accepted.map(({ event_time }) => event_time)).toEqual([
      Math.floor(now / 1000),
      Math.floor(now / 1000),
    ]);
  });

  it("is given up after the second and a half that Meta advises", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    metaPeer();
    await agreed();
    // A hundredth of a second more for the second event of the call.
    expect(timeout.mock.calls).toEqual([[1510]]);
    timeout.mockRestore();
  });

  it("names the test code only where one is set", async () => {
    const meta = metaPeer();
    await agreed();
    expect(meta.testCodes).toEqual([]);
    await completedLead({ adConsent: true }, { ...VARS, META_TEST_EVENT_CODE: "TEST1" });
    expect(meta.testCodes).toEqual(["TEST1"]);
  });
});

describe("Meta hears nothing", () => {
  const refuse = () => {
    const meta = metaPeer();
    meta.faults = [metaError(1), metaError(1), metaError(1)];
    return meta;
  };

  it("after consent was withdrawn", async () => {
    const meta = refuse();
    const { sessionId } = await agreed();
    await api("/api/consent", { json: { sessionId, ads: false }, vars: VARS });
    meta.faults = [];
    await dispatch(Date.now() + DAY_MS / 2);
    expect(meta.accepted).toEqual([]);
  });

  it("when the decision changed in the database alone: it is read again at sending", async () => {
    const meta = refuse();
    await agreed();
    await rows("update lead_visits set ad_consent = 0");
    meta.faults = [];
    await dispatch(Date.now() + DAY_MS / 2);
    expect(meta.accepted).toEqual([]);
    expect(await rows("select distinct status, last_error from outbox")).toEqual([
      { status: "cancelled", last_error: "no_consent" },
    ]);
  });

  it("of visitors who never decided, where a yes is needed first", async () => {
    const meta = metaPeer();
    const submit = (cf: { country: string; regionCode?: string }) =>
      api("/api/assessment/submit", { json: quizBody(), vars: VARS, cf });
    for (const cf of [{ country: "DE" }, { country: "GB" }, { country: "CA", regionCode: "QC" }]) {
      await submit(cf);
    }
    await settled();
    expect(meta.accepted).toEqual([]);
    await submit({ country: "US" });
    await settled();
    expect(meta.accepted).toHaveLength(2);
  });

  it("of a suspect, whatever that does", async () => {
    const meta = metaPeer();
    const { sessionId } = await agreed({ company: "Bot" });
    await event(sessionId, "CalendarClick", { source: "quiz_results" });
    await event(sessionId, "HubPageView", {});
    expect(meta.urls).toEqual([]);
    expect(await rows("select * from outbox")).toEqual([]);
  });

  it("of a lead that must be asked first, when somebody elsewhere opens the hub", async () => {
    const meta = metaPeer();
    const body = quizBody();
    await api("/api/assessment/submit", { json: body, vars: VARS, cf: { country: "DE" } });
    const json = { sessionId: body.sessionId, name: "HubPageView", eventId: crypto.randomUUID() };
    expect((await api("/api/events", { json, vars: VARS, cf: { country: "US" } })).status).toBe(200);
    await settled();
    expect(meta.accepted).toEqual([]);
    expect(await rows("select status, last_error from outbox")).toEqual([
      { status: "cancelled", last_error: "no_consent" },
    ]);
  });

  it("of what is older than it takes", async () => {
    const meta = refuse();
    await agreed();
    meta.faults = [];
    await rows("update ad_events set created_at = ?", Date.now() - 7 * DAY_MS);
    await dispatch(Date.now() + DAY_MS / 2);
    expect(meta.accepted).toEqual([]);
    expect(await rows("select distinct last_error from outbox")).toEqual([{ last_error: "too_old" }]);
  });
});

describe("Meta's errors", () => {
  it.each([
    [1, undefined, 500, "pending"],
    [2, undefined, 503, "pending"],
    [4, undefined, 400, "pending"],
    [17, undefined, 400, "pending"],
    [80004, undefined, 400, "pending"],
    [100, undefined, 400, "dead"],
    [100, 2804050, 400, "dead"],
    [2500, undefined, 400, "dead"],
  ])("code %i.%s with status %i leaves the row %s", async (code, subcode, status, expected) => {
    const meta = metaPeer();
    // Refused together, the first of two is refused alone as well.
    meta.faults = [
      metaError(code, subcode, status),
      ...(expected === "dead" ? [metaError(code, subcode)] : []),
    ];
    await agreed();
    const error = subcode === undefined ? `meta_${code}` : `meta_${code}_${subcode}`;
    const [row] = await rows("select status, last_error from outbox order by id");
    expect(row).toEqual({ status: expected, last_error: error });
    expect(await rows("select * from channel_pauses")).toEqual([]);
  });

  it.each<[number, number | undefined, number]>([
    [190, undefined, 401],
    [190, undefined, 400],
    [102, undefined, 400],
    [200, undefined, 403],
    [10, undefined, 403],
    // The pixel's id is wrong, or the token may not send to it.
    [100, 33, 400],
    [803, undefined, 400],
  ])(
    "code %i.%s with status %i pauses Meta until staff act or an hour is over",
    async (code, subcode, status) => {
      const meta = metaPeer();
      meta.faults = [metaError(code, subcode, status)];
      await agreed();
      expect(await rows("select channel, reason from channel_pauses")).toEqual([
        { channel: "meta", reason: subcode === undefined ? `meta_${code}` : `meta_${code}_${subcode}` },
      ]);
      expect(await rows("select distinct status from outbox")).toEqual([{ status: "pending" }]);
      await dispatch(Date.now() + 60_000);
      expect(meta.urls).toHaveLength(1);
      await staffApi("/api/deliveries/resend", { json: { channel: "meta" }, vars: VARS });
      await settled();
      await dispatch(Date.now() + 60_000);
      expect(meta.accepted).toHaveLength(2);
    },
  );
});
