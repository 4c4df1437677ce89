import { roadblocks, type RoadblockId } from "#domain/answers/roadblocks";
import { scoreAssessment } from "#domain/scoring/scoring";
import { describe, expect, test } from "vitest";
import { plans } from "../../../web/content/plan/plans.ts";
import { planFor, type Plan } from "../../../web/features/hub/plan/plan-for.ts";
import { COMBINATIONS, INITIAL_SCORING } from "../../setup/combinations.ts";

const TIERS = [1, 2, 3, 4, 5];
const LONGEST_LINE = 220;
const keys = Object.keys(plans) as (RoadblockId | "general")[];
const roadblockOf = (key: RoadblockId | "general") => (key === "general" ? undefined : key);

const all = keys.flatMap((key) =>
  TIERS.map((tier) => ({ key, tier, plan: planFor(roadblockOf(key), tier) })),
);

const steps = ({ today, week }: Plan) => [...today, ...week];
const lines = (plan: Plan) => [
  plan.title,
  ...plan.why,
  ...steps(plan).flatMap(({ title, text }) => [title, text]),
];
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

describe.each(all)("the plan against $key in tier $tier", ({ plan }) => {
  test("has a reason, three steps for today and one for each of seven days", () => {
    expect([plan.why.length, plan.today.length, plan.week.length]).toEqual([2, 3, 7]);
    expect(repeated(lines(plan))).toEqual([]);
  });

  test("is made of short lines, each a text of its own", () => {
    for (const line of lines(plan)) {
      expect(line.trim()).toBe(line);
      expect(line).not.toBe("");
      expect({ line, isShort: line.length <= LONGEST_LINE }).toEqual({ line, isShort: true });
      // Apostrophes and quotes are curly, the ellipsis is one character, and no space comes before it.
      expect(line).not.toMatch(/['"]|\.\.\.|\w …$/);
    }
    const sentences = [...plan.why, ...steps(plan).map(({ text }) => text)];
    for (const sentence of sentences) expect(sentence).toMatch(/[.?!”]$/);
  });
});

test("no two roadblocks share a step", () => {
  for (const part of ["title", "text"] as const) {
    const ofEach = keys.flatMap((key) => [...plans[key].today, ...plans[key].days].map((step) => step[part]));
    expect(repeated(ofEach)).toEqual([]);
  }
});

test("every roadblock has a passage and last days of its own in every tier", () => {
  const passages = keys.flatMap((key) => Object.values(plans[key].tiers));
  expect(passages).toHaveLength(keys.length * TIERS.length);
  expect(repeated(passages.map(({ title }) => title))).toEqual([]);
  expect(repeated(passages.flatMap(({ why }) => why))).toEqual([]);
  expect(repeated(passages.flatMap(({ day6, day7 }) => [day6.title, day7.title]))).toEqual([]);
  expect(repeated(passages.flatMap(({ day6, day7 }) => [day6.text, day7.text]))).toEqual([]);
});

test("a tier that staff added has the plan of the highest", () => {
  for (const key of keys) {
    const highest = planFor(roadblockOf(key), 5);
    for (const tier of [6, 7, 99]) expect(planFor(roadblockOf(key), tier)).toEqual(highest);
  }
});

test("every complete assessment has the plan against its first roadblock, and no answers the general one", () => {
  for (const answers of COMBINATIONS) {
    const { offerTier } = scoreAssessment(answers, INITIAL_SCORING);
    const plan = planFor(roadblocks(answers)[0]?.id, offerTier);
    expect(plan.today).not.toBe(plans.general.today);
  }
  expect(planFor(roadblocks({})[0]?.id, 1).today).toBe(plans.general.today);
});
