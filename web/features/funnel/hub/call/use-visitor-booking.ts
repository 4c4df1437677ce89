import { useState } from "react";
import type { VisitorBooking } from "../../../booking/visitor/visitor-booking.ts";
import { useToldTime } from "../../../booking/visitor/use-told-time.ts";
import { keepCall, type Hub } from "../hub-data.ts";

type BookedHere = {
  booking: VisitorBooking | null;
  /** Whether it was booked on this page: the visitor has not been told yet. */
  isNew: boolean;
  book: (call: VisitorBooking) => void;
};

/** The visitor's call: booked before, or just now on this page. */
export function useVisitorBooking(sessionId: string, hub: Hub): BookedHere {
  const [wasBooked] = useState(hub.call !== null);
  const [call, setCall] = useState<VisitorBooking | null>(hub.call);
  const booking = useToldTime(sessionId, call);

  function book(booked: VisitorBooking): void {
    keepCall(sessionId, booked);
    setCall(booked);
  }

  return { booking, isNew: booking !== null && !wasBooked, book };
}
