import type { Step } from "#domain/steps/step";
import { use } from "react";
import { AskedSteps, stepWords } from "./step-words.ts";

/** What staff call a step. */
export function StepName({ step }: { step: Step }) {
  return stepWords(step, use(AskedSteps));
}
