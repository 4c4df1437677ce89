import { useCallback, useLayoutEffect, useRef, useState } from "react";

/** Which card of the board has, or would get, the focus; and how to give it to one. */
export function useCardFocus() {
  const [chosen, choose] = useState<number | null>(null);
  const wanted = useRef<{ id: number; isGiven: boolean } | null>(null);
  // After each drawing of this frame: a card that changes its column is a new element, and the old one
  // takes the focus along when it goes.
  useLayoutEffect(() => {
    const { current } = wanted;
    if (!current || (current.isGiven && document.activeElement !== document.body)) return;
    current.isGiven = true;
    const card = document.querySelector<HTMLElement>(`[data-card="${current.id}"]`);
    // To focus what has the focus makes the browser lay out the board once more.
    if (card !== document.activeElement) card?.focus();
  });
  const focus = useCallback((id: number) => {
    wanted.current = { id, isGiven: false };
    choose(id);
    requestAnimationFrame(() => {
      wanted.current = null;
    });
  }, []);
  return { chosen, choose, focus };
}
