import { CALL_CONSENT_VERSION } from "#domain/people/consent/consent-texts";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { keyedHash } from "../../../worker/crypto/keyed-hash.ts";
import { deliverDue } from "../../../worker/delivery/deliver-due.ts";
import { metaHash } from "../../../worker/delivery/meta/meta-user.ts";
import { api } from "../../setup/api.ts";
import { askForCall, PHONE } from "../../setup/ask-for-call.ts";
import { rows } from "../../setup/database/rows.ts";
import { connectedSlack, metaPeer, META_VARS } from "../../setup/delivery/peers.ts";
import { projectedLead } from "../../setup/figures/projected-lead.ts";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import { completedLead } from "../../setup/lead.ts";

/** While the desk is open, in Edmonton. */
const FRIDAY = Date.parse("2026-07-17T10:00:00-06:00");
const QUIZ = { referer: "https://bpm.example/quiz" };

async function stored(sessionId: string) {
  const [row] = await rows("select id from assessments where session_id = ?", sessionId);
  return projectedLead(Number(row?.["id"]));
}

async function status(sessionId: string, vars: Partial<Env> = {}) {
  return (await api(`/api/assessment/${sessionId}/call`, { vars })).json<Record<string, unknown>>();
}

const withdraw = (sessionId: string) => api(`/api/assessment/${sessionId}/withdraw-call`, { method: "POST" });

/** A number of the 555 exchange: the last three digits of the line are its own. */
const numbered = (last: number) => `+1403555${String(last).padStart(4, "0")}`;

describe("a request for a call", () => {
  it("stores the number with the consent: to which wording, when and where", async () => {
    const { sessionId } = await completedLead();
    const before = Date.now();
    const answer = await askForCall(sessionId, {
      body: { phone: "(403) 555-0123", timeZone: "America/Toronto" },
      headers: QUIZ,
      cf: { country: "CA", timezone: "America/Edmonton" },
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      ok: true,
      state: "asked",
      phone: "+1 403 555 0123",
      again: false,
    });
    const row = await stored(sessionId);
    expect(row).toMatchObject({
      phone: PHONE,
      phone_flag: null,
      call_consent_version: CALL_CONSENT_VERSION,
      call_consent_page: "/quiz",
      call_consent_way: "form",
      call_consent_by: null,
      call_withdrawn_at: null,
      time_zone: "America/Toronto",
      callable: 1,
    });
    expect(Number(row["call_consent_at"])).toBeGreaterThanOrEqual(before);
    expect(row["call_requested_at"]).toBe(row["call_consent_at"]);
    expect(row["clock_started_at"]).toBe(row["call_requested_at"]);
  });

  it("has the edge's zone where the browser names none, and keeps the one that is known", async () => {
    const { sessionId } = await completedLead({ timeZone: "Europe/Berlin" });
    await askForCall(sessionId);
    expect(await stored(sessionId)).toMatchObject({ time_zone: "Europe/Berlin" });
    await askForCall(sessionId, { cf: { timezone: "Asia/Tokyo" } });
    expect(await stored(sessionId)).toMatchObject({ time_zone: "Asia/Tokyo" });
  });

  it.each([
    ["+1 403 555 01AB", "letters"],
    ["+1 403", "too short"],
    ["403 555 0123", "country code"],
    ["+49 900 1234567", "cost extra"],
    ["+49 180 2 123456", "shared-cost"],
    ["", "enter your phone number"],
  ])("is 400 for %j, and says what is wrong", async (phone, words) => {
    const { sessionId } = await completedLead();
    const answer = await askForCall(sessionId, { body: { phone } });
    expect(answer.status).toBe(400);
    const { code, message, issues } = await answer.json<{
      code: string;
      message: string;
      issues: unknown;
    }>();
    expect(code).toBe("invalid_request");
    expect(message).toContain(words);
    expect(issues).toEqual([{ path: "phone", message }]);
    expect(await stored(sessionId)).toMatchObject({ phone: null, call_requested_at: null });
  });

  it.each([{ callConsent: false }, { callConsent: "true" }, { callConsent: undefined }])(
    "is 400 without consent: %o",
    async (body) => {
      const { sessionId } = await completedLead();
      const answer = await askForCall(sessionId, { body });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ issues: [{ path: "callConsent" }] });
      expect(await stored(sessionId)).toMatchObject({ phone: null, call_consent_at: null });
    },
  );

  it("is 404 before the result, and leaves nothing behind", async () => {
    const started = freshSessionId();
    await api("/api/assessment/track-quiz-start", { json: { sessionId: started } });
    for (const sessionId of [started, freshSessionId()]) {
      expect((await askForCall(sessionId, { headers: { "cf-connecting-ip": "203.0.113.7" } })).status).toBe(
        404,
      );
      expect((await api(`/api/assessment/${sessionId}/call`)).status).toBe(404);
      expect((await withdraw(sessionId)).status).toBe(404);
    }
    expect(await rows("select phone from assessments")).toEqual([{ phone: null }]);
    expect(await rows("select count(*) as n from address_numbers")).toEqual([{ n: 0 }]);
  });

  it("is 410 once the lead is erased, like the question about it", async () => {
    const { sessionId } = await completedLead();
    await api(`/api/hub/${sessionId}/erase`, { method: "POST" });
    expect((await askForCall(sessionId)).status).toBe(410);
    expect((await api(`/api/assessment/${sessionId}/call`)).status).toBe(410);
    expect((await withdraw(sessionId)).status).toBe(410);
    expect(await rows("select count(*) as n from assessments")).toEqual([{ n: 0 }]);
  });

  it("is limited to five a minute from an address", async () => {
    const { sessionId } = await completedLead();
    const json = { sessionId, phone: PHONE, callConsent: true };
    const headers = { "cf-connecting-ip": "203.0.113.99" };
    const ask = () => api("/api/assessment/request-call", { json, headers });
    let taken = 0;
    let said = (await ask()).status;
    // Twice as many where the limiter's minute ends in between.
    for (; said === 200 && taken < 11; said = (await ask()).status) taken++;
    expect(taken).toBeGreaterThanOrEqual(5);
    expect(said).toBe(429);
  });
});

describe("a repeat", () => {
  it("changes the number and makes no second request", async () => {
    const slack = await connectedSlack();
    const { sessionId } = await completedLead();
    await askForCall(sessionId);
    const first = await stored(sessionId);
    vi.setSystemTime(Date.now() + 60_000);
    await askForCall(sessionId, { body: { phone: "+49 30 1234567" } });
    const second = await stored(sessionId);
    expect(second).toMatchObject({
      phone: "+49301234567",
      call_requested_at: first["call_requested_at"] ?? null,
      clock_started_at: first["clock_started_at"] ?? null,
    });
    expect(second["call_consent_at"]).not.toBe(first["call_consent_at"]);
    expect(slack.messages.map(({ text }) => text)).toEqual([
      "New lead: Ada Lovelace · BPM",
      "Ada Lovelace requested a call · BPM",
    ]);
  });

  it("with the same number keeps the time at which somebody agreed", async () => {
    const { sessionId } = await completedLead();
    await askForCall(sessionId, { headers: QUIZ });
    const first = await stored(sessionId);
    vi.setSystemTime(Date.now() + 60_000);
    await askForCall(sessionId, { headers: { referer: "https://bpm.example/chat" } });
    expect(await stored(sessionId)).toMatchObject({
      call_consent_at: first["call_consent_at"] ?? null,
      call_consent_page: "/quiz",
    });
  });

  it("of ten at once is one request", async () => {
    const slack = await connectedSlack();
    const { sessionId } = await completedLead();
    await Promise.all(Array.from({ length: 10 }, () => askForCall(sessionId)));
    expect(slack.messages.filter(({ text }) => text.includes("requested a call"))).toHaveLength(1);
  });

  it("takes the place of what staff had entered", async () => {
    const { sessionId } = await completedLead();
    await rows("update assessments set phone = ?, call_consent_at = 5, call_consent_way = 'mail'", PHONE);
    await rows("update lead_proofs set call_consent_by = 'b@x', call_consent_note = 'At the fair'");
    await askForCall(sessionId);
    const row = await stored(sessionId);
    expect(row).toMatchObject({ call_consent_way: "form", call_consent_by: null, call_consent_note: null });
    expect(row["call_consent_at"]).toBe(row["call_requested_at"]);
  });
});

describe("the numbers of one address", () => {
  const headers = { "cf-connecting-ip": "203.0.113.7" };
  const ask = (sessionId: string, last: number, from = headers) =>
    askForCall(sessionId, { body: { phone: numbered(last) }, headers: from });

  it("are called up to the fifth in an hour; the sixth is answered alike, flagged and not called", async () => {
    vi.setSystemTime(FRIDAY);
    const slack = await connectedSlack();
    const answers: object[] = [];
    for (let last = 1; last <= 6; last += 1) {
      const { sessionId } = await completedLead();
      const answer = await ask(sessionId, last);
      answers.push({ status: answer.status, ...(await answer.json<object>()) });
    }
    expect(answers.map((answer) => ({ ...answer, phone: "" }))).toEqual(
      answers.map(() => ({ ...answers[5], phone: "" })),
    );
    const ids = await rows("select id from assessments order by id");
    const flags = await Promise.all(ids.map(({ id }) => projectedLead(Number(id))));
    expect(flags.map(({ phone_flag, callable }) => [phone_flag, callable])).toEqual([
      ...Array.from({ length: 5 }, () => [null, 1]),
      ["many_numbers", 0],
    ]);
    expect(JSON.stringify(slack.messages.at(-1))).toContain("Many numbers from one address");
  });

  it("count each number once, and an early one stays one of the five", async () => {
    const { sessionId } = await completedLead();
    for (const last of [1, 2, 3, 4, 5, 6, 1, 1]) await ask(sessionId, last);
    expect(await stored(sessionId)).toMatchObject({ phone: numbered(1), phone_flag: null });
    await ask(sessionId, 6);
    expect(await stored(sessionId)).toMatchObject({ phone: numbered(6), phone_flag: "many_numbers" });
  });

  it("count for an hour, by the /48 of an IPv6 address, and not where the edge names none", async () => {
    const { sessionId } = await completedLead();
    const flagAfter = async (last: number, from: Record<string, string>) => {
      await askForCall(sessionId, { body: { phone: numbered(last) }, headers: from });
      return (await stored(sessionId))["phone_flag"];
    };
    for (let last = 1; last <= 5; last += 1) {
      await flagAfter(last, { "cf-connecting-ip": `2001:db8:7:${last}::1` });
    }
    expect(await flagAfter(6, { "cf-connecting-ip": "2001:db8:7:6::1" })).toBe("many_numbers");
    expect(await flagAfter(7, { "cf-connecting-ip": "2001:db8:8:6::1" })).toBeNull();
    expect(await flagAfter(8, {})).toBeNull();
    vi.setSystemTime(Date.now() + 3_600_001);
    expect(await flagAfter(9, { "cf-connecting-ip": "2001:db8:7:6::1" })).toBeNull();
  });

  it("are kept as keyed hashes alone", async () => {
    const { sessionId } = await completedLead();
    await ask(sessionId, 1);
    const kept = JSON.stringify(await rows("select * from address_numbers"));
    for (const plain of ["203.0.113.7", numbered(1)]) expect(kept).not.toContain(plain);
  });
});

it("a number that asked not to be called is flagged, told so to staff, and not called", async () => {
  const slack = await connectedSlack();
  const { sessionId } = await completedLead();
  await rows("insert into call_suppressions values (?, 1)", await keyedHash(env, "phone", PHONE));
  await askForCall(sessionId);
  expect(await stored(sessionId)).toMatchObject({ phone_flag: "do_not_call", callable: 0, due_at: null });
  expect(JSON.stringify(slack.messages.at(-1))).toContain("Asked not to be called");
});

describe("what the visitor is told", () => {
  const told = async (sessionId: string) => {
    const { state, phone, again } = await status(sessionId);
    return { state, phone, again };
  };
  const SHOWN = "+1 403 555 0123";

  it("follows the request: asked, somebody has it, called", async () => {
    const { sessionId } = await completedLead();
    expect(await told(sessionId)).toEqual({ state: "none", phone: null, again: false });
    await askForCall(sessionId);
    expect(await told(sessionId)).toEqual({ state: "asked", phone: SHOWN, again: false });
    await rows("update assessments set owner = 'ada@example.com', owner_since = created_at + 1");
    expect(await told(sessionId)).toEqual({ state: "claimed", phone: SHOWN, again: false });
    await rows("update assessments set last_call_at = call_requested_at - 1");
    expect(await told(sessionId)).toEqual({ state: "claimed", phone: SHOWN, again: false });
    await rows("update assessments set last_call_at = call_requested_at + 1, due_at = 9");
    expect(await told(sessionId)).toEqual({ state: "called", phone: SHOWN, again: true });
    await rows("update assessments set due_at = null");
    expect(await told(sessionId)).toEqual({ state: "called", phone: SHOWN, again: false });
  });

  it("says nothing of who has the lead or what came of the call", async () => {
    const { sessionId } = await completedLead();
    await askForCall(sessionId);
    await rows("update assessments set owner = 'ada@example.com', last_outcome = 'not_interested'");
    const text = JSON.stringify(await status(sessionId));
    for (const word of ["ada@", "not_interested"]) expect(text).not.toContain(word);
  });

  it("is the visitor's alone: it is neither kept anywhere nor said to whom it leads", async () => {
    const { sessionId } = await completedLead();
    const answer = await api(`/api/assessment/${sessionId.toUpperCase()}/call`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  });
});

describe("a withdrawal", () => {
  it("takes consent and number back, and stops the clock", async () => {
    const { sessionId } = await completedLead();
    await askForCall(sessionId, { headers: QUIZ });
    const answer = await withdraw(sessionId);
    expect(await answer.json()).toMatchObject({ ok: true, state: "withdrawn", phone: null });
    const row = await stored(sessionId);
    expect(row).toMatchObject({
      phone: null,
      call_consent_at: null,
      call_requested_at: null,
      clock_started_at: null,
      callable: 0,
      // What was agreed to stays on record.
      call_consent_version: CALL_CONSENT_VERSION,
      call_consent_page: "/quiz",
    });
    expect(row["call_withdrawn_at"]).not.toBeNull();
  });

  it("of nothing changes nothing", async () => {
    const { sessionId } = await completedLead();
    const before = await stored(sessionId);
    expect(await (await withdraw(sessionId)).json()).toMatchObject({ state: "none" });
    expect(await stored(sessionId)).toEqual(before);
  });

  it("is no last word: asking again is a request of its own", async () => {
    const slack = await connectedSlack();
    const { sessionId } = await completedLead();
    await askForCall(sessionId);
    await withdraw(sessionId);
    vi.setSystemTime(Date.now() + 60_000);
    await askForCall(sessionId);
    expect(await status(sessionId)).toMatchObject({ state: "asked" });
    expect(await stored(sessionId)).toMatchObject({ call_withdrawn_at: null, callable: 1 });
    expect(slack.messages.filter(({ text }) => text.includes("requested a call"))).toHaveLength(2);
  });

  it("before the message went out leaves nothing to tell", async () => {
    const slack = await connectedSlack();
    const { sessionId } = await completedLead();
    slack.faults = [{ name: "down", answer: async () => new Response("down", { status: 503 }) }];
    await askForCall(sessionId);
    await withdraw(sessionId);
    await deliverDue(env, Date.now() + 3_600_000, null);
    expect(await rows("select status from outbox where kind = 'slack-call-request'")).toEqual([
      { status: "cancelled" },
    ]);
    expect(slack.messages.filter(({ text }) => text.includes("requested a call"))).toEqual([]);
  });
});

describe("'Contact' to Meta", () => {
  const eventIds = () => ({ Contact: crypto.randomUUID() });
  const contacts = (meta: ReturnType<typeof metaPeer>) =>
    meta.accepted.filter(({ event_name }) => event_name === "Contact");

  it("is sent once, under the pixel's id, with the number's hash", async () => {
    const meta = metaPeer();
    const { sessionId } = await completedLead({ adConsent: true }, META_VARS);
    const ids = eventIds();
    const ask = { body: { eventIds: ids }, headers: QUIZ, vars: META_VARS };
    await askForCall(sessionId, ask);
    await askForCall(sessionId, ask);
    const [contact, ...more] = contacts(meta);
    expect(more).toEqual([]);
    expect(contact).toMatchObject({
      event_id: ids.Contact,
      action_source: "website",
      custom_data: { source: "quiz_results" },
    });
    expect(contact?.user_data).toMatchObject({ ph: [await metaHash("14035550123")] });
    expect(await rows("select in_browser from ad_events where name = 'Contact'")).toEqual([
      { in_browser: 1 },
    ]);
  });

  it("comes from the server alone on the hub", async () => {
    const meta = metaPeer();
    const { sessionId } = await completedLead({ adConsent: true }, META_VARS);
    const headers = { "sec-fetch-site": "same-origin" };
    await askForCall(sessionId, { headers, vars: { ...META_VARS, APP_ORIGIN: "http://localhost:8787" } });
    expect(contacts(meta)).toMatchObject([
      { custom_data: { source: "strategy_hub" }, event_source_url: "http://localhost:8787/hub" },
    ]);
    expect(await rows("select in_browser from ad_events where name = 'Contact'")).toEqual([
      { in_browser: 0 },
    ]);
  });

  it.each([
    ["without consent to ads", { adConsent: false }, {}],
    ["for a suspect", { adConsent: true, company: "Bots Inc." }, {}],
    ["for a number that is not to be called", { adConsent: true }, { barred: true }],
  ])("is not sent %s, nor is the number", async (_what, lead, { barred }: { barred?: boolean }) => {
    const meta = metaPeer();
    const { sessionId } = await completedLead(lead, META_VARS);
    if (barred)
      await rows("insert into call_suppressions values (?, 1)", await keyedHash(env, "phone", PHONE));
    await askForCall(sessionId, { body: { eventIds: eventIds() }, vars: META_VARS });
    expect(contacts(meta)).toEqual([]);
    expect(JSON.stringify(meta.accepted)).not.toContain('"ph"');
    expect(await rows("select kind from outbox where payload like '%Contact%'")).toEqual([]);
  });
});

it("nothing is sent outside about a suspect who asks", async () => {
  const slack = await connectedSlack();
  const { sessionId } = await completedLead({ company: "Bots Inc." });
  const answer = await askForCall(sessionId);
  expect(await answer.json()).toMatchObject({ state: "asked" });
  expect(slack.messages).toEqual([]);
  expect(await stored(sessionId)).toMatchObject({ phone: PHONE, callable: 0 });
});

it("the message in Slack names the number and where the lead's clock is", async () => {
  const slack = await connectedSlack();
  const { sessionId } = await completedLead();
  await askForCall(sessionId, { body: { timeZone: "Europe/Berlin" } });
  const text = JSON.stringify(slack.messages.at(-1));
  for (const word of ["requested a call", "+1 403 555 0123", "Europe/Berlin"]) expect(text).toContain(word);
});

describe("what is promised", () => {
  const promised = async (sessionId: string) => {
    const { usualMinutes, nextOpening } = await status(sessionId);
    return { usualMinutes, nextOpening };
  };

  /** Calls to others who had asked, each after so many minutes. */
  async function called(minutes: number[]): Promise<void> {
    for (const [index, took] of minutes.entries()) {
      await rows(
        `insert into assessments (session_id, assessment_type, created_at, updated_at, call_requested_at,
           first_outcome_at, first_call_ms) values (?, 'quiz', 1, 1, ?, ?, ?)`,
        `called ${index}`,
        FRIDAY - 86_400_000,
        FRIDAY - 80_000_000,
        took * 60_000,
      );
    }
  }

  it("is what the team has kept, its 90th percentile of 20 calls and more, until a number is given", async () => {
    vi.setSystemTime(FRIDAY);
    const { sessionId } = await completedLead({ timeZone: "America/Edmonton" });
    expect(await promised(sessionId)).toEqual({ usualMinutes: null, nextOpening: null });
    await called(Array.from({ length: 19 }, (_, index) => index + 1));
    expect(await promised(sessionId)).toEqual({ usualMinutes: null, nextOpening: null });
    await rows("update assessments set session_id = 'x' || session_id where session_id like 'called%'");
    await called([40]);
    expect(await promised(sessionId)).toEqual({ usualMinutes: 18, nextOpening: null });
    const asked = await askForCall(sessionId, { body: { timeZone: "America/Edmonton" } });
    expect(await asked.json()).toMatchObject({ state: "asked", usualMinutes: null, nextOpening: null });
    expect(await promised(sessionId)).toEqual({ usualMinutes: null, nextOpening: null });
    await withdraw(sessionId);
    expect(await promised(sessionId)).toEqual({ usualMinutes: 18, nextOpening: null });
  });

  it("is the next opening outside desk hours, and it follows the team's settings", async () => {
    vi.setSystemTime(Date.parse("2026-07-17T17:30:00-06:00"));
    const { sessionId } = await completedLead({ timeZone: "America/Edmonton" });
    const monday = { usualMinutes: null, nextOpening: "2026-07-20T15:00:00.000Z" };
    expect(await promised(sessionId)).toEqual(monday);
    await askForCall(sessionId, { body: { timeZone: "America/Edmonton" } });
    expect(await promised(sessionId)).toEqual(monday);
    await rows("update system_settings set value = ? where key = 'desk_holidays'", '["2026-07-20"]');
    expect(await promised(sessionId)).toMatchObject({ nextOpening: "2026-07-21T15:00:00.000Z" });
  });

  it("is due at its time in the team's queue", async () => {
    vi.setSystemTime(FRIDAY);
    const { sessionId } = await completedLead();
    await askForCall(sessionId, { body: { timeZone: "America/Edmonton" } });
    expect(await stored(sessionId)).toMatchObject({ due_at: FRIDAY + 5 * 60_000 });
  });
});
