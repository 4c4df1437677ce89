import { describe, expect, it } from "vitest";
import { say } from "../../chat/chat-client.ts";
import { api, settled } from "../../setup/api.ts";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import { FULL_CHAT } from "../../setup/full-chat.ts";
import { metaPeer, META_VARS } from "../../setup/delivery/peers.ts";
import { quizBody } from "../../setup/quiz-body.ts";
import { rows } from "../../setup/database/rows.ts";

const FBP = "fb.1.1596403881668.1116446470";
const FBC = "fb.1.1596403881668.IwAR0";
const COOKIE = `_fbp=${FBP}; _fbc=${FBC}`;
const OTHER = "_fbp=fb.1.1700000000000.222; _fbc=fb.1.1700000000000.IwARother";
/** Where a yes is needed first. */
const DE = { country: "DE" };

type Visitor = { cookie?: string; cf?: { country: string }; gpc?: boolean };

async function call(path: string, json: unknown, { cookie, cf, gpc }: Visitor = {}): Promise<void> {
  const headers = { ...(cookie && { cookie }), ...(gpc && { "sec-gpc": "1" }) };
  const answer = await api(`/api/${path}`, { json, vars: META_VARS, headers, ...(cf && { cf }) });
  expect(answer.status).toBe(200);
  await settled();
}

const start = (sessionId: string, visitor: Visitor = {}, more = {}) =>
  call("assessment/track-quiz-start", { sessionId, ...more }, visitor);
const submit = (sessionId: string, visitor: Visitor = {}, more = {}) =>
  call("assessment/submit", quizBody({ sessionId, ...more }), visitor);
const answer = (sessionId: string, visitor: Visitor = {}) =>
  call("assessment/progress", { sessionId, answers: { q1_businessType: "clients" } }, visitor);
const report = (sessionId: string, visitor: Visitor = {}, event: object = { name: "QuizQuestion1" }) =>
  call("events", { sessionId, eventId: crypto.randomUUID(), ...event }, visitor);
const consent = (sessionId: string, ads: boolean, visitor: Visitor = {}) =>
  call("consent", { sessionId, ads }, visitor);

async function kept(sessionId: string) {
  const [row] = await rows(
    "select fbp, fbc from assessments join lead_visits on lead_id = id where session_id = ?",
    sessionId,
  );
  return [row?.["fbp"], row?.["fbc"]];
}

describe("Meta's cookies", () => {
  it("that come with the submit are in the Lead that it causes, though the start had none", async () => {
    const meta = metaPeer();
    const sessionId = freshSessionId();
    await start(sessionId);
    await submit(sessionId, { cookie: COOKIE });
    const lead = meta.accepted.find(({ event_name: name }) => name === "Lead");
    expect(lead?.user_data).toMatchObject({ fbp: FBP, fbc: FBC });
    expect(await kept(sessionId)).toEqual([FBP, FBC]);
  });

  it.each([
    ["an event", report],
    ["an answer", answer],
    ["a start", start],
    ["the consent", (sessionId: string, visitor: Visitor) => consent(sessionId, true, visitor)],
  ])("that come later with %s fill what is empty", async (_what, later) => {
    metaPeer();
    const sessionId = freshSessionId();
    await start(sessionId);
    await later(sessionId, { cookie: `_fbp=${FBP}` });
    expect(await kept(sessionId)).toEqual([FBP, null]);
    await later(sessionId, { cookie: `_fbp=fb.1.1700000000000.222; _fbc=${FBC}` });
    expect(await kept(sessionId)).toEqual([FBP, FBC]);
  });

  it("of a chat fill in the same way, up to its completion", async () => {
    const meta = metaPeer();
    const sessionId = freshSessionId();
    for (const message of FULL_CHAT) await say(sessionId, message);
    await call("assessment/complete", { sessionId }, { cookie: COOKIE });
    const lead = meta.accepted.find(({ event_name: name }) => name === "Lead");
    expect(lead?.user_data).toMatchObject({ fbp: FBP, fbc: FBC });
  });

  it("that are known are never overwritten", async () => {
    metaPeer();
    const sessionId = freshSessionId();
    await start(sessionId, { cookie: COOKIE });
    for (const later of [start, answer, report, submit]) await later(sessionId, { cookie: OTHER });
    await consent(sessionId, true, { cookie: OTHER });
    expect(await kept(sessionId)).toEqual([FBP, FBC]);
  });

  it("of another form are not kept, and hold nothing up", async () => {
    metaPeer();
    const sessionId = freshSessionId();
    await start(sessionId);
    const bad = { cookie: "_fbp=fb.1.1.<script>; _fbc=javascript:1" };
    for (const later of [start, answer, report, submit]) await later(sessionId, bad);
    await consent(sessionId, true, bad);
    expect(await kept(sessionId)).toEqual([null, null]);
  });

  it("are kept from the yes on where it is needed first, and not before", async () => {
    metaPeer();
    const sessionId = freshSessionId();
    const visitor = { cookie: COOKIE, cf: DE };
    for (const early of [start, answer, report, start]) await early(sessionId, visitor);
    expect(await kept(sessionId)).toEqual([null, null]);
    await consent(sessionId, true, { cf: DE });
    for (const later of [answer, report]) {
      await rows("update lead_visits set fbp = null, fbc = null");
      await later(sessionId, visitor);
      expect(await kept(sessionId)).toEqual([FBP, FBC]);
    }
  });

  it("are forgotten with a no, whatever call brings it, and come back with none", async () => {
    metaPeer();
    const visitor = { cookie: COOKIE };
    for (const refuse of [
      (sessionId: string) => consent(sessionId, false, visitor),
      (sessionId: string) => start(sessionId, visitor, { adConsent: false }),
      (sessionId: string) => start(sessionId, { ...visitor, gpc: true }),
    ]) {
      const sessionId = freshSessionId();
      await start(sessionId, visitor);
      expect(await kept(sessionId)).toEqual([FBP, FBC]);
      await refuse(sessionId);
      expect(await kept(sessionId)).toEqual([null, null]);
      for (const later of [start, answer, report]) await later(sessionId, visitor);
      await submit(sessionId, visitor);
      expect(await kept(sessionId)).toEqual([null, null]);
    }
  });

  it("of whoever opens the hub are not the lead's", async () => {
    metaPeer();
    const sessionId = freshSessionId();
    await submit(sessionId);
    await report(sessionId, { cookie: OTHER }, { name: "HubPageView" });
    const click = { name: "CalendarClick", params: { source: "strategy_hub" } };
    await report(sessionId, { cookie: OTHER }, click);
    expect(await kept(sessionId)).toEqual([null, null]);
    await report(sessionId, { cookie: COOKIE }, { ...click, params: { source: "quiz_results" } });
    expect(await kept(sessionId)).toEqual([FBP, FBC]);
  });

  it("do not repeat the click of an arrival", async () => {
    metaPeer();
    const sessionId = freshSessionId();
    const attribution = { first: { fbclid: "IwAR0", at: "2026-11-01T08:00:00.000Z" } };
    await start(sessionId, {}, { attribution });
    for (const later of [report, answer, submit]) await later(sessionId, { cookie: COOKIE });
    expect(await kept(sessionId)).toEqual([FBP, null]);
  });

  it("change nothing that staff see", async () => {
    metaPeer();
    const sessionId = freshSessionId();
    await submit(sessionId);
    const changes = await rows("select count(*) as n from changes");
    await report(sessionId, { cookie: COOKIE });
    expect(await kept(sessionId)).toEqual([FBP, FBC]);
    expect(await rows("select count(*) as n from changes")).toEqual(changes);
  });
});

it("a lead whose first call told nothing of the browser has that of a later one", async () => {
  const meta = metaPeer();
  const sessionId = freshSessionId();
  await start(sessionId);
  await rows("update lead_visits set user_agent = null, ip_address = null, country = null");
  await submit(sessionId, { cf: { country: "US" } });
  expect(await rows("select user_agent, country from lead_visits")).toEqual([
    { user_agent: "Test browser", country: "US" },
  ]);
  expect(meta.accepted[0]?.user_data).toMatchObject({ client_user_agent: "Test browser" });
});
