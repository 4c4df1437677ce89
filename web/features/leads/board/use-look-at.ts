import { useCallback, useEffect, useMemo, useRef, useState, type FocusEvent } from "react";

/** A pointer that only passes, or keys that go on, show nothing; on the way to what is shown, it stays. */
const SHOW_MS = 350;
const HIDE_MS = 200;

/** The card of which all is shown: the one under the pointer, or with the focus that keys have given. */
export function useLookAt() {
  const [shown, setShown] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lookAt = useCallback((id: number | null) => {
    clearTimeout(timer.current);
    const isCarried = id !== null && document.querySelector(".sortable-chosen") !== null;
    timer.current = setTimeout(() => setShown(isCarried ? null : id), id === null ? HIDE_MS : SHOW_MS);
  }, []);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setShown(null);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  const handlers = useMemo(
    () => ({
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const card = target.closest<HTMLElement>("[data-card]");
        if (card && target.matches(":focus-visible")) lookAt(Number(card.dataset["card"]));
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) lookAt(null);
      },
      // A press or a drag has another purpose.
      onPointerDown: ({ target }: { target: EventTarget }) => {
        if (target instanceof Element && target.closest("[popover]") === null) hide();
      },
    }),
    [lookAt, hide],
  );
  return { shown, lookAt, hide, handlers };
}
