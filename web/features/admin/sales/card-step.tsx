import type { PipelineCard } from "#domain/leads/pipeline-board";
import { lostReasonName } from "#domain/leads/lost-reason";
import type { LeadStatus } from "#domain/leads/pipeline";
import { nextStepOf, type NextStep } from "../ground/leads/next-step.ts";
import { StepTime } from "../ground/leads/step-time.tsx";
import { useNow } from "../ground/time/use-now.ts";
import { StageAge } from "./stage-age.tsx";

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
