import { isBookingOpen } from "../../booking/booking-status.ts";
import type { AssessmentView } from "../../leads/assessment-view.ts";
import { isOpenStatus } from "../../leads/pipeline.ts";

type StepFacts = Pick<
  AssessmentView,
  "leadStatus" | "lastOutcome" | "dueAt" | "nextAction" | "nextActionAt" | "callStatus" | "gaveWayTo"
>;

/**
 * Whether nobody has said how it goes on with an open lead that was reached: there is no call to make, no next step and
 * no booked call, and the lead gave way to no newer one. The database's `NO_NEXT_STEP` says the same.
 */
export function hasNoNextStep(lead: StepFacts): boolean {
  const { leadStatus, lastOutcome, dueAt, nextAction, nextActionAt, gaveWayTo } = lead;
  const isAnythingAhead =
    dueAt !== null || nextAction !== null || nextActionAt !== null || isBookingOpen(lead);
  return isOpenStatus(leadStatus) && lastOutcome === "reached" && !isAnythingAhead && gaveWayTo === null;
}
