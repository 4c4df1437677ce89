import { useEffect, useEffectEvent, useState } from "react";

export type Loaded<T> =
  | { state: "loading" }
  | { state: "failed"; error: unknown; again: () => void }
  | { state: "ready"; data: T };

/** Loads once per `key` and again on request. For public pages, which carry no query library. */
export function useLoad<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ of: string; loaded: Loaded<T> } | null>(null);
  const of = `${key} ${attempt}`;
  const start = useEffectEvent(load);

  useEffect(() => {
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
  }, [of]);

  return result?.of === of ? result.loaded : { state: "loading" };
}
