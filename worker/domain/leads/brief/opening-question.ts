import { labelOf } from "../../content/answer-labels.ts";
import { meaningOf, type StaffWords } from "../../content/staff-words.ts";
import type { AnswerTo, QuestionId } from "../../funnel/answers/questions.ts";
import { isBookingOpen } from "../../booking/booking-status.ts";
import { isCallAwaited } from "../../calls/call-state.ts";
import type { Roadblock, RoadblockId } from "../../funnel/answers/roadblocks.ts";
import { oneLine } from "../../one-line.ts";
import { clipped } from "../../text.ts";
import type { BriefFacts, BriefLine, BriefSource } from "./brief-line.ts";

/** About the answer behind a roadblock, in its built-in wording. */
const ROADBLOCK_QUESTIONS: Record<RoadblockId, string> = {
  "no-funnel": "If someone clicked your ad today, where would they land?",
  "weak-funnel": "Where do you lose people: on the page, at the offer, or in the follow-up?",
  "new-account": "Who bought from you last, and how did they find you?",
  "failed-try": "When the ads didn’t work, what had you tried, and for how long?",
  swings: "Tell me about your last good week. What was different?",
  "costly-days": "What does a bad day cost you right now?",
  "unsteady-funnel": "In the weeks when it works, what’s different?",
  "own-hours": "How many hours a week do your ads take you?",
  "second-eyes": "Which part of your ads are you least sure about?",
  "small-budget": "What are you testing first with the budget you have?",
  "far-target": "You’re aiming a lot higher than today. What has to change first?",
};

const GOAL_QUESTIONS: Record<AnswerTo<"goal">, string> = {
  "first-funnel": "You want to build your first funnel. What do you have so far?",
  "fix-inconsistency": "You want steady results. What did your last bad week look like?",
  scale: "You want to scale what works. What keeps you from doing more of it today?",
  coaching: "You’re looking for coaching. What do you want to be able to do on your own?",
};

/** How the line begins, before the question itself. */
export const OPEN_WITH = "Open with: ";

const NOTHING_KNOWN = "You started our assessment. What were you hoping to find out?";

/**
 * What to open the call with: on the biggest roadblock, else on the goal, else on the assessment itself. That they asked
 * for it comes first, until a call was made or booked.
 */
export function openingQuestion(
  lead: BriefFacts,
  biggest: Roadblock | undefined,
  words: StaffWords,
): BriefLine {
  const { ask, from } = questionFor(lead, biggest, words);
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

function questionFor({ answers }: BriefFacts, biggest: Roadblock | undefined, words: StaffWords): Asked {
  if (biggest) {
    const { id, because } = biggest;
    return {
      ask: onOwnAnswer(words, because, answers[because]) ?? ROADBLOCK_QUESTIONS[id],
      from: because,
    };
  }
  const { goal } = answers;
  const onGoal = Object.entries(GOAL_QUESTIONS).find(([known]) => known === goal)?.[1];
  if (!onGoal) return { ask: NOTHING_KNOWN, from: "assessment" };
  return { ask: onOwnAnswer(words, "goal", goal) ?? onGoal, from: "goal" };
}

const ANSWER_MAX = 40;

/** What fits whatever an owner's answer says; null where it says what ships, for which there is a better question. */
function onOwnAnswer(words: StaffWords, id: QuestionId, answer = ""): string | null {
  if (meaningOf(words, id, answer) === null) return null;
  const label = clipped(oneLine(labelOf(words.labels, id, answer)), ANSWER_MAX);
  return `You said ‘${label}’. What have you tried so far?`;
}

type Asked = { ask: string; from: BriefSource };
