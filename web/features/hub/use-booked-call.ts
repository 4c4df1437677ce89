import { useState } from "react";
import type { Call } from "../booking/call-date.tsx";
import { keepCall, type Hub } from "./hub-data.ts";

type BookedCall = { bookedCall: Call | null; book: (startsAt: string | null) => void };

/** The visitor's call: booked before, or just now on this page. */
export function useBookedCall(sessionId: string, hub: Hub): BookedCall {
  const [bookedCall, setBookedCall] = useState<Call | null>(hub.call);

  function book(startsAt: string | null): void {
    keepCall(sessionId, { startsAt });
    setBookedCall({ startsAt });
  }

  return { bookedCall, book };
}
