import type { RefObject } from "react";
import { useShortcuts } from "../frame/shortcuts.ts";

/** J and K step through the cards, Enter opens a card's lead status, N its notes. */
export function useListKeys(feed: RefObject<HTMLElement | null>): void {
  const current = () => document.activeElement?.closest<HTMLElement>("[data-lead]") ?? null;
  const step = (by: 1 | -1) => {
    const cards = [...(feed.current?.querySelectorAll<HTMLElement>("[data-lead]") ?? [])];
    const now = current();
    const next = now ? cards[cards.indexOf(now) + by] : firstInView(cards);
    next?.focus();
    next?.scrollIntoView({ block: "nearest" });
  };
  const open = (part: string) => (event: KeyboardEvent) => {
    const card = current();
    if (!card || (event.key === "Enter" && event.target !== card)) return;
    event.preventDefault();
    card.dispatchEvent(new CustomEvent(OPEN_PART, { detail: part }));
  };
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    enter: open("status"),
    n: open("notes"),
  });
}

/** Asks a card to open one of its parts and focus it. */
export const OPEN_PART = "open-part";

function firstInView(cards: HTMLElement[]): HTMLElement | undefined {
  return cards.find((card) => card.getBoundingClientRect().bottom > 120);
}
