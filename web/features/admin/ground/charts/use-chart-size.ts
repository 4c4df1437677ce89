import { useLayoutEffect, useRef, useState } from "react";

/** `rem` is how much larger than usual the reader's text is: what is drawn grows with what is written. */
type ChartSize = { width: number; rem: number };

const USUAL_TEXT_PX = 16;

/** The current width in pixels of the element that `ref` is attached to, and the size of the reader's text. */
export function useChartSize<E extends HTMLElement>(initial: number) {
  const ref = useRef<E>(null);
  const [size, setSize] = useState<ChartSize>({ width: initial, rem: 1 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setSize({ width: entry.contentRect.width, rem: text / USUAL_TEXT_PX });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, ...size };
}
