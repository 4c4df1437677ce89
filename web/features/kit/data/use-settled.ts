import { useEffect, useState } from "react";

/** A value once it has stopped changing for a moment; until then the previous one. */
export function useSettled<T>(value: T, key: string, delayMs: number): T {
  const [settled, setSettled] = useState({ key, value });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ key, value }), delayMs);
    return () => clearTimeout(timer);
    // The key represents the value.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, delayMs]);
  return settled.value;
}
