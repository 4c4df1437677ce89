import { useEffect, useState } from "react";
import { countdownNews } from "./countdown-news.ts";

const SECOND = 1_000;

type Countdown = { now: number; news: string };

/** The current time, every second until `expiresAt` (ms), and the announcement due. */
export function useCountdown(expiresAt: number): Countdown {
  const [state, setState] = useState<Countdown>(() => ({ now: Date.now(), news: "" }));
  const isOver = state.now >= expiresAt;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => {
      setState((before) => {
        const now = Date.now();
        return { now, news: countdownNews(expiresAt - before.now, expiresAt - now) ?? before.news };
      });
    }, SECOND);
    return () => clearInterval(timer);
  }, [expiresAt, isOver]);
  return state;
}
