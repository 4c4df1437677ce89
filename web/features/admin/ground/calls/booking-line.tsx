import { useNow } from "../time/use-now.ts";
import { shownCallTitle, shownCallWords, type ShownCall } from "./shown-call.ts";

/** How a booked call stands, as words: a row and a card have no room for buttons, and open the lead that asks. */
export function BookingLine({ lead }: { lead: ShownCall }) {
  const now = useNow();
  const words = shownCallWords(lead, now);
  if (words === null) return null;
  return (
    <span className="text-base-content font-medium" title={shownCallTitle(lead, now)}>
      {words}
    </span>
  );
}
