import { useEffect, useEffectEvent, useRef } from "react";
import { isInView } from "../../../lib/is-in-view.ts";

type Options = {
  /** How far outside the viewport counts as in view, above and below. */
  margin?: string;
  /** How long the element has to stay there. */
  stayMs?: number;
  /** How much stands before the element: if it has grown and the element is still in view, that counts anew. */
  length?: number;
};

/** Calls back when the element comes into view, or when a callback is set while it is already there. */
export function useInView<E extends Element>(
  onInView: (() => void) | null,
  { margin = "0px", stayMs = 0, length = 0 }: Options = {},
) {
  const ref = useRef<E>(null);
  const isOn = onInView !== null;
  const call = useEffectEvent(() => onInView?.());
  useEffect(() => {
    const element = ref.current;
    if (!element || !isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (isInView(entries)) timer = setTimeout(call, stayMs);
      },
      { rootMargin: `${margin} 0px` },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isOn, margin, stayMs, length]);
  return ref;
}
