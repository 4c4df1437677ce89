import { roadblocks } from "#domain/funnel/answers/roadblocks";
import { contentSchema } from "#domain/content/content";
import { givenPlans, ownPlan, planFor, type Plan } from "#domain/content/given-plans";
import { PLAN_IDS } from "#domain/content/parts/plans";
import { sample } from "#domain/content/sample/sample";
import { describe, expect, test } from "vitest";
import { COMBINATIONS } from "../../setup/random/combinations.ts";
import { samplePlan, sampleWords } from "../../setup/content/sample-words.ts";
import { SAMPLE_OFFERS } from "#domain/offers/sample-offers";

const TIERS = SAMPLE_OFFERS.map(({ tier }) => tier);
const LONGEST_LINE = 220;
const { plans, plan: words } = sampleWords;
const loaded = PLAN_IDS.map((id) => ({ id, texts: plans[id] }));
const all = PLAN_IDS.flatMap((id) => TIERS.map((tier) => ({ id, tier, plan: samplePlan(id, tier) })));

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
    for (const line of [...lines(plan), words.unknown, words.forClients, words.onPaper, words.named]) {
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
  for (const id of PLAN_IDS) {
    for (const tier of [6, 7, 99]) expect(samplePlan(id, tier)).toEqual(samplePlan(id, 5));
  }
});

test("the plan is the one against the first roadblock; where none is known, the general one", () => {
  for (const answers of COMBINATIONS) {
    const [first] = roadblocks(answers);
    expect(first).toBeDefined();
    expect(ownPlan(answers, 3)).toEqual({ id: first?.id, tier: 3 });
  }
  expect(ownPlan({}, 2)).toEqual({ id: "general", tier: 2 });
});

test("a page is given the texts of its own plan and program, which make the same plan, and no others", () => {
  for (const { id, tier, plan } of all) {
    const given = givenPlans(plans, { id, tier });
    expect(Object.keys(given)).toEqual([id]);
    expect(Object.keys(given[id]?.tiers ?? {})).toEqual([String(tier)]);
    expect(planFor(given, { id, tier })).toEqual(plan);
    expect(planFor(given, { id, tier: tier === 5 ? 4 : tier + 1 })).toBeNull();
    expect(planFor(given, { id: id === "general" ? "swings" : "general", tier })).toBeNull();
  }
});

describe("a document", () => {
  const issuesOf = (changed: object) =>
    contentSchema()
      .safeParse({ ...sample, plans: changed })
      .error?.issues.map(({ path }) => path.join(".")) ?? [];

  test.each(PLAN_IDS)("without the plan against %s is none", (id) => {
    const { [id]: _left, ...others } = plans;
    expect(issuesOf(others)).toEqual([`plans.${id}`]);
  });

  test("without a tier's texts, a step or its minutes is none", () => {
    const { 4: _left, ...tiers } = plans.swings.tiers;
    const [first] = plans.swings.today;
    expect(issuesOf({ ...plans, swings: { ...plans.swings, tiers } })).toEqual(["plans.swings.tiers.4"]);
    expect(issuesOf({ ...plans, swings: { ...plans.swings, today: [first] } })).toEqual([
      "plans.swings.today",
    ]);
    const endless = [{ ...first, minutes: "0" }, first, first];
    expect(issuesOf({ ...plans, swings: { ...plans.swings, today: endless } })).toEqual([
      "plans.swings.today.0.minutes",
    ]);
  });
});
