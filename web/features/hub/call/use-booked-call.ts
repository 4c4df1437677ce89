import { useState } from "react";
import type { BookedCall } from "../../booking/booked-call.ts";
import { useToldTime } from "../../booking/use-told-time.ts";
import { keepCall, type Hub } from "../hub-data.ts";

type BookedHere = {
  bookedCall: BookedCall | null;
  /** Whether it was booked on this page: the visitor has not been told yet. */
  isNew: boolean;
  book: (startsAt: string | null, pages?: BookedCall["pages"]) => void;
};

/** The visitor's call: booked before, or just now on this page. */
export function useBookedCall(sessionId: string, hub: Hub): BookedHere {
  const [wasBooked] = useState(hub.call !== null);
  const [call, setCall] = useState<BookedCall | null>(hub.call);
  const bookedCall = useToldTime(sessionId, call);

  function book(startsAt: string | null, pages: BookedCall["pages"] = null): void {
    const booked = { startsAt, pages };
    keepCall(sessionId, booked);
    setCall(booked);
  }

  return { bookedCall, isNew: bookedCall !== null && !wasBooked, book };
}
