import { useEffect, useRef, useState, type ComponentType } from "react";
import { loadQuietly } from "../../../../load-quietly.ts";
import type { ResultScreenProps } from "./result-screen.tsx";

type ResultCode = ComponentType<ResultScreenProps>;

/** Begins once what is `ahead` of it has ended. */
const load = async (ahead: Promise<unknown> | null = null) => {
  await ahead;
  return (await import("./result-screen.tsx")).ResultScreen;
};

/**
 * The result's code, fetched when the chat is nearly done; until it is there, and if it does not come, the chat stays.
 */
export function useResultScreen({ isNearlyDone, isDone }: { isNearlyDone: boolean; isDone: boolean }) {
  const [code, setCode] = useState<{ ResultScreen: ResultCode } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const ahead = useRef<Promise<unknown>>(null);
  useEffect(() => {
    if (!isNearlyDone && !isDone) return;
    // Only a result that waits for it is worth what a missing chunk causes, a reload; none comes during a quiet load.
    const loading = isDone ? load(ahead.current).catch(() => null) : loadQuietly(load);
    if (!isDone) ahead.current = loading;
    void loading.then((ResultScreen) => {
      if (ResultScreen) setCode({ ResultScreen });
      // An earlier attempt may end after the one that counts.
      else if (isDone) setHasFailed(true);
    });
  }, [isNearlyDone, isDone, attempt]);
  return {
    ResultScreen: code?.ResultScreen ?? null,
    hasFailed,
    again: () => {
      setHasFailed(false);
      setAttempt((count) => count + 1);
    },
  };
}
