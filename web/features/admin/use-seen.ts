import { useEffect, useEffectEvent, useRef } from "react";

type Options = { margin?: string; root?: () => Element | null };

/** Calls back when the element comes near the viewport, or when a callback is set while it is already there. */
export function useSeen<E extends Element>(
  onSeen: (() => void) | null,
  { margin = "0px", root }: Options = {},
) {
  const ref = useRef<E>(null);
  const isOn = onSeen !== null;
  const call = useEffectEvent(() => onSeen?.());
  const rootOf = useEffectEvent(() => root?.() ?? null);
  useEffect(() => {
    const element = ref.current;
    if (!element || !isOn) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && call(), {
      root: rootOf(),
      rootMargin: `${margin} 0px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOn, margin]);
  return ref;
}
