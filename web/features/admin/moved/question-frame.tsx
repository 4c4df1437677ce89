import type { KeyboardEvent, ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { shortLeadName } from "../ground/leads/lead-name.ts";
import type { MovedLead } from "../ground/moves/move-question.ts";

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

/** A question about a move that has happened. Esc takes the move back. */
export function QuestionFrame({ label, heading, skip, onKey, onSkip, onTakeBack, children }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") onTakeBack();
    else if (event.target instanceof HTMLInputElement || !onKey?.(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // The keys are those of the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={focusInside}
      aria-label={label}
      data-owns-keys
      className="rounded-box bg-base-100 border-base-300 fixed inset-x-4 top-20 z-40 max-h-[calc(100dvh-6rem)] space-y-3 overflow-y-auto border p-[min(1rem,4vw)] shadow-xl sm:top-auto sm:right-auto sm:bottom-4 sm:w-96"
      onKeyDown={onKeyDown}
    >
      <h2 className="text-sm [overflow-wrap:anywhere]">{heading}</h2>
      {children}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" size="sm" onClick={onTakeBack}>
          Take it back
          <Key>Esc</Key>
        </Button>
        <Button variant="outline" size="sm" onClick={onSkip}>
          {skip}
        </Button>
      </div>
    </section>
  );
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
