import { isBookingOpen } from "../../booking/booking-status.ts";
import type { AssessmentView } from "../../leads/assessment-view.ts";
import { isOpenStatus } from "../../leads/pipeline.ts";

type StepFacts = Pick<
  AssessmentView,
  "leadStatus" | "lastOutcome" | "dueAt" | "nextAction" | "nextActionAt" | "callStatus" | "gaveWayTo"
>;

/**
 * Whether an open lead that was reached has no next step: no call to make, no next action and no booked call, and it
 * gave way to no newer one. The database's `NO_NEXT_STEP` says the same.
 */
export function hasNoNextStep(lead: StepFacts): boolean {
  const { leadStatus, lastOutcome, dueAt, nextAction, nextActionAt, gaveWayTo } = lead;
  const isAnythingAhead =
    dueAt !== null || nextAction !== null || nextActionAt !== null || isBookingOpen(lead);
  return isOpenStatus(leadStatus) && lastOutcome === "reached" && !isAnythingAhead && gaveWayTo === null;
}
