import { useCallback, useLayoutEffect, useRef, useState } from "react";

/** Which card of the board has, or would get, the focus; and how to give it to one. */
export function useCardFocus() {
  const [chosen, choose] = useState<number | null>(null);
  const wanted = useRef<number | null>(null);
  // After each drawing of this frame: a card that changes its column is a new element.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const card = document.querySelector<HTMLElement>(`[data-card="${wanted.current}"]`);
    if (card !== document.activeElement) card?.focus();
  });
  const focus = useCallback((id: number) => {
    wanted.current = id;
    choose(id);
    requestAnimationFrame(() => {
      wanted.current = null;
    });
  }, []);
  return { chosen, choose, focus };
}
