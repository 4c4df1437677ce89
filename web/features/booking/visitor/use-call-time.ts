import { useEffect, useEffectEvent } from "react";
import { Newest } from "../../../lib/newest.ts";
import { fetchVisitorBooking, type VisitorBooking } from "./visitor-booking.ts";

const POLL_MS = 5_000;
/** Five minutes of polling; from then on, each return to the page asks. */
const POLLS_MOST = 60;

/** Asks for the time of a booked call until the server knows it, which is when the provider's webhook has come. */
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
    let left = POLLS_MOST;
    const poll = setInterval(() => {
      left -= 1;
      if (left === 0) clearInterval(poll);
      void ask(newest);
    }, POLL_MS);
    const onReturn = () => void ask(newest);
    document.addEventListener("visibilitychange", onReturn);
    return () => {
      clearInterval(poll);
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, [isKnown]);
}
