import { CHOICE_QUESTION_IDS, optionsOf } from "#domain/funnel/answers/questions";
import { NEW_OFFER } from "#domain/offers/new-offer";
import type { overrideRuleSchema } from "#domain/offers/scoring/scoring-schemas";
import { scoreAssessment } from "#domain/offers/scoring/scoring";
import { carryPlan, isEmptyPlan } from "#domain/settings/carry/carry-plan";
import { CARRIED } from "#domain/settings/carry/funnel-file";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";

const { offers, ranges, overrides } = CARRIED;

describe("what an import changes", () => {
  const stored = [
    { id: 1, version: 1, minScore: 0, maxScore: 10, targetTier: 1 },
    { id: 2, version: 4, minScore: 11, maxScore: 20, targetTier: 2 },
    { id: 3, version: 1, minScore: 21, maxScore: 30, targetTier: 3 },
  ];

  it("is added, changed and removed, and nothing that says the same", () => {
    const wanted = [
      { minScore: 0, maxScore: 10, targetTier: 1 },
      { minScore: 11, maxScore: 25, targetTier: 2 },
      { minScore: 26, maxScore: 30, targetTier: 4 },
    ];
    expect(carryPlan(ranges, stored, wanted)).toEqual({
      added: [wanted[2]],
      changed: [{ from: stored[1], to: wanted[1] }],
      removed: [stored[2]],
    });
    expect(isEmptyPlan(carryPlan(ranges, stored, stored))).toBe(true);
  });

  it("switches an offer off that the file lacks, once", () => {
    const one = {
      ...NEW_OFFER,
      tier: 7,
      name: "Seven",
      sortOrder: 7,
      version: 1,
      updatedAt: "2026-01-01T00:00:00.000Z",
    };
    expect(carryPlan(offers, [{ ...one, isActive: 1 }], []).removed).toHaveLength(1);
    expect(carryPlan(offers, [{ ...one, isActive: 0 }], []).removed).toEqual([]);
  });
});

const option = fc
  .constantFrom(...CHOICE_QUESTION_IDS)
  .chain((questionId) =>
    fc.constantFrom(...optionsOf(questionId)).map(({ value }) => ({ questionId, answerValue: value })),
  );
const override = fc
  .record({
    name: fc.constantFrom("A", "B", "C"),
    condition: option,
    targetTier: fc.integer({ min: 1, max: 5 }),
    priority: fc.integer({ min: 1, max: 2 }),
    isActive: fc.constantFrom(0 as const, 1 as const),
  })
  .map(({ condition, ...rest }): z.output<typeof overrideRuleSchema> => ({
    ...rest,
    ...condition,
    andQuestionId: null,
    andAnswerValue: null,
  }));
const range = fc
  .record({
    minScore: fc.integer({ min: 0, max: 4 }),
    width: fc.integer({ min: 0, max: 4 }),
    targetTier: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ minScore, width, targetTier }) => ({ minScore, maxScore: minScore + width, targetTier }));

type Stored = { id: number; version: number };

/** What is stored once the plan was carried out: new records get the ids above all others. */
function carriedOut<Write extends object>(
  plan: { added: Write[]; changed: { from: object; to: Write }[]; removed: object[] },
  stored: readonly (Write & Stored)[],
): (Write & Stored)[] {
  const ids = stored.map(({ id }) => id);
  const first = Math.max(0, ...ids) + 1;
  return [
    ...stored
      .filter((row) => !plan.removed.includes(row))
      .map((row) => ({ ...row, ...plan.changed.find(({ from }) => from === row)?.to })),
    ...plan.added.map((write, index) => ({ ...write, id: first + index, version: 1 })),
  ];
}

const withIds = <Write extends object>(records: readonly Write[]) =>
  records.map((record, index) => ({ ...record, id: index + 1, version: 1 }));

describe("after an import", () => {
  it("answers are scored as where the file comes from, whoever comes first", () => {
    fc.assert(
      fc.property(
        fc.array(override, { maxLength: 6 }),
        fc.array(override, { maxLength: 6 }),
        fc.array(option, { minLength: 1, maxLength: 6 }),
        (here, there, given) => {
          const wanted = withIds(there).toSorted((a, b) => a.priority - b.priority || a.id - b.id);
          const file = wanted.map(({ id: _id, version: _version, ...record }) => record);
          const stored = withIds(here);
          const now = carriedOut(carryPlan(overrides, stored, file), stored);
          const answers = Object.fromEntries(
            given.map(({ questionId, answerValue }) => [questionId, answerValue]),
          );
          const tierBy = (list: typeof wanted) =>
            scoreAssessment(answers, { rules: [], ranges: [], overrides: list, tiers: [1] }).offerTier;
          expect(tierBy(now)).toBe(tierBy(wanted));
          expect(isEmptyPlan(carryPlan(overrides, now, file))).toBe(true);
        },
      ),
    );
  });

  it("of ranges that overlap, too", () => {
    fc.assert(
      fc.property(fc.array(range, { maxLength: 6 }), fc.array(range, { maxLength: 6 }), (here, there) => {
        const wanted = withIds(there).toSorted((a, b) => a.minScore - b.minScore || a.id - b.id);
        const file = wanted.map(({ id: _id, version: _version, ...record }) => record);
        const stored = withIds(here);
        const now = carriedOut(carryPlan(ranges, stored, file), stored);
        for (const points of [0, 3, 9]) {
          const rules = [{ id: 1, questionId: "goal", answerValue: "x", points }];
          const tierBy = (list: typeof wanted) =>
            scoreAssessment({ goal: "x" }, { rules, ranges: list, overrides: [], tiers: [1] }).offerTier;
          expect(tierBy(now)).toBe(tierBy(wanted));
        }
      }),
    );
  });
});
