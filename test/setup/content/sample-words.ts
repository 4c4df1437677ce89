import type { AnyAnswers } from "#domain/funnel/answers/answers";
import { toldRoadblocks } from "#domain/funnel/results/told-roadblocks";
import { answerLabels } from "#domain/content/answer-labels";
import { planFor, type Plan } from "#domain/content/given-plans";
import { readable } from "#domain/content/page-content";
import type { PlanId } from "#domain/content/parts/plans";
import { sample } from "#domain/content/sample/sample";

/** What visitors read until something is published. */
export const sampleWords = readable(sample);

export const sampleLabels = answerLabels(sampleWords.quiz);

export const sampleRoadblocks = (answers: AnyAnswers) =>
  toldRoadblocks(answers, sampleWords.results.roadblocks);

export function samplePlan(id: PlanId, tier: number): Plan {
  const plan = planFor(sampleWords.plans, { id, tier });
  if (!plan) throw new Error("The sample has every plan.");
  return plan;
}
