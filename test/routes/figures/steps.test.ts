import type { StepsReport } from "#domain/figures/steps/step-report";
import type { VisitSteps } from "#domain/figures/steps/visit-steps";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { forgetAbandoned } from "../../../worker/cron/forget-abandoned.ts";
import { openBudget } from "../../../worker/db/budget.ts";
import { api } from "../../setup/api.ts";
import { asStaff } from "../../setup/as-staff.ts";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import { ownContent } from "../../setup/content/own-content.ts";
import { publishContent } from "../../setup/content/publish-content.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";

const VISIT: VisitSteps = {
  device: "phone",
  source: "facebook",
  stays: [
    { door: "quiz", step: "quiz_opened", time: 4000 },
    { door: "quiz", step: "question_1", time: 30_000, hasFailed: true },
    { door: "quiz", step: "quiz_opened", time: 0 },
  ],
  told: [],
};

const send = (visit: unknown = VISIT, init = {}) => api("/api/steps", { json: visit, ...init });
const report = (query = "") => staffJson<StepsReport>(`/api/steps${query}`);
const stored = () => rows("select * from step_stats order by step");
const stay = (changes: object) => ({ ...VISIT.stays[0], ...changes });
const line = (changes: object, told: object[] = []) => ({ ...VISIT, stays: [stay(changes)], told });

describe("the steps of a visit", () => {
  it("are counted by day, door, step, device and source, and nothing else of it is kept", async () => {
    const headers = { "cf-connecting-ip": "203.0.113.77", "user-agent": "Spy/1.0" };
    const answer = await send({ ...VISIT, sessionId: freshSessionId() }, { headers });
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
    await send();
    const of = {
      day: Math.floor(Date.now() / 86_400_000),
      door: "quiz",
      device: "phone",
      source: "facebook",
    };
    const none = { t0: 0, t1: 0, t2: 0, t3: 0, t4: 0, t5: 0, t6: 0, t7: 0, t8: 0 };
    expect(await stored()).toEqual([
      { ...of, ...none, step: "question_1", entered: 2, next: 0, back: 2, error: 2, t4: 2 },
      { ...of, ...none, step: "quiz_opened", entered: 2, next: 2, back: 0, error: 0, t1: 2 },
    ]);
  });

  it("are summed from their days, whatever an earlier version has summed of weeks", async () => {
    await send();
    const week = Math.floor(Date.now() / 86_400_000 / 7) - 1;
    await rows("update step_stats set day = ?", week * 7);
    await rows(
      `insert into step_weeks select ${week}, door, step, device, source, 9, next, back, error,
         t0, t1, t2, t3, t4, t5, t6, t7, t8 from step_stats`,
    );
    const { steps } = (await report()).period;
    expect(steps.map(({ step, entered }) => [step, entered])).toEqual([
      ["quiz_opened", 1],
      ["question_1", 1],
    ]);
  });

  it("move from one time to a longer one when it is told again", async () => {
    await send(line({ time: 1000 }));
    await send(line({ time: 700_000, hasFailed: true }, [stay({ time: 1000 })]));
    expect(await stored()).toMatchObject([{ entered: 1, error: 1, t0: 0, t1: 0, t8: 1 }]);
  });

  it.each([
    ["with GPC", async () => ({ headers: { "sec-gpc": "1" } })],
    ["of staff", async () => ({ headers: await asStaff() })],
  ])("are not counted %s", async (_who, init) => {
    expect((await send(VISIT, await init())).status).toBe(200);
    expect(await stored()).toEqual([]);
  });

  it("of a flood are dropped, counted by address", async () => {
    const over = { limit: () => Promise.resolve({ success: false }) };
    const answer = await send(VISIT, { vars: { RL_STEPS_ADDRESS: over } });
    expect(await answer.json()).toEqual({ ok: true, dropped: true });
    const headers = { "cf-connecting-ip": "203.0.113.78" };
    for (let sent = 0; sent < 40; sent++)
      await send(VISIT, { headers, vars: { RL_STEPS_ADDRESS: env.RL_STEPS_ADDRESS } });
    const [opened] = await rows("select entered from step_stats where step = 'quiz_opened'");
    expect(opened?.["entered"]).toBeLessThanOrEqual(30);
  });

  it("tell nothing of a booked call", async () => {
    await send({ ...VISIT, stays: [stay({ step: "booking" }), stay({ step: "booked" })] });
    expect(await stored()).toMatchObject([{ step: "booking", entered: 1, next: 0 }]);
  });

  it("at the owner's own questions are counted by their ids, at any other as at the eighth", async () => {
    const document = ownContent((content) => {
      content.extra.questions = [
        {
          id: "where000",
          question: "Where do you live?",
          subtext: "",
          answered: "optional",
          kind: "words",
          options: [],
        },
      ];
    });
    await publishContent(document);
    const stays = ["question_8", "question_where000", "question_madeup00", "form"].map((step) =>
      stay({ step }),
    );
    expect((await send({ ...VISIT, stays })).status).toBe(200);
    expect(await stored()).toMatchObject([
      { step: "form", entered: 1 },
      { step: "question_8", entered: 1, next: 1 },
      { step: "question_where000", entered: 1, next: 1, back: 1 },
    ]);
    const found = await report();
    expect(found.asked).toEqual([{ step: "question_where000", question: "Where do you live?" }]);
    expect(found.period.steps.map(({ step }) => step)).toEqual(["question_8", "question_where000", "form"]);
  });

  it.each([
    ["a step that does not exist", line({ step: "question_9" })],
    ["a step of another door", line({ door: "chat" })],
    ["a question of the owner's own in the chat", line({ door: "chat", step: "question_where000" })],
    ["a question of no such id", line({ step: "question_<script>" })],
    ["a quiz without a door", line({ door: "none" })],
    ["an unknown page to go on to", line({ wentTo: "https://elsewhere.example" })],
    ["a reload of an unknown step", { ...VISIT, resumed: { door: "quiz", step: "message_1" } }],
    ["a clock that runs backwards", line({ time: -5 })],
    ["less time than was told", line({ time: 5 }, [stay({ time: 6 })])],
    ["more steps than it came to", line({}, [stay({}), stay({})])],
    ["other steps than were told", line({}, [stay({ step: "form" })])],
    ["a time that is no number", line({ time: "long" })],
    ["no step", { ...VISIT, stays: [] }],
    ["more steps than anybody takes", { ...VISIT, stays: Array.from({ length: 101 }, () => stay({})) }],
    ["an unknown device", { ...VISIT, device: "watch" }],
    ["a source in the visitor's words", { ...VISIT, source: "ada@example.com" }],
  ])("are refused with %s", async (_what, visit) => {
    expect((await send(visit)).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it("are refused in a beacon of 100 KB", async () => {
    expect((await send({ ...VISIT, filler: "x".repeat(100_000) })).status).toBe(413);
  });
});

describe("where people stop", () => {
  it("is told by step, source and device, with the days before", async () => {
    await send();
    await send({ ...VISIT, device: "desktop", source: "google" });
    await send({ ...VISIT, stays: [{ door: "none", step: "landing", time: 3000 }] });
    await rows("update step_stats set day = day - 30 where source = 'google'");
    const { period, before } = await report();
    expect(period.steps.map(({ door, step, entered, next }) => [door, step, entered, next])).toEqual([
      ["none", "landing", 1, 0],
      ["quiz", "quiz_opened", 1, 1],
      ["quiz", "question_1", 1, 0],
    ]);
    const counts = { entered: 1, next: 0, back: 1, error: 1 };
    expect(period.steps[2]).toEqual({
      door: "quiz",
      step: "question_1",
      ...counts,
      times: [0, 0, 0, 0, 1, 0, 0, 0, 0],
      sources: [{ source: "facebook", ...counts }],
      devices: [{ device: "phone", ...counts }],
    });
    expect(before.steps.map(({ step, devices }) => [step, devices[0]?.device])).toEqual([
      ["quiz_opened", "desktop"],
      ["question_1", "desktop"],
    ]);
  });

  it("narrows to a door, a source and a device", async () => {
    await send();
    await send({ ...VISIT, stays: [{ door: "chat", step: "chat_opened", time: 0 }] });
    await send({ ...VISIT, device: "tablet" });
    const steps = async (query: string) => {
      const { period } = await report(query);
      return period.steps.map(({ step, entered }) => [step, entered]);
    };
    expect(await steps("?door=chat")).toEqual([["chat_opened", 1]]);
    expect(await steps("?device=tablet&door=quiz&source=facebook")).toEqual([
      ["quiz_opened", 1],
      ["question_1", 1],
    ]);
    expect(await steps("?source=email")).toEqual([]);
    expect(await steps("?to=2026-01-31")).toEqual([]);
  });

  it("tells what share of the starts was not counted", async () => {
    for (let start = 0; start < 4; start++) {
      await api("/api/assessment/track-quiz-start", { json: { sessionId: freshSessionId() } });
    }
    await send();
    const { period, before } = await report("?source=email");
    expect(period.coverage).toEqual([
      { door: "quiz", counted: 1, notCounted: 75 },
      { door: "chat", counted: 0, notCounted: null },
    ]);
    expect(before.coverage[0]).toMatchObject({ notCounted: null });
  });

  it("tells what came of the assessments of each door", async () => {
    for (let start = 0; start < 2; start++) {
      await api("/api/assessment/track-quiz-start", { json: { sessionId: freshSessionId() } });
    }
    const lead = freshSessionId();
    await api("/api/assessment/track-quiz-start", { json: { sessionId: lead } });
    await rows(
      "update assessments set email = 'ada@example.com', lead_status = 'Won', call_booked_at = 1 where session_id = ?",
      lead,
    );
    const { period, before } = await report("?device=tablet");
    expect(period.doors).toEqual([
      { door: "quiz", started: 3, expired: 0, leads: 1, calls: 1, won: 1 },
      { door: "chat", started: 0, expired: 0, leads: 0, calls: 0, won: 0 },
    ]);
    expect(before.doors[0]).toMatchObject({ started: 0, leads: 0 });
  });

  it("has one number of starts: all there were, recorded or not, and how many of them have expired", async () => {
    const [lost, old] = [freshSessionId(), freshSessionId()];
    for (const sessionId of [lost, old, freshSessionId(), freshSessionId()])
      await api("/api/assessment/track-quiz-start", { json: { sessionId } });
    // The call that reports a start got lost, although the assessment exists.
    await rows("update assessments set quiz_started_at = null where session_id = ?", lost);
    await send();
    await rows("update assessments set updated_at = 1 where session_id = ?", old);
    expect(await forgetAbandoned(env, Date.now(), openBudget(env.DB))).toBe(1);
    const { period } = await report();
    expect(period.doors[0]).toMatchObject({ door: "quiz", started: 4, expired: 1 });
    expect(period.coverage[0]).toEqual({ door: "quiz", counted: 1, notCounted: 75 });
  });

  it("names its days and those before", async () => {
    const found = await report("?from=2026-11-08&to=2026-11-14");
    expect(found).toMatchObject({
      door: null,
      period: { from: "2026-11-08", to: "2026-11-14" },
      before: { from: "2026-11-01", to: "2026-11-07" },
    });
  });

  it.each([
    "?from=yesterday",
    "?from=2026-11-02&to=2026-11-01",
    "?from=2020-01-01&to=2026-01-01",
    "?door=side",
  ])("refuses %s", async (query) => {
    expect((await staffApi(`/api/steps${query}`)).status).toBe(400);
  });
});
