import { useEffect, useState } from "react";
import { countdownNews, type CountdownNews } from "./countdown-news.ts";
import { serverNow } from "../../../lib/server-clock.ts";

const SECOND = 1_000;

type Countdown = { now: number; news: CountdownNews | null };

/**
 * The current time, every second until `expiresAt`, and the announcement due. It begins at `asOf`, when the hub was
 * read, so that hydration finds what the server drew. Times are in milliseconds.
 */
export function useCountdown(expiresAt: number, asOf: number): Countdown {
  const [state, setState] = useState<Countdown>({ now: asOf, news: null });
  const isOver = state.now >= expiresAt;
  useEffect(() => {
    if (isOver) return;
    const tick = () =>
      setState((before) => {
        const now = serverNow();
        return { now, news: countdownNews(expiresAt - before.now, expiresAt - now) ?? before.news };
      });
    tick();
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, [expiresAt, isOver]);
  return state;
}
