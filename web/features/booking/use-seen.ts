import { useEffect, useEffectEvent, type RefObject } from "react";

/** The fields used from an `IntersectionObserverEntry`. */
type Seen = {
  intersectionRatio: number;
  intersectionRect: { height: number };
  rootBounds: { height: number } | null;
};

/**
 * Whether `share` of an element is in view. An element taller than the screen counts once it fills that share of the
 * screen.
 */
export function isSeen({ intersectionRatio, intersectionRect, rootBounds }: Seen, share: number): boolean {
  const screen = rootBounds?.height ?? 0;
  return intersectionRatio >= share || (screen > 0 && intersectionRect.height >= screen * share);
}

/** The steps at which the browser reports how much is in view. */
const STEPS = Array.from({ length: 21 }, (_, index) => index / 20);

/** Calls back once, when `share` of the element has come into view. */
export function useSeen(element: RefObject<Element | null>, share: number, onSeen: () => void): void {
  const report = useEffectEvent(onSeen);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => isSeen(entry, share))) return;
        observer.disconnect();
        report();
      },
      { threshold: STEPS },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, share]);
}
