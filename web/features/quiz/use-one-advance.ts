import { useEffect, useEffectEvent, useState } from "react";

/** From a choice to the next question (spec 4): long enough to see what was chosen. */
const ADVANCE_DELAY = 300;

/** Advances once after the last choice: another one within the delay replaces it and waits anew. */
export function useOneAdvance(advance: () => void): { isAdvancing: boolean; advanceSoon: () => void } {
  const [choices, setChoices] = useState(0);
  const onTime = useEffectEvent(advance);
  useEffect(() => {
    if (choices === 0) return;
    const timer = setTimeout(onTime, ADVANCE_DELAY);
    return () => clearTimeout(timer);
  }, [choices]);
  return { isAdvancing: choices > 0, advanceSoon: () => setChoices((count) => count + 1) };
}
