import { useState } from "react";
import type { BookedCall } from "../booking/booked-call.ts";
import { keepCall, type Hub } from "./hub-data.ts";

type BookedHere = {
  bookedCall: BookedCall | null;
  /** Whether it was booked on this page: the visitor has not been told yet. */
  isNew: boolean;
  book: (startsAt: string | null, pages?: BookedCall["pages"]) => void;
};

/** The visitor's call: booked before, or just now on this page. */
export function useBookedCall(sessionId: string, hub: Hub): BookedHere {
  const [wasBooked] = useState(hub.call !== null);
  const [bookedCall, setBookedCall] = useState<BookedCall | null>(hub.call);

  function book(startsAt: string | null, pages: BookedCall["pages"] = null): void {
    const call = { startsAt, pages };
    keepCall(sessionId, call);
    setBookedCall(call);
  }

  return { bookedCall, isNew: bookedCall !== null && !wasBooked, book };
}
