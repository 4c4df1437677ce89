import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "../../../lib/after-paint.ts";

/** A value once the screen has been painted with it, for what may follow a frame later. */
export function usePainted<T>(value: T, before: T = value): T {
  const [painted, setPainted] = useState(before);
  useEffect(() => {
    let isLatest = true;
    // Drawn bit by bit: a press in between is answered first.
    afterPaint(() => isLatest && startTransition(() => setPainted(value)));
    return () => {
      isLatest = false;
    };
  }, [value]);
  return painted;
}
