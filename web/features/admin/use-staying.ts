import { useEffect, useEffectEvent, useRef } from "react";

const STAY_MS = 200;

/** Calls back once the element has been in or near the viewport for a moment. */
export function useStaying<E extends Element>(onStay: () => void) {
  const ref = useRef<E>(null);
  const call = useEffectEvent(onStay);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(call, STAY_MS);
      },
      { rootMargin: "200px 0px" },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return ref;
}
