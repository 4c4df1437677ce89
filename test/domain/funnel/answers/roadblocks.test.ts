import { QUESTIONS } from "#domain/funnel/answers/questions";
import type { Answers } from "#domain/funnel/answers/answers";
import { ROADBLOCKS_MAX, roadblocks, type RoadblockId } from "#domain/funnel/answers/roadblocks";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleRoadblocks } from "../../../setup/content/sample-words.ts";

const ANSWERS = {
  businessType: "own-business",
  situation: "working-handoff",
  adSpend: "300-1000",
  funnel: "converting",
  goal: "scale",
  frustration: "Time",
  revenue: "200k-plus",
  targetRevenue: "$500K a month",
} satisfies Answers;

const because = (changes: Answers) => roadblocks({ ...ANSWERS, ...changes }).map((found) => found.because);

describe("roadblocks", () => {
  test.each<[string, Answers, string[]]>([
    ["a situation alone", {}, ["situation"]],
    ["no funnel before anything else", { situation: "yo-yo", funnel: "no-funnel" }, ["funnel", "situation"]],
    ["no funnel, and so no word of ads that work", { funnel: "no-funnel" }, ["funnel"]],
    ["a weak funnel before a situation", { funnel: "not-converting" }, ["funnel", "situation"]],
    [
      "swings before a funnel that swings",
      { situation: "yo-yo", funnel: "inconsistent" },
      ["situation", "funnel"],
    ],
    [
      "a large spend on what does not hold",
      { adSpend: "3000-plus", funnel: "inconsistent" },
      ["adSpend", "funnel", "situation"],
    ],
    ["no large spend on what converts", { adSpend: "3000-plus" }, ["situation"]],
    ["a small budget", { situation: "yo-yo", adSpend: "100-300" }, ["situation", "adSpend"]],
    ["a small budget, and so no word of ads that work", { adSpend: "under-100" }, ["adSpend"]],
    [
      "no small budget of those who have not begun",
      { adSpend: "under-100", situation: "haven't-run-ads" },
      ["situation"],
    ],
    ["a target far above", { revenue: "50k-200k", targetRevenue: "600k" }, ["situation", "targetRevenue"]],
    ["no target of a year", { revenue: "50k-200k", targetRevenue: "$12M a year" }, ["situation"]],
    ["a target within reach", { revenue: "50k-200k", targetRevenue: "599k" }, ["situation"]],
    [
      "at most three",
      { situation: "yo-yo", revenue: "under-10k", adSpend: "under-100", funnel: "no-funnel" },
      ["funnel", "situation", "adSpend"],
    ],
  ])("%s", (_name, changes, expected) => expect(because(changes)).toEqual(expected));

  test.each<[id: RoadblockId, Answers]>([
    ["no-funnel", { funnel: "no-funnel" }],
    ["weak-funnel", { funnel: "not-converting" }],
    ["new-account", { situation: "haven't-run-ads" }],
    ["failed-try", { situation: "tried-failed" }],
    ["swings", { situation: "yo-yo" }],
    ["costly-days", { adSpend: "1000-3000" }],
    ["costly-days", { adSpend: "3000-plus" }],
    ["unsteady-funnel", { funnel: "inconsistent" }],
    ["own-hours", { situation: "working-handoff" }],
    ["second-eyes", { situation: "coaching" }],
    ["small-budget", { adSpend: "under-100" }],
    ["small-budget", { adSpend: "100-300" }],
    ["far-target", { revenue: "under-10k", targetRevenue: "30k" }],
    ["far-target", { revenue: "10k-50k", targetRevenue: "150k" }],
  ])("%s is told by one answer: %o", (id, answers) =>
    expect(roadblocks(answers).map((found) => found.id)).toEqual([id]),
  );

  test("a target below three times the revenue is none", () =>
    expect(roadblocks({ revenue: "10k-50k", targetRevenue: "149999" })).toEqual([]));

  test("a target is told in times of today's revenue", () =>
    expect(
      sampleRoadblocks({ ...ANSWERS, revenue: "under-10k", targetRevenue: "$10M" }).at(-1)?.text,
    ).toContain("at least 1,000 times"));

  test("without answers, or with unknown ones, there are none", () => {
    expect(roadblocks({})).toEqual([]);
    expect(roadblocks({ situation: "constructor", funnel: "unheard-of", revenue: "__proto__" })).toEqual([]);
  });

  test("every complete assessment has one to three, each of another answer", () => {
    const choices = Object.fromEntries(
      QUESTIONS.map((question) => [
        question.id,
        question.kind === "choice"
          ? fc.constantFrom(...question.options.map(({ value }) => value))
          : fc.string(),
      ]),
    );
    fc.assert(
      fc.property(fc.record(choices), (answers) => {
        const found = roadblocks(answers);
        expect(found.length).toBeGreaterThan(0);
        expect(found.length).toBeLessThanOrEqual(ROADBLOCKS_MAX);
        expect(new Set(found.map((each) => each.because)).size).toBe(found.length);
        expect(new Set(found.map((each) => each.id)).size).toBe(found.length);
      }),
    );
  });
});
