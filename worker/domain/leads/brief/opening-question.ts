import type { AnswerTo } from "../../funnel/answers/questions.ts";
import { isBookingOpen } from "../../booking/booking-status.ts";
import { isCallAwaited } from "../../calls/call-state.ts";
import type { Roadblock } from "../../funnel/answers/roadblocks.ts";
import type { BriefFacts, BriefLine, BriefSource } from "./brief-line.ts";
import { SPOKEN_ROADBLOCKS } from "./spoken-roadblocks.ts";

const GOAL_QUESTIONS: Record<AnswerTo<"goal">, string> = {
  "first-funnel": "You want to build your first funnel. What do you have so far?",
  "fix-inconsistency": "You want steady results. What did your last bad week look like?",
  scale: "You want to scale what works. What keeps you from spending more today?",
  coaching: "You’re looking for coaching. What do you want to be able to do on your own?",
};

/** How the line begins, before the question itself. */
export const OPEN_WITH = "Open with: ";

const NOTHING_KNOWN = "You started our Meta ads assessment. What were you hoping to find out?";

/**
 * What to open the call with: on the biggest roadblock, else on the goal, else on the assessment itself. That they asked
 * for it comes first, until a call was made or booked.
 */
export function openingQuestion(lead: BriefFacts, biggest: Roadblock | undefined): BriefLine {
  const { ask, from } = questionFor(lead, biggest);
  if (!isRequestOpen(lead)) {
    return { part: "opening", text: `${OPEN_WITH}“${ask}”`, sources: [from] };
  }
  return {
    part: "opening",
    text: `${OPEN_WITH}“You asked us to call. ${ask}”`,
    sources: ["callRequest", from],
  };
}

function isRequestOpen({
  callRequestedAt,
  lastCallAt,
  clockStartedAt,
  callStatus,
  callReportedAt,
}: BriefFacts): boolean {
  const isBooked = isBookingOpen({ callStatus }) || callStatus === "held" || callReportedAt !== null;
  return (
    !isBooked &&
    isCallAwaited({
      callRequestedAt: timeOf(callRequestedAt),
      lastCallAt: timeOf(lastCallAt),
      clockStartedAt: timeOf(clockStartedAt),
    })
  );
}

function timeOf(iso: string | null): number | null {
  return iso === null ? null : Date.parse(iso);
}

function questionFor({ answers }: BriefFacts, biggest: Roadblock | undefined): Asked {
  if (biggest) return { ask: SPOKEN_ROADBLOCKS[biggest.id].ask, from: biggest.because };
  const onGoal = Object.entries(GOAL_QUESTIONS).find(([goal]) => goal === answers.goal)?.[1];
  return onGoal ? { ask: onGoal, from: "goal" } : { ask: NOTHING_KNOWN, from: "assessment" };
}

type Asked = { ask: string; from: BriefSource };
