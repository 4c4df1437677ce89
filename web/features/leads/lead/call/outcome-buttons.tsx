import { ABOUT_OUTCOME, CALL_OUTCOMES, type CallOutcome } from "#domain/calls/call-outcomes";
import {
  Ban,
  PhoneIncoming,
  PhoneMissed,
  PhoneOff,
  ThumbsDown,
  Voicemail,
  type LucideIcon,
} from "lucide-react";
import { KeyCap } from "../../../kit/look/key-cap.tsx";

const ICONS: Record<CallOutcome, LucideIcon> = {
  reached: PhoneIncoming,
  no_answer: PhoneMissed,
  voicemail: Voicemail,
  wrong_number: PhoneOff,
  not_interested: ThumbsDown,
  do_not_call: Ban,
};

type Props = { chosen: CallOutcome | null; onChoose: (outcome: CallOutcome) => void };

/** What came of the call, each with its key. All alike until one is chosen. */
export function OutcomeButtons({ chosen, onChoose }: Props) {
  return (
    <div className="@container">
      <div
        role="group"
        aria-label="Outcome of the call"
        className="grid grid-cols-1 gap-2 @3xs:grid-cols-2 @lg:grid-cols-3 @5xl:grid-cols-6"
      >
        {CALL_OUTCOMES.map((outcome, index) => {
          const Icon = ICONS[outcome];
          return (
            <button
              key={outcome}
              type="button"
              aria-pressed={outcome === chosen}
              aria-keyshortcuts={String(index + 1)}
              className={`text-row flex min-h-10 min-w-0 cursor-pointer items-center gap-2 rounded-lg border px-2.5 py-1 text-start leading-tight font-semibold pointer-coarse:min-h-11 ${
                outcome === chosen
                  ? "bg-ink text-on-ink border-transparent"
                  : `border-line-2 hover:bg-hover ${ABOUT_OUTCOME[outcome].suppresses ? "text-bad" : ""}`
              }`}
              onClick={() => onChoose(outcome)}
            >
              <Icon aria-hidden="true" className="size-4 shrink-0" />
              <span className="min-w-0 grow text-balance">{ABOUT_OUTCOME[outcome].name}</span>
              <KeyCap isBare={outcome === chosen}>{String(index + 1)}</KeyCap>
            </button>
          );
        })}
      </div>
    </div>
  );
}
