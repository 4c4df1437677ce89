import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { keepOpenParts, openParts, type CardPart } from "./card-parts.ts";
import { OPEN_PART } from "../list/use-list-keys.ts";

export type CardParts = { isOpen: (part: CardPart) => boolean; toggle: (part: CardPart) => void };

/** Which parts of a row or card are open. The list's keyboard shortcuts may open a section and focus it. */
export function useCardParts<E extends HTMLElement>(id: number) {
  const ref = useRef<E>(null);
  const [open, setOpen] = useState(() => openParts(id));
  useEffect(() => keepOpenParts(id, open), [id, open]);
  useEffect(() => {
    const card = ref.current;
    const onAsked = (event: Event) => {
      const part = event instanceof CustomEvent ? partOf(event.detail) : null;
      if (!part || !card) return;
      flushSync(() => setOpen((now) => new Set([...now, "card", part])));
      const field = card.querySelector<HTMLElement>(`[data-part="${part}"] :is(select, textarea)`);
      field?.focus();
    };
    card?.addEventListener(OPEN_PART, onAsked);
    return () => card?.removeEventListener(OPEN_PART, onAsked);
  }, []);
  const parts: CardParts = {
    isOpen: (part) => open.has(part),
    toggle: (part) =>
      setOpen((now) => new Set(now.has(part) ? [...now].filter((other) => other !== part) : [...now, part])),
  };
  return { ref, parts };
}

function partOf(value: unknown): CardPart | null {
  return value === "status" || value === "notes" ? value : null;
}
