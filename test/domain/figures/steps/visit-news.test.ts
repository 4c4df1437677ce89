import { QUESTIONS } from "#domain/funnel/answers/questions";
import { extraStep, type ExtraStep } from "#domain/figures/steps/step";
import { visitNews } from "#domain/figures/steps/visit-news";
import type { Stay, StepPlace, VisitSteps } from "#domain/figures/steps/visit-steps";
import * as fc from "fast-check";
import { expect, it } from "vitest";

const STEPS = ["quiz_opened", "question_1", "question_2", "form", "hub", "booking"] as const;

const visit = (stays: Stay[], more: Partial<VisitSteps> = {}): VisitSteps => ({
  device: "phone",
  source: "direct",
  stays,
  told: [],
  ...more,
});
const stay = (step: Stay["step"], changes: Partial<Stay> = {}): Stay => ({
  door: "quiz",
  step,
  time: 0,
  ...changes,
});
const LANDING: Stay = { door: "none", step: "landing", time: 3000 };

/** `quiz form: entered next, 2` */
const told = (of: VisitSteps) =>
  visitNews(of).map(
    ({ door, step, marks, bucket, was }) =>
      `${door} ${step}: ${marks.join(" ")}, ${was === null ? "" : `${was} to `}${bucket}`,
  );

it("marks each step that a visit came to, went on from, back from, or failed at", () => {
  const stays = [
    stay("quiz_opened", { time: 1999 }),
    stay("question_1", { time: 2000 }),
    stay("question_2", { hasFailed: true }),
    stay("question_1", { time: 9000 }),
  ];
  expect(told(visit(stays))).toEqual([
    "quiz quiz_opened: entered next, 0",
    "quiz question_1: entered next, 3",
    "quiz question_2: entered error back, 0",
  ]);
});

it.each<[string, Stay, string[]]>([
  ["a door", { ...LANDING, wentTo: "chat" }, ["none landing: entered, 1", "chat landing: next, null"]],
  ["nowhere", LANDING, ["none landing: entered, 1"]],
  ["the hub", { ...LANDING, wentTo: "hub" }, ["none landing: entered, 1"]],
  ["the hub from the form", stay("form", { wentTo: "hub" }), ["quiz form: entered next, 0"]],
  ["another door from the form", stay("form", { wentTo: "chat" }), ["quiz form: entered, 0"]],
])("knows a page in another document that a visit left for: %s", (_to, only, expected) => {
  expect(told(visit([only]))).toEqual(expected);
});

it("counts a chat by its own way", () => {
  const steps = ["chat_opened", "chat_started", "message_1", "message_2", "chat_results"] as const;
  const stays = [LANDING, ...steps.map((step) => stay(step, { door: "chat" }))];
  expect(told(visit(stays))).toEqual([
    "none landing: entered, 1",
    "chat landing: next, null",
    ...steps.slice(0, -1).map((step) => `chat ${step}: entered next, 0`),
    "chat chat_results: entered, 0",
  ]);
});

it("counts no booked call, nor that a visit went on to one", () => {
  const stays = [
    stay("hub"),
    stay("booking", { time: 3000 }),
    stay("booked", { time: 9000, hasFailed: true }),
  ];
  const expected = ["quiz hub: entered next, 0", "quiz booking: entered, 1"];
  expect(told(visit(stays))).toEqual(expected);
  expect(told(visit([...stays, stay("booked")], { told: [] }))).toEqual(expected);
  expect(told(visit([stay("booked")]))).toEqual([]);
  const resumed: StepPlace = { door: "quiz", step: "booked" };
  expect(told(visit([stay("booked"), stay("hub")], { resumed }))).toEqual([]);
});

it("counts nothing again that the document before a reload has counted, nor its times", () => {
  const resumed: StepPlace = { door: "quiz", step: "question_2" };
  const stays = [stay("quiz_opened"), stay("question_2", { time: 9000 }), stay("form", { hasFailed: true })];
  expect(told(visit(stays, { resumed }))).toEqual([
    "quiz question_2: next, null",
    "quiz form: entered error, 0",
  ]);
  expect(told(visit([LANDING], { resumed: { door: "none", step: "landing" } }))).toEqual([]);
});

it("counts the owner's own questions in their order, and one that is not asked as the quiz's last", () => {
  const [first, second] = [extraStep("now00000"), extraStep("where000")];
  const last = `question_${QUESTIONS.length}` as const;
  const stays = [stay(last), stay(first), stay(second), stay(first), stay("form")];
  const marks = (asked: ExtraStep[]) =>
    visitNews(visit(stays), asked).map(({ step, marks: all }) => `${step}: ${all.join(" ")}`);
  expect(marks([first, second])).toEqual([
    `${last}: entered next`,
    `${first}: entered next`,
    `${second}: entered back next`,
    "form: entered",
  ]);
  expect(marks([first])).toEqual([`${last}: entered next`, `${first}: entered back next`, "form: entered"]);
  expect(marks([])).toEqual([`${last}: entered next`, "form: entered"]);
});

it("counts the same in however many beacons a visit is told", () => {
  const staysOf = fc.array(
    fc.record({
      door: fc.constant("quiz" as const),
      step: fc.constantFrom(...STEPS),
      time: fc.nat({ max: 700_000 }),
      hasFailed: fc.boolean(),
    }),
    { minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(staysOf, fc.nat({ max: 20 }), fc.nat({ max: 1000 }), (stays, cut, share) => {
      const parts = stays.slice(0, cut);
      const last = parts.at(-1);
      // The page was hidden in the middle of its last stay.
      const first = last
        ? [...parts.slice(0, -1), { ...last, hasFailed: false, time: (last.time * share) / 1000 }]
        : [];
      const sums = new Map<string, number>();
      const add = (key: string, by: number) => sums.set(key, (sums.get(key) ?? 0) + by);
      for (const { step, marks, bucket, was } of [
        ...visitNews(visit(first)),
        ...visitNews(visit(stays, { told: first })),
      ]) {
        for (const mark of marks) add(`${step} ${mark}`, 1);
        if (bucket !== null) add(`${step} ${bucket}`, 1);
        if (was !== null) add(`${step} ${was}`, -1);
      }
      const whole = visitNews(visit(stays)).flatMap(({ step, marks, bucket }) => [
        ...marks.map((mark) => `${step} ${mark}`),
        `${step} ${bucket}`,
      ]);
      expect([...sums].filter(([, sum]) => sum !== 0).sort()).toEqual(whole.map((key) => [key, 1]).sort());
    }),
  );
});
