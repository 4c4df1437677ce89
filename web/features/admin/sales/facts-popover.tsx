import { useLayoutEffect, useRef, type ReactNode } from "react";
import { useShortcuts } from "../ground/frame/shortcuts.ts";

const GAP = 6;

type Props = { card: number; onClose: () => void; children: ReactNode };

/** What else is known of a card, beside it: it stays while the pointer is on it or the focus in it, and Esc closes it. */
export function FactsPopover({ card, onClose, children }: Props) {
  const popover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = popover.current;
    const beside = document.querySelector(`[data-card="${card}"]`)?.getBoundingClientRect();
    if (!element || !beside) return;
    element.showPopover();
    placeAt(element, beside);
  }, [card]);
  useShortcuts({ escape: onClose });
  return (
    <div
      ref={popover}
      popover="manual"
      className="bg-sheet border-line-2 shadow-over fixed inset-auto m-0 w-64 max-w-[calc(100vw-1rem)] cursor-auto rounded-xl border p-3"
    >
      {children}
    </div>
  );
}

/** At the end of the card, or before it where there is no room, entirely in view. */
function placeAt(element: HTMLElement, card: DOMRect): void {
  const { width, height } = element.getBoundingClientRect();
  const isRoomAfter = card.right + GAP + width <= innerWidth;
  element.style.left = `${isRoomAfter ? card.right + GAP : Math.max(GAP, card.left - GAP - width)}px`;
  element.style.top = `${Math.max(GAP, Math.min(card.top, innerHeight - height - GAP))}px`;
}
