import { LOST_REASONS, lostReasonName, type LostReason } from "#domain/leads/lost-reason";
import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { shortLeadName } from "../leads/lead-name.ts";
import { LostNote } from "./lost-note.tsx";
import type { Lost, LostQuestion } from "./lost-question.ts";

type Props = {
  lead: LostQuestion["lead"];
  others: number;
  onAnswer: (lost: Lost) => void;
  onSkip: () => void;
  onTakeBack: () => void;
};

/** A reason is given by one press or its number; only 'other' needs a note. Esc takes the move back. */
export function LostForm({ lead, others, onAnswer, onSkip, onTakeBack }: Props) {
  const [isOther, setOther] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  const choose = (reason: LostReason) => {
    if (reason === "other") setOther(true);
    else onAnswer({ lostReason: reason, lostNote: null });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") onTakeBack();
    else if (event.target instanceof HTMLInputElement) return;
    else {
      const reason = LOST_REASONS[Number(event.key) - 1];
      const isStep = stepFocus(choices.current, event.key);
      if (reason) choose(reason);
      if (!reason && !isStep) return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // The keys are those of the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label="Why was it lost?"
      data-owns-keys
      className="rounded-box bg-base-100 border-base-300 fixed inset-x-4 top-20 z-40 max-h-[calc(100dvh-6rem)] space-y-3 overflow-y-auto border p-[min(1rem,4vw)] shadow-xl sm:top-auto sm:right-auto sm:bottom-4 sm:w-96"
      onKeyDown={onKeyDown}
    >
      <Question lead={lead} others={others} />
      <div ref={choices} className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2">
        {LOST_REASONS.map((reason, index) => (
          <button
            key={reason}
            type="button"
            // Giving the reason is the next step, and Esc leads back.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={index === 0}
            aria-expanded={reason === "other" ? isOther : undefined}
            className="rounded-field border-base-300 hover:bg-base-200 aria-expanded:border-base-content flex min-h-11 cursor-pointer items-center justify-between gap-2 border px-[min(0.75rem,3vw)] text-left text-sm hyphens-auto [overflow-wrap:anywhere]"
            onClick={() => choose(reason)}
          >
            {lostReasonName(reason)}
            <Key>{index + 1}</Key>
          </button>
        ))}
      </div>
      {isOther && <LostNote onSave={(note) => onAnswer({ lostReason: "other", lostNote: note })} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" size="sm" onClick={onTakeBack}>
          Take it back
          <Key>Esc</Key>
        </Button>
        <Button variant="outline" size="sm" onClick={onSkip}>
          Skip
        </Button>
      </div>
    </section>
  );
}

function Question({ lead, others }: Pick<Props, "lead" | "others">) {
  return (
    <h2 className="text-sm [overflow-wrap:anywhere]">
      {others > 0 ? "Why were " : "Why was "}
      <bdi className="font-semibold">{others > 0 ? `${others + 1} leads` : shortLeadName(lead)}</bdi> lost?
    </h2>
  );
}

function Key({ children }: { children: ReactNode }) {
  return (
    <kbd aria-hidden="true" className="kbd kbd-sm pointer-coarse:hidden">
      {children}
    </kbd>
  );
}

const STEPS: Record<string, [reasons: number, rows: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Moves the focus among the reasons, which stand in two columns, with large text on a phone in one. */
function stepFocus(choices: HTMLElement | null, key: string): boolean {
  const step = STEPS[key];
  const buttons = [...(choices?.querySelectorAll("button") ?? [])];
  const at = buttons.findIndex((button) => button === document.activeElement);
  if (step === undefined || at < 0) return false;
  const columns = buttons.filter((button) => button.offsetTop === buttons[0]?.offsetTop).length;
  buttons[at + step[0] + step[1] * columns]?.focus();
  return true;
}
