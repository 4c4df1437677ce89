import { useNow } from "../time/use-now.ts";
import { shownBookingTitle, shownBookingWords, type ShownBooking } from "./shown-booking.ts";

/** How a booked call stands, as words: a row and a card have no room for buttons, and open the lead that asks. */
export function BookingLine({ lead }: { lead: ShownBooking }) {
  const now = useNow();
  const words = shownBookingWords(lead, now);
  if (words === null) return null;
  return (
    <span className="text-base-content font-medium" title={shownBookingTitle(lead, now)}>
      {words}
    </span>
  );
}
