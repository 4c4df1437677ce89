import type { Step } from "#domain/steps/step";
import { use } from "react";
import { AskedSteps, stepWords } from "./step-words.ts";

/** What staff call a step. A question of the owner's own may read from right to left. */
export function StepName({ step }: { step: Step }) {
  return <bdi>{stepWords(step, use(AskedSteps))}</bdi>;
}
