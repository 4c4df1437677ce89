import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { useDropQuestion } from "../../kit/edit/use-drop-question.tsx";
import { shortLeadName } from "../basics/lead-name.ts";
import type { MovedLead } from "../moves/move-question.ts";

/** What each question of a move is given. */
export type Asked = {
  leads: readonly MovedLead[];
  onSkip: () => void;
  onTakeBack: () => void;
};

type Props = Asked & {
  label: string;
  heading: ReactNode;
  skip: string;
  /** Says whether it knew the key. */
  onKey?: (event: KeyboardEvent<HTMLElement>) => boolean;
  children: ReactNode;
};

/**
 * A question about a move that has happened, asked where the lead has come to. Esc takes the move back, and asks first
 * where an answer was typed.
 */
export function QuestionFrame({ label, heading, skip, leads, onKey, onSkip, onTakeBack, children }: Props) {
  const frame = useRef<HTMLElement>(null);
  const [isTyped, setTyped] = useState(false);
  const question = useDropQuestion({ name: "your answer", isTyped, onDrop: onTakeBack });
  const about = leads.length === 1 ? leads[0]?.id : undefined;
  useLayoutEffect(() => {
    focusInside(frame.current);
    // The card is in its new place by then, and nothing has been painted yet.
    const next = requestAnimationFrame(() => frame.current && placeAtLead(frame.current, about));
    return () => cancelAnimationFrame(next);
  }, [about]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // What stands over it has keys of its own.
    if (event.target instanceof Element && event.target.closest("dialog")) return;
    if (event.key === "Escape") question.drop();
    else if (event.target instanceof HTMLInputElement || !onKey?.(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // The keys are those of the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={frame}
      aria-label={label}
      data-owns-keys
      className="bg-sheet border-line-2 shadow-over fixed inset-x-4 top-20 z-70 max-h-[calc(100dvh-6rem)] space-y-3 overflow-y-auto rounded-xl border p-[min(0.75rem,3vw)] sm:top-auto sm:right-auto sm:bottom-4 sm:w-72"
      onKeyDown={onKeyDown}
      onInput={() => setTyped(true)}
    >
      <h2 className="text-panel font-bold [overflow-wrap:anywhere]">{heading}</h2>
      {children}
      {question.dialog}
      <div className="border-line flex flex-wrap justify-between gap-2 border-t pt-2">
        <Button variant="ghost" size="sm" onClick={onTakeBack}>
          Undo move
          <Key>Esc</Key>
        </Button>
        <Button variant="outline" size="sm" onClick={onSkip}>
          {skip}
        </Button>
      </div>
    </section>
  );
}

const GAP = 6;
const WIDE_PX = 640;

/**
 * Below the card or row of the lead, or above it where there is no room, entirely in view. On a phone, and while the
 * lead itself is open, it stays where it is.
 */
function placeAtLead(frame: HTMLElement, lead: number | undefined): void {
  const place = document.querySelector(`#admin-panel :is([data-card="${lead}"], [data-status-of="${lead}"])`);
  if (!place || innerWidth < WIDE_PX || document.querySelector("#lead-panel")) return;
  const { left, top, bottom } = place.getBoundingClientRect();
  const { width, height } = frame.getBoundingClientRect();
  const isRoomBelow = bottom + GAP + height + GAP <= innerHeight;
  const at = isRoomBelow ? bottom + GAP : Math.max(GAP, top - GAP - height);
  frame.style.inset = `${at}px auto auto ${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
}

/** Where nothing inside asks for the focus, a link has it, or else the last button: each goes on. */
function focusInside(section: HTMLElement | null): void {
  if (section === null || section.contains(document.activeElement)) return;
  section.querySelector<HTMLElement>("a, button:last-of-type")?.focus();
}

/** The lead's name, or how many there are. */
export function Whom({ leads }: Pick<Asked, "leads">) {
  const [lead] = leads;
  return (
    <bdi className="font-semibold">
      {lead && leads.length === 1 ? shortLeadName(lead) : `${leads.length} leads`}
    </bdi>
  );
}

export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd aria-hidden="true" className="kbd kbd-sm pointer-coarse:hidden">
      {children}
    </kbd>
  );
}
