import { useState } from "react";
import { api, unwrap } from "../../../lib/api.ts";
import { useLoad } from "../../../lib/use-load.ts";
import { fetchVisitorBooking, type VisitorBooking } from "./visitor-booking.ts";
import { useToldTime } from "./use-told-time.ts";

const UNKNOWN = { call: null, bookingRef: null };

/** On a page with a result: where calls are booked, and the call that is. `isStored`: the server knows of the result. */
export function useBooking(sessionId: string, isStored = true) {
  const config = useLoad("config", () => unwrap(api.config.$get()));
  const stored = useLoad(
    `booked ${sessionId}`,
    () => fetchVisitorBooking(sessionId).catch(() => UNKNOWN),
    isStored ? null : UNKNOWN,
  );
  const [told, setTold] = useState<VisitorBooking | null>(null);
  const { call, bookingRef } = stored.state === "ready" ? stored.data : UNKNOWN;
  return {
    config,
    isLoading: config.state === "loading" || stored.state === "loading",
    /** Null without a booking page, or while it is still unknown. */
    bookingUrl: config.state === "ready" ? config.data.bookingUrl : null,
    bookingRef,
    call: useToldTime(sessionId, told ?? call),
    onBooked: setTold,
  };
}
