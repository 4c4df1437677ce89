import { roadblocks } from "#domain/answers/roadblocks";
import { INITIAL_OFFERS } from "#domain/offers/initial-offers";
import { describe, expect, test } from "vitest";
import { planIntro, plans, type PlanId } from "../../../web/content/plan/plans.ts";
import { planFor, type Plan } from "../../../web/features/hub/plan/plan-for.ts";
import { COMBINATIONS } from "../../setup/combinations.ts";

const TIERS = INITIAL_OFFERS.map(({ tier }) => tier);
const LONGEST_LINE = 220;
const loaded = await Promise.all(
  (Object.keys(plans) as PlanId[]).map(async (id) => ({ id, texts: await plans[id]() })),
);
const all = loaded.flatMap(({ id, texts }) =>
  TIERS.map((tier) => ({ id, tier, plan: planFor(texts, tier) })),
);

const steps = ({ today, week }: Plan) => [...today, ...week];
const lines = (plan: Plan) => [
  plan.title,
  ...plan.why,
  ...steps(plan).flatMap(({ title, text }) => [title, text]),
];
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

/** Straight apostrophes and quotes, dots for an ellipsis, a space before one. */
const UNEDITED = /['"]|\.\.\.|\w …$/;

describe.each(all)("the plan against $id in tier $tier", ({ plan }) => {
  test("has a reason, three steps for today and one for each of seven days", () => {
    expect([plan.why.length, plan.today.length, plan.week.length]).toEqual([2, 3, 7]);
    expect(repeated(lines(plan))).toEqual([]);
  });

  test("is made of short lines, edited as the rest of the site is", () => {
    const { named, ...intro } = planIntro;
    for (const line of [...lines(plan), ...Object.values(intro), named(["product", "offer"])]) {
      expect(line).toMatch(/^\S.*\S$/);
      expect(line).not.toMatch(UNEDITED);
      expect({ line, isShort: line.length <= LONGEST_LINE }).toEqual({ line, isShort: true });
    }
    const sentences = [...plan.why, ...steps(plan).map(({ text }) => text)];
    for (const sentence of sentences) expect(sentence).toMatch(/[.?!”]$/);
  });
});

test("no two roadblocks share a step", () => {
  for (const part of ["title", "text"] as const) {
    const ofEach = loaded.flatMap(({ texts }) => [...texts.today, ...texts.days].map((step) => step[part]));
    expect(repeated(ofEach)).toEqual([]);
  }
});

test("every roadblock has a passage and last days of its own in every tier", () => {
  const passages = loaded.flatMap(({ texts }) => Object.values(texts.tiers));
  expect(passages).toHaveLength(loaded.length * TIERS.length);
  expect(repeated(passages.map(({ title }) => title))).toEqual([]);
  expect(repeated(passages.flatMap(({ why }) => why))).toEqual([]);
  expect(repeated(passages.flatMap(({ day6, day7 }) => [day6.title, day7.title]))).toEqual([]);
  expect(repeated(passages.flatMap(({ day6, day7 }) => [day6.text, day7.text]))).toEqual([]);
});

test("a tier that staff added has the plan of the highest", () => {
  for (const { texts } of loaded) {
    for (const tier of [6, 7, 99]) expect(planFor(texts, tier)).toEqual(planFor(texts, 5));
  }
});

test("every complete assessment has a plan against its first roadblock, without answers there is the general one", () => {
  for (const answers of COMBINATIONS) expect(plans).toHaveProperty([roadblocks(answers)[0]?.id ?? "none"]);
  expect(roadblocks({})).toEqual([]);
});
