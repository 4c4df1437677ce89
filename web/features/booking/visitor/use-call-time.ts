import { useEffect, useEffectEvent } from "react";
import { Newest } from "../../../lib/newest.ts";
import { fetchVisitorBooking, type VisitorBooking } from "./visitor-booking.ts";

/** The webhook comes within seconds: each wait is this much longer than the one before, up to the longest. */
const FIRST_POLL_MS = 1_000;
const LAST_POLL_MS = 5_000;
/** Five minutes of polling; from then on, each return to the page asks. */
const POLLS_MOST = 60;

/**
 * Asks for the time of a booked call at once, and again until the server knows it, which is when the provider's webhook
 * has come.
 */
export function useCallTime(
  sessionId: string,
  { startsAt }: VisitorBooking,
  onTime: (call: VisitorBooking) => void,
): void {
  const show = useEffectEvent((call: VisitorBooking | null) => {
    if (call?.startsAt) onTime(call);
  });
  const ask = useEffectEvent(async (newest: Newest<VisitorBooking | null>) => {
    // What is known stays on the screen; the next poll may work.
    if (!document.hidden)
      await newest.ask(async () => (await fetchVisitorBooking(sessionId)).call).catch(() => {});
  });
  const isKnown = startsAt !== null;
  useEffect(() => {
    if (isKnown) return;
    const newest = new Newest<VisitorBooking | null>((call) => show(call));
    let polls = 0;
    let timer: ReturnType<typeof setTimeout>;
    const poll = () => {
      void ask(newest);
      polls += 1;
      if (polls < POLLS_MOST) timer = setTimeout(poll, Math.min(polls * FIRST_POLL_MS, LAST_POLL_MS));
    };
    poll();
    const onReturn = () => void ask(newest);
    document.addEventListener("visibilitychange", onReturn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, [isKnown]);
}
