import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { runDueJobs } from "../../../worker/cron/run-due-jobs.ts";
import { sweepOutbox } from "../../../worker/cron/sweep-outbox.ts";
import { CHAT_ACTS, QUIZ_ACTS, type ChatAct, type QuizAct } from "../../bench/visit/acts.ts";
import { costOf, costOfWork, type ActCost } from "../../setup/count-visit.ts";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import { QUIZ_ANSWERS } from "../../setup/quiz-body.ts";
import { rows } from "../../setup/database/rows.ts";
import {
  COCKPIT_VARS,
  slackActionsOn,
  mailPeer,
  MAIL_VARS,
  metaPeer,
  META_VARS,
} from "../../setup/delivery/peers.ts";

const APP_ORIGIN = "http://localhost:8787";

/** At most: round trips and written rows, what goes on behind the answer included, and how often staff are told. */
type Most = { trips: number; written: number; told: 0 | 1 };

const QUIZ: Record<QuizAct, Most> = {
  // An isolate's first request asks what owners have set.
  "looks around": { trips: 1, written: 0, told: 0 },
  "starts the quiz": { trips: 1, written: 16, told: 0 },
  "is reported to Meta": { trips: 1, written: 2, told: 0 },
  "has answered": { trips: 1, written: 1, told: 0 },
  "agrees to ads": { trips: 1, written: 1, told: 0 },
  // Asks which wording was agreed to; its mail is sent in the words that are live.
  "gives the form": { trips: 13, written: 115, told: 1 },
  // An isolate's first page asks which content is live, beside the hub.
  "opens the hub": { trips: 2, written: 0, told: 0 },
  "has opened the hub": { trips: 8, written: 34, told: 1 },
  "reads the hub by the API": { trips: 1, written: 0, told: 0 },
  "sees the calendar": { trips: 6, written: 18, told: 1 },
  "clicks to book": { trips: 8, written: 30, told: 1 },
  "asks for a call": { trips: 16, written: 75, told: 1 },
  "asks where the call stands": { trips: 1, written: 0, told: 0 },
};

const CHAT: Record<ChatAct, Most> = {
  // An isolate's first chat asks which content is live: it greets in its words. And, as any first request, the settings.
  "opens the chat": { trips: 3, written: 16, told: 0 },
  // An isolate's first message asks which content is live.
  "writes a message": { trips: 4, written: 4, told: 0 },
};

const vars = async () => {
  await slackActionsOn();
  metaPeer();
  return { ...COCKPIT_VARS, ...META_VARS, ...MAIL_VARS, APP_ORIGIN, EMAIL: mailPeer().binding };
};

const told = ({ pokes, claims }: ActCost) => ({ pokes, claims });

// With all channels, and Slack's messages following their leads: as a customer has it.
it.each([
  ["the quiz", QUIZ_ACTS, QUIZ],
  ["the chat", CHAT_ACTS, CHAT],
] as const)("each act of a visit by %s costs little, and is followed up once", async (_, acts, most) => {
  const all = await vars();
  const id = freshSessionId();
  for (const [act, calls] of Object.entries(acts)) {
    const cost = await costOf(calls(id), all);
    const limit = Object.entries(most).find(([name]) => name === act)?.[1] ?? {
      trips: 0,
      written: 0,
      told: 0,
    };
    expect.soft([act, told(cost)]).toEqual([act, { pokes: limit.told, claims: limit.told }]);
    expect.soft(cost.trips, `trips: ${act}`).toBeLessThanOrEqual(limit.trips);
    expect.soft(cost.written, `rows: ${act}`).toBeLessThanOrEqual(limit.written);
  }
});

it("what follows from a request makes one update of the lead's message in Slack, and leaves none behind", async () => {
  const slack = await slackActionsOn();
  const all = { ...COCKPIT_VARS, APP_ORIGIN };
  const id = freshSessionId();
  await costOf(QUIZ_ACTS["gives the form"](id), all);
  expect(slack.calls).toHaveLength(1);
  await costOf(QUIZ_ACTS["clicks to book"](id), all);
  expect(slack.calls).toHaveLength(2);
  expect(await rows("select kind from outbox where status = 'pending'")).toEqual([]);
});

it("an act that is repeated writes nothing that anyone is told of", async () => {
  const all = await vars();
  const id = freshSessionId();
  await costOf(
    Object.values(QUIZ_ACTS).flatMap((calls) => calls(id)),
    all,
  );
  for (const act of [
    "gives the form",
    "sees the calendar",
    "clicks to book",
    "has opened the hub",
  ] as const) {
    expect.soft([act, told(await costOf(QUIZ_ACTS[act](id), all))]).toEqual([act, { pokes: 0, claims: 0 }]);
  }
});

it("what a visit has left for Meta goes out with the minute's run, in one call", async () => {
  const meta = metaPeer();
  const all = { ...META_VARS, APP_ORIGIN };
  for (const id of [freshSessionId(), freshSessionId()]) {
    await costOf(QUIZ_ACTS["starts the quiz"](id), all);
    await costOf(QUIZ_ACTS["is reported to Meta"](id), all);
    await costOf(QUIZ_ACTS["gives the form"](id), all);
  }
  expect(meta.sizes).toEqual([]);
  await costOfWork(() => runDueJobs({ ...env, ...all }, Date.now() + 1000));
  expect(meta.sizes).toEqual([6]);
});

/** The calls of a visit up to question 4, as its page makes them, from an address that is kept. */
function visitToQuestion4(id: string) {
  const events = (...names: string[]) => names.map((name) => ({ name, eventId: crypto.randomUUID() }));
  const call = (path: string, json: object) => ({
    method: "POST" as const,
    path,
    headers: { "cf-connecting-ip": "203.0.113.7" },
    json: { sessionId: id, ...json },
  });
  const answers = (count: number) => Object.fromEntries(Object.entries(QUIZ_ANSWERS).slice(0, count));
  const progress = (count: number, ...names: string[]) =>
    call("/api/assessment/progress", { answers: answers(count), events: events(...names) });
  return [
    call("/api/assessment/track-quiz-start", { events: events("QuizStarted") }),
    progress(2, "QuizQuestion1", "QuizQuestion2"),
    progress(4, "QuizQuestion3", "QuizQuestion4"),
  ];
}

it("a visit that ends at question 4 takes three trips and 16 rows, its ad events included", async () => {
  const all = await vars();
  // The first of a database writes more.
  await costOf(visitToQuestion4(freshSessionId()), all);
  await rows("delete from visit_events");
  const calls = visitToQuestion4(freshSessionId());
  const cost = await costOf(calls, all);
  expect(cost).toMatchObject({ requests: 3, trips: 3, written: 16, pokes: 0, claims: 0 });
  // Told again, as by a retry, nothing is stored or sent a second time.
  await costOf(calls.slice(2), all);
  const kept = await rows("select e.value ->> 'name' as name from visit_events, json_each(events) e");
  const names = ["QuizStarted", "QuizQuestion1", "QuizQuestion2", "QuizQuestion3", "QuizQuestion4"];
  expect(kept.map(({ name }) => name)).toEqual(names);
  expect(await rows("select id from outbox")).toEqual([]);
});

it("what is sent of a hundred such visits adds a row for each, and a few for all", async () => {
  const all = await vars();
  const meta = metaPeer();
  for (let visit = 0; visit < 100; visit++) await costOf(visitToQuestion4(freshSessionId()), all);
  const sent = await costOfWork(() => sweepOutbox({ ...env, ...all }, Date.now()));
  expect(meta.sizes).toEqual([500]);
  expect(sent.written).toBeLessThanOrEqual(100 + 15);
});
