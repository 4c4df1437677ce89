import { coverage } from "#domain/figures/steps/step-report";
import { expect, test } from "vitest";
import { NOBODY_AT_STEP } from "../../../setup/figures/nobody-at-step.ts";

const counted = (entered: number) => [
  { ...NOBODY_AT_STEP, door: "quiz" as const, step: "question_1" as const, entered },
];

test.each([
  [100, 75, 25],
  [100, 100, 0],
  [0, 0, null],
  // Nothing is said of a share where visits counted what never was.
  [100, 140, null],
  [0, 3, null],
])("of %i starts of which visits counted %i, the share not counted is %s", (started, entered, notCounted) => {
  const [quiz] = coverage(counted(entered), [{ door: "quiz", started }]);
  expect(quiz).toEqual({ door: "quiz", counted: entered, notCounted });
});
