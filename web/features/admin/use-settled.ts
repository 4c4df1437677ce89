import { useEffect, useState } from "react";

/** A value once it has not changed for a moment; what it was before until then. */
export function useSettled<T>(value: T, key: string, delayMs: number): T {
  const [settled, setSettled] = useState({ key, value });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ key, value }), delayMs);
    return () => clearTimeout(timer);
    // The key stands for the value.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, delayMs]);
  return settled.value;
}
