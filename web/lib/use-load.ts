import { useEffect, useEffectEvent, useState } from "react";

export type Loaded<T> =
  | { state: "loading" }
  | { state: "failed"; error: unknown; again: () => void }
  | { state: "ready"; data: T };

/**
 * Loads once per `key`, and again on request; a `known` value need not be loaded. For public pages, which do not
 * include the query library.
 */
export function useLoad<T>(key: string, load: () => Promise<T>, known: T | null = null): Loaded<T> {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ of: string; loaded: Loaded<T> } | null>(null);
  const of = `${key} ${attempt}`;
  const isKnown = known !== null;
  const start = useEffectEvent(load);

  useEffect(() => {
    if (isKnown) return;
    let isCurrent = true;
    const settle = (loaded: Loaded<T>) => {
      if (isCurrent) setResult({ of, loaded });
    };
    start().then(
      (data) => settle({ state: "ready", data }),
      (error: unknown) => settle({ state: "failed", error, again: () => setAttempt((count) => count + 1) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [of, isKnown]);

  if (known !== null) return { state: "ready", data: known };
  return result?.of === of ? result.loaded : { state: "loading" };
}
