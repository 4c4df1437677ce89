import { useCallback, useLayoutEffect, useRef, useState } from "react";

/** Which card of the board has, or would receive, the focus; and a way to focus one. */
export function useCardFocus() {
  const [chosen, setChosen] = useState<{ id: number } | null>(null);
  const wanted = useRef<{ id: number; isGiven: boolean } | null>(null);
  // Runs after every render of this frame: a card that changes columns is a new element, and the old one takes the
  // focus with it when it is removed.
  useLayoutEffect(() => {
    const { current } = wanted;
    if (!current || (current.isGiven && document.activeElement !== document.body)) return;
    current.isGiven = true;
    const card = document.querySelector<HTMLElement>(`[data-card="${current.id}"]`);
    // Focusing the element that already has the focus would make the browser lay out the board again.
    if (card !== document.activeElement) card?.focus();
  });
  const focus = useCallback((id: number) => {
    wanted.current = { id, isGiven: false };
    // Renders the board even if the card was chosen before: it is the rendering that gives the focus.
    setChosen({ id });
    requestAnimationFrame(() => {
      wanted.current = null;
    });
  }, []);
  const choose = useCallback((id: number) => {
    setChosen((before) => (before?.id === id ? before : { id }));
  }, []);
  return { chosen: chosen?.id ?? null, choose, focus };
}
