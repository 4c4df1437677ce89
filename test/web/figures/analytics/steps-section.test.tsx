import type { PageFailures } from "#domain/figures/steps/page-failure";
import { DOOR_STEPS, extraStep } from "#domain/figures/steps/step";
import { stepSums, type Coverage, type StepCell, type StepPeriod } from "#domain/figures/steps/step-report";
import type { Door } from "#domain/door";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NOBODY_AT_STEP } from "../../../setup/figures/nobody-at-step.ts";
import { StepsSection } from "../../../../web/features/figures/analytics/steps/steps-section.tsx";

const CELLS: StepCell[] = [
  { ...NOBODY_AT_STEP, door: "none", step: "landing", entered: 200 },
  { ...NOBODY_AT_STEP, door: "quiz", step: "landing", next: 100 },
  { ...NOBODY_AT_STEP, door: "chat", step: "landing", next: 20 },
  { ...NOBODY_AT_STEP, door: "quiz", step: "quiz_opened", entered: 100, next: 75 },
  { ...NOBODY_AT_STEP, door: "quiz", step: "booked", entered: 10 },
];

const QUIZ: Coverage = { door: "quiz", counted: 75, notCounted: 25 };

const ASKED = [{ step: extraStep("now00000"), question: "When do you start?" }];

const period = (cells: StepCell[], quiz = QUIZ): StepPeriod => ({
  from: "2026-11-01",
  to: "2026-11-30",
  steps: stepSums(
    cells,
    { door: null, source: null, device: null },
    ASKED.map(({ step }) => step),
  ),
  coverage: [quiz],
  doors: [{ door: "quiz", started: 100, expired: 0, leads: 0, calls: 0, won: 0 }],
});

const drawn = (
  door: Door | null,
  before: StepCell[] = [],
  quiz = QUIZ,
  cells = CELLS,
  failures: PageFailures[] = [],
) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <StepsSection
        report={{
          door,
          source: null,
          device: null,
          asked: ASKED,
          period: period(cells, quiz),
          before: period(before),
          failures,
        }}
        door={door}
      />
    </QueryClientProvider>,
  );
/** The widths of the parts of each step's bar: on, through the other door, stopped. */
const widths = (html: string) =>
  [...html.matchAll(/<svg[^>]* h-4 .*?<\/svg>/g)].flatMap(([bar]) =>
    [...bar.matchAll(/ width="([\d.]+)"/g)].map(([, width]) => Number(width)),
  );
/** What is read, as those who only listen hear it. */
const words = (html: string) =>
  html
    .replaceAll(/<svg.*?<\/svg>/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

test("pages that stopped working are named, and how often; none are not spoken of", () => {
  const failures: PageFailures[] = [
    { page: "quiz", failures: 3 },
    { page: "landing", failures: 1 },
  ];
  expect(words(drawn(null, [], QUIZ, CELLS, failures))).toContain(
    "Pages that stopped working for a visitor: quiz 3 times, landing page once.",
  );
  expect(words(drawn(null))).not.toContain("stopped working");
});

test("a question of the owner's own is called by its words, and one that was removed says so", () => {
  const before = words(drawn("quiz"));
  expect(before).not.toContain("When do you start?");
  const html = words(
    drawn("quiz", [], QUIZ, [
      ...CELLS,
      { ...NOBODY_AT_STEP, door: "quiz", step: extraStep("gone0000"), entered: 3, next: 1 },
      { ...NOBODY_AT_STEP, door: "quiz", step: extraStep("now00000"), entered: 5, next: 3 },
    ]),
  );
  expect(html).toContain("When do you start? 5 people · 2 stopped, 40.0%");
  expect(html).toContain("A question that is no longer asked 3 people");
  expect(html.indexOf("Q8")).toBeLessThan(html.indexOf("When do you start?"));
  expect(html.indexOf("When do you start?")).toBeLessThan(html.indexOf("no longer asked"));
  expect(html.indexOf("no longer asked")).toBeLessThan(html.indexOf("Contact form"));
});

test("a bar is as wide as its people, those who stopped and those of the other door apart", () => {
  const html = drawn("quiz");
  expect(widths(html).slice(0, 6)).toEqual([50, 10, 40, 37.5, 0, 12.5]);
  expect(words(html)).toContain("Quiz opened 100 people · 25 stopped, 25.0%");
  expect(words(html)).not.toContain("Chat opened");
});

test("each way says in a sentence where most stop, and both what is not counted", () => {
  const before: StepCell[] = [
    { ...NOBODY_AT_STEP, door: "quiz", step: "quiz_opened", entered: 50, next: 20 },
  ];
  expect(words(drawn("quiz", before))).toContain(
    "After the landing page, most stop at Quiz opened : 25 of 100 (25.0%, before 60.0%).",
  );
  expect(words(drawn(null))).toContain("Nobody took the chat in this period.");
  expect(words(drawn(null))).toContain("Not counted: 25.0% of the 100 quiz starts. These are staff,");
  expect(words(drawn("chat"))).not.toContain("Not counted");
});

const messages = (count: number, stopsAt = 1): StepCell[] =>
  DOOR_STEPS.chat
    .filter((step) => step.startsWith("message_"))
    .slice(0, count)
    .map((step, index) => ({
      ...NOBODY_AT_STEP,
      door: "chat",
      step,
      entered: 10,
      next: index + 1 === stopsAt ? 4 : 10,
    }));
const folds = (html: string) =>
  [...html.matchAll(/<details class="group\/fold"( open="")?>.*?(\d+) more messages/g)].map(
    ([, open, count]) => [Number(count), open !== undefined],
  );

test("a chat's messages past the fifth stand behind a press, unless most stop there or it is only one", () => {
  const folded = (cells: StepCell[]) => folds(drawn("chat", [], QUIZ, [...CELLS, ...cells]));
  expect(folded(messages(20))).toEqual([[15, false]]);
  expect(folded(messages(9, 8))).toEqual([[4, true]]);
  expect(folded(messages(6))).toEqual([]);
  const text = words(drawn("chat", [], QUIZ, [...CELLS, ...messages(20)]));
  expect(text.indexOf("Message 5")).toBeLessThan(text.indexOf("15 more messages"));
  expect(text.indexOf("15 more messages")).toBeLessThan(text.indexOf("Message 6"));
  expect(text.indexOf("Message 20")).toBeLessThan(text.indexOf("Strategy hub"));
});

test("each colour of the bars is told by the legend, and red is none of them", () => {
  const html = drawn(null);
  expect(html).not.toMatch(/text-bad|chart-worst/);
  const [legend = "", rest = ""] = html.split("Took the other path");
  const told = [...`${legend}${rest.split("</ul>")[0]}`.matchAll(/text-chart-(\w+)/g)].map(
    ([, name]) => name,
  );
  const used = [...(rest.split("</ul>")[1] ?? "").matchAll(/text-chart-(\w+)/g)].map(([, name]) => name);
  expect(new Set(used)).toEqual(new Set(told));
});

test("both ways are drawn to one scale, with the days before", () => {
  const html = drawn(null, [{ ...NOBODY_AT_STEP, door: "quiz", step: "quiz_opened", entered: 50, next: 20 }]);
  expect(words(html)).toContain("Chat opened");
  expect(words(html)).toContain("before: 60.0%");
  expect(html).not.toContain("NaN");
});

test("more starts than there were are said to be made up, or somebody's who came back", () => {
  const made = { ...QUIZ, counted: 1240, notCounted: null };
  const html = words(drawn(null, [], made));
  expect(html).toContain(
    "Visits counted 1,240 quiz starts, but there were 100: some people came back later, or someone is sending fake visits.",
  );
  expect(html).not.toContain("Not counted");
  expect(words(drawn("chat", [], made))).not.toContain("made-up");
  expect(words(drawn(null))).not.toContain("made-up");
});
