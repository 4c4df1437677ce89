import { lostReasonName } from "#domain/leads/lost-reason";
import { isClosedStatus, isOpenStatus, type LeadStatus } from "#domain/leads/pipeline";
import type { PipelineCard } from "#domain/leads/pipeline-board";
import { NEGLECTED_DAYS } from "#domain/leads/stage-since";
import { Clock } from "lucide-react";
import { nextStepOf, type NextStep } from "../basics/next-step.ts";
import { StepTime } from "../basics/step-time.tsx";
import { spanText, timeText } from "../../kit/time/times.ts";
import { useNow } from "../../kit/time/use-now.ts";

/** What is said of a card that has no next step. */
const AT_REST: Record<LeadStatus, string> = {
  MQL: "No next step",
  SQL: "No next step",
  Hold: "No next step",
  Won: "Deal closed",
  Lost: "No reason given",
};

/** What is to be done next, and when; without that, how long the card has been in its stage. Lost says why. */
export function CardStep({ card }: { card: PipelineCard }) {
  const now = useNow();
  const step = nextStepOf(card, now);
  const isDue = step !== null && step.kind !== "state" && step.kind !== "held";
  const words = wordsOf(card, step);
  return (
    <p className="text-row text-ink-2 flex items-center justify-between gap-2">
      <span dir="auto" title={words} className={`truncate ${isDue ? "text-ink" : ""}`}>
        {words}
      </span>
      {isDue && step.at !== null ? (
        <StepTime
          at={step.at}
          now={now}
          isKept={step.kind === "booked"}
          timeZone={card.timeZone}
          clocks={card.bookedCall?.clocks}
        />
      ) : (
        <StageAge since={card.inStageSince} status={card.leadStatus} />
      )}
    </p>
  );
}

function wordsOf({ leadStatus, lostReason, lostNote }: PipelineCard, step: NextStep | null): string {
  if (step?.kind === "held") return "Held?";
  // Its column says that it is lost.
  if (leadStatus === "Lost" && step?.kind === "state") return lostNote ?? lostReasonName(lostReason);
  return step?.words ?? AT_REST[leadStatus];
}

const DAY_MS = 86_400_000;

/** How long a lead has been in its stage: `2 d in SQL`, `8 d ago` where the stage ends it. */
function StageAge({ since, status }: { since: string; status: LeadStatus }) {
  const age = Math.max(0, useNow() - Date.parse(since));
  const isOver = isClosedStatus(status);
  const isOld = isOpenStatus(status) && age >= NEGLECTED_DAYS * DAY_MS;
  const words = age < DAY_MS ? "today" : isOver ? `${spanText(age)} ago` : `${spanText(age)} in ${status}`;
  return (
    <time
      dateTime={since}
      dir="auto"
      title={`${status} since ${timeText(since)}`}
      className={`inline-flex shrink-0 items-center gap-1 whitespace-nowrap ${isOld ? "text-bad font-semibold" : ""}`}
    >
      {isOld && <Clock aria-hidden="true" className="size-3.5 shrink-0" />}
      {words}
    </time>
  );
}
