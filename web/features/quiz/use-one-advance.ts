import { useEffect, useEffectEvent, useState } from "react";

/** The delay between a choice and the next question (spec 4): long enough to see the choice. */
const ADVANCE_DELAY = 300;

/** Advances once after the last choice: another one within the delay restarts it. */
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
