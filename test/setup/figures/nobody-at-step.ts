import type { StepCell } from "#domain/figures/steps/step-report";

/** A cell of the map that nobody is counted in yet, of phones from Facebook. */
export const NOBODY_AT_STEP: Omit<StepCell, "door" | "step"> = {
  source: "facebook",
  device: "phone",
  entered: 0,
  next: 0,
  back: 0,
  error: 0,
  times: [],
};
