import { isHeldAsked, type LeadBooking, type BookingOutcome } from "#domain/booking/booking-status";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { shortLeadName } from "../../leads/basics/lead-name.ts";
import { timeText } from "../../kit/time/times.ts";
import { useNow } from "../../kit/time/use-now.ts";
import { useShortcuts } from "../../kit/frame/shortcuts.ts";
import { useDecideHeld } from "./use-decide-held.ts";

type Props = {
  lead: AssessmentView;
  /** Whether single keys answer it. */
  hasKeys?: boolean;
  /** In one line, as in a row of the list: where it is narrow, the chosen answer alone shows what the calendar says. */
  isOneLine?: boolean;
  className?: string;
};

/** Asks whether a booked call was held, from half an hour after it began until it is said. */
export function HeldQuestion({ lead, hasKeys = false, isOneLine = false, className = "" }: Props) {
  const now = useNow();
  if (lead.bookedCall === null || !isHeldAsked(lead, now)) return null;
  return <Question {...{ lead, hasKeys, isOneLine, className }} call={lead.bookedCall} />;
}

const ANSWERS: readonly { outcome: BookingOutcome; words: string; key: string }[] = [
  { outcome: "held", words: "Held", key: "h" },
  { outcome: "no_show", words: "Missed", key: "x" },
];

type QuestionProps = Required<Props> & { call: LeadBooking };

function Question({ lead, call, hasKeys, isOneLine, className }: QuestionProps) {
  const { decide, isPending } = useDecideHeld(call.id);
  const answer = (outcome: BookingOutcome) => !isPending && decide(outcome);
  const keys = ANSWERS.map(({ outcome, key }) => [key, () => answer(outcome)] as const);
  useShortcuts(hasKeys ? Object.fromEntries(keys) : {});
  const start = lead.callStartsAt === null ? "" : timeText(lead.callStartsAt, call.clocks);
  return (
    <div
      role="group"
      aria-label={`Was the booked call with ${shortLeadName(lead)} held?`}
      className={`flex items-center gap-2 text-sm ${isOneLine ? "whitespace-nowrap @max-[17rem]:flex-wrap" : "flex-wrap"} ${className}`}
    >
      <span className="font-medium" title={`The call was booked for ${start}`}>
        {isOneLine || start === "" ? "Held?" : `Was the call on ${start} held?`}
      </span>
      {ANSWERS.map(({ outcome, words, key }) => (
        <button
          key={outcome}
          type="button"
          aria-disabled={isPending || undefined}
          aria-keyshortcuts={hasKeys ? key.toUpperCase() : undefined}
          className={`btn btn-xs h-6 min-h-6 pointer-coarse:min-h-11 ${call.said === outcome ? "btn-secondary" : "bg-base-100 border-base-content/40"}`}
          onClick={() => answer(outcome)}
        >
          {words}
          {hasKeys && (
            <kbd aria-hidden="true" className="kbd kbd-xs hidden pointer-fine:inline-flex">
              {key.toUpperCase()}
            </kbd>
          )}
        </button>
      ))}
      {call.said !== null && (
        <span className={`text-base-content/75 min-w-0 truncate ${isOneLine ? "@max-[60rem]:sr-only" : ""}`}>
          {call.said === "held" ? "The calendar says held" : "The calendar says missed"}
        </span>
      )}
    </div>
  );
}
