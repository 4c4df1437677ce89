import { VISIT_EVENTS } from "#domain/money/ads/ad-events";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { forgetOld } from "../../worker/cron/run-due-jobs.ts";
import { sweepOutbox } from "../../worker/cron/sweep-outbox.ts";
import { openBudget } from "../../worker/db/budget.ts";
import { metaError } from "../fakes/meta/meta-error.ts";
import { answersSettled, api } from "../setup/api.ts";
import { rows } from "../setup/database/rows.ts";
import { metaPeer, META_VARS } from "../setup/delivery/peers.ts";
import { freshSessionId } from "../setup/fresh-session-id.ts";
import { quizBody } from "../setup/quiz-body.ts";
import { staffApi } from "../setup/staff-api.ts";

const ORIGIN = "https://bpm.example";
const VARS = { ...META_VARS, APP_ORIGIN: ORIGIN };
const ENV = { ...env, ...VARS };
const DAY_MS = 24 * 3_600_000;

type Told = { cf?: { country: string }; headers?: Record<string, string>; adConsent?: boolean };

/** Starts a quiz, as its page does; the ids that its events go out under. */
async function start(sessionId: string, names: readonly string[], { adConsent, cf, headers }: Told = {}) {
  const events = names.map((name) => ({ name, eventId: crypto.randomUUID() }));
  const json = { sessionId, events, ...(adConsent !== undefined && { adConsent }) };
  const init = { json, vars: VARS, cf: cf ?? { country: "US" }, ...(headers && { headers }) };
  expect((await api("/api/assessment/track-quiz-start", init)).status).toBe(200);
  await answersSettled();
  return events.map(({ eventId }) => eventId);
}

const QUIZ = ["QuizStarted", "QuizQuestion1", "QuizQuestion2", "QuizQuestion3", "QuizQuestion4"];
const minute = (now = Date.now()) => sweepOutbox(ENV, now);
const outbox = () => rows("select kind, status, last_error as error from outbox order by id");
const idsOf = (meta: ReturnType<typeof metaPeer>) => meta.accepted.map(({ event_id }) => event_id);

describe("events of a visit before its lead", () => {
  it("stand in one row, and go out with those of others in one call, each once", async () => {
    const meta = metaPeer();
    const ids = [];
    for (let visit = 0; visit < 5; visit++) ids.push(...(await start(freshSessionId(), QUIZ)));
    expect(await rows("select waiting, json_array_length(events) as n from visit_events")).toEqual(
      Array.from({ length: 5 }, () => ({ waiting: 1, n: 5 })),
    );
    expect(await outbox()).toEqual([]);
    await minute();
    expect(meta.sizes).toEqual([25]);
    expect(new Set(idsOf(meta))).toEqual(new Set(ids));
    expect(await outbox()).toEqual([{ kind: "visit-events", status: "sent", error: null }]);
    await minute();
    expect(meta.sizes).toEqual([25]);
  });

  it("are told once however often, and by whichever call, the browser reports them", async () => {
    const meta = metaPeer();
    const sessionId = freshSessionId();
    const [id] = await start(sessionId, ["QuizStarted", "QuizStarted"]);
    const again = { name: "QuizStarted", eventId: crypto.randomUUID(), sessionId, params: {} };
    await api("/api/events", { json: again, vars: VARS, cf: { country: "US" } });
    await minute();
    await start(sessionId, ["QuizStarted"]);
    await api("/api/events", { json: again, vars: VARS, cf: { country: "US" } });
    await minute();
    expect(idsOf(meta)).toEqual([id]);
  });

  it("that come after a run go with the next, and those before do not go again", async () => {
    const meta = metaPeer();
    const sessionId = freshSessionId();
    await start(sessionId, ["QuizStarted"]);
    await minute();
    await start(sessionId, ["QuizQuestion1", "QuizQuestion2"]);
    await minute();
    expect(meta.accepted.map(({ event_name: name }) => name)).toEqual([
      "QuizStarted",
      "QuizQuestion1",
      "QuizQuestion2",
    ]);
    expect(await rows("select waiting from visit_events")).toEqual([{ waiting: 0 }]);
  });

  it("of every name that a visit has fit one row, whose share of a call is never more than it says", async () => {
    const meta = metaPeer();
    await start(freshSessionId(), QUIZ);
    await rows(
      `insert into assessments (id, session_id, assessment_type, created_at, updated_at)
       select 1000 + value, 'session-' || value, 'quiz', ?1, ?1 from json_each(?2)`,
      Date.now(),
      JSON.stringify(Array.from({ length: 500 }, (_, n) => n)),
    );
    await rows(
      `insert into lead_visits (lead_id, begun_at, ad_consent, country, user_agent)
       select id, created_at, 1, 'US', 'Browser' from assessments where id >= 1000`,
    );
    await rows(
      `insert into visit_events (lead_id, begun_at, waiting, events)
       select id, created_at, 1, (select json_group_array(json_object('name', value, 'eventId', assessments.id || value,
         'at', created_at, 'byDefault', json('true'))) from json_each(?)) from assessments where id >= 1000`,
      JSON.stringify(VISIT_EVENTS),
    );
    await minute();
    expect(Math.max(...meta.sizes)).toBeLessThanOrEqual(1000);
    expect(meta.accepted).toHaveLength(5 + 500 * VISIT_EVENTS.length);
    expect(new Set(idsOf(meta)).size).toBe(meta.accepted.length);
  });
});

describe("before consent", () => {
  it.each([
    ["nobody was asked where it takes a yes", { cf: { country: "DE" } }],
    ["they said no", { adConsent: false }],
    ["their browser says no", { headers: { "sec-gpc": "1" } }],
  ])("nothing is kept or sent: %s", async (_, told) => {
    const meta = metaPeer();
    await start(freshSessionId(), QUIZ, told);
    await minute();
    expect(await rows("select * from visit_events")).toEqual([]);
    expect(meta.sizes).toEqual([]);
  });

  it("is also when it is withdrawn between the report and the run, which the row notes", async () => {
    const meta = metaPeer();
    const [leaves, stays] = [freshSessionId(), freshSessionId()];
    await start(leaves, ["QuizStarted"]);
    const ids = await start(stays, ["QuizStarted"]);
    await api("/api/consent", { json: { sessionId: leaves, ads: false }, vars: VARS });
    await minute();
    expect(idsOf(meta)).toEqual(ids);
    const left = "select events -> '$[0]' ->> 'leftOut' as reason from visit_events order by lead_id";
    expect(await rows(left)).toEqual([{ reason: "no_consent" }, { reason: null }]);
    const { signals } = await (
      await staffApi("/api/signals", { vars: VARS })
    ).json<{
      signals: { name: string; sent: number; cancelled: number }[];
    }>();
    expect(signals.find(({ name }) => name === "QuizStarted")).toMatchObject({ sent: 1, cancelled: 1 });
  });
});

describe("while Meta fails", () => {
  it("they wait in their row and go out once it is back, each once", async () => {
    const meta = metaPeer();
    const ids = await start(freshSessionId(), QUIZ);
    meta.faults = [metaError(2, undefined, 500)];
    const now = Date.now();
    await minute(now);
    expect(await outbox()).toEqual([{ kind: "visit-events", status: "pending", error: "meta_2" }]);
    const later = await start(freshSessionId(), ["QuizStarted"]);
    await minute(now + 2 * 3_600_000);
    expect(idsOf(meta).toSorted()).toEqual([...ids, ...later].toSorted());
    expect(await rows("select distinct status from outbox")).toEqual([{ status: "sent" }]);
  });

  it("a crash after the taking loses none of them", async () => {
    const meta = metaPeer();
    const ids = await start(freshSessionId(), QUIZ);
    await minute();
    await rows("update outbox set status = 'pending', sent_at = null, lease_until = 1, begun_at = 1");
    meta.accepted.splice(0);
    await minute();
    expect(idsOf(meta)).toEqual(ids);
    expect(await rows("select interrupted from outbox")).toEqual([{ interrupted: 1 }]);
  });

  it("one that it refuses is found and alone is dead; all others arrive once", async () => {
    const meta = metaPeer();
    const ids = [];
    for (let visit = 0; visit < 4; visit++) ids.push(...(await start(freshSessionId(), QUIZ)));
    const bad = ids[7] ?? "";
    meta.refuses = ({ event_id }) => event_id === bad;
    await minute();
    expect(idsOf(meta).toSorted()).toEqual(ids.filter((id) => id !== bad).toSorted());
    expect(await rows("select kind, payload ->> 'name' as name from outbox where status = 'dead'")).toEqual([
      { kind: "ad-event", name: "QuizQuestion2" },
    ]);
    expect(await rows("select count(*) as n from outbox where status = 'sent'")).toEqual([{ n: 19 }]);
  });

  it("a refused token keeps them all for when it is mended", async () => {
    const meta = metaPeer();
    const ids = await start(freshSessionId(), QUIZ);
    meta.faults = [metaError(190, undefined, 400)];
    await minute();
    await start(freshSessionId(), ["QuizStarted"]);
    await minute();
    expect(meta.accepted).toEqual([]);
    await staffApi("/api/deliveries/resend", { json: { channel: "meta" }, vars: VARS });
    await minute(Date.now() + 1000);
    expect(idsOf(meta)).toEqual(expect.arrayContaining(ids));
    expect(meta.accepted).toHaveLength(6);
  });
});

describe("what becomes of them", () => {
  it("an erased session's are gone, sent or not, and the others of its row arrive", async () => {
    const meta = metaPeer();
    const [gone, stays] = [quizBody({ adConsent: true }), freshSessionId()];
    await start(gone.sessionId, QUIZ);
    const ids = await start(stays, ["QuizStarted"]);
    await api("/api/assessment/submit", { json: gone, vars: VARS, cf: { country: "US" } });
    await api(`/api/hub/${gone.sessionId}/erase`, { method: "POST", vars: VARS });
    await answersSettled();
    await minute();
    expect(idsOf(meta)).toEqual(ids);
    expect(await rows("select json_array_length(events) as n from visit_events")).toEqual([{ n: 1 }]);
  });

  it("a lead's timeline and export tell of them, with what Meta said", async () => {
    metaPeer();
    const body = quizBody({ adConsent: true });
    await start(body.sessionId, QUIZ);
    await api("/api/assessment/submit", { json: body, vars: VARS, cf: { country: "US" } });
    await answersSettled();
    await minute();
    const [lead] = await rows("select id from assessments");
    const details = JSON.stringify(
      await (await staffApi(`/api/leads/${String(lead?.["id"])}`, { vars: VARS })).json(),
    );
    for (const name of QUIZ) expect(details).toMatch(new RegExp(`"${name}"[^}]*"delivery":\\{[^}]*"sent"`));
    const own = await (
      await api(`/api/hub/${body.sessionId}/export`, { vars: VARS })
    ).json<{
      events: { name: string; eventId: string }[];
      deliveries: { kind: string; status: string }[];
    }>();
    expect(own.events.map(({ name }) => name)).toEqual([...QUIZ, "Lead", "QuizCompleted"]);
    expect(
      own.deliveries.filter(({ kind, status }) => kind === "ad-event" && status === "sent"),
    ).toHaveLength(7);
  });

  it("go three days after they were sent; a lead's stay thirty, and what waits stays", async () => {
    const meta = metaPeer();
    const body = quizBody({ adConsent: true });
    const waits = freshSessionId();
    await start(freshSessionId(), QUIZ);
    await start(body.sessionId, QUIZ);
    await api("/api/assessment/submit", { json: body, vars: VARS, cf: { country: "US" } });
    await start(waits, ["QuizStarted"]);
    await answersSettled();
    await minute();
    meta.faults = [metaError(2, undefined, 500)];
    await start(waits, ["QuizQuestion1"]);
    await minute();
    const left = async () => {
      const found = await rows(
        "select session_id from visit_events join assessments on id = lead_id order by lead_id",
      );
      return found.map((row) => row["session_id"]);
    };
    const now = Date.now();
    await forgetOld(now + 2.9 * DAY_MS, openBudget(env.DB));
    expect(await left()).toHaveLength(3);
    await forgetOld(now + 3.1 * DAY_MS, openBudget(env.DB));
    expect(await left()).toEqual([body.sessionId, waits]);
    await forgetOld(now + 30.1 * DAY_MS, openBudget(env.DB));
    expect(await left()).toEqual([]);
  });
});
