import type { BookingOutcome } from "#domain/booking/booking-status";
import { useQueryClient } from "@tanstack/react-query";
import { useSave } from "../../kit/edit/use-save.ts";
import { BOOKING_WORDS } from "../../leads/basics/booking-words.ts";
import { putCalledLead } from "../../leads/basics/lead-cache.ts";
import { decideHeld } from "./calls-api.ts";
import { putInQueue } from "./queue-api.ts";

const UNDO_MS = 8000;

/** Says what became of a booked call, which can be taken back for a while. */
export function useDecideHeld(booking: number) {
  const client = useQueryClient();
  const { mutate, isPending } = useSave({
    save: (outcome: BookingOutcome | null) => decideHeld(booking, outcome),
    onSaved: (lead) => {
      void client.invalidateQueries({ queryKey: ["bookings"] });
      if (!lead) return;
      putCalledLead(client, lead);
      putInQueue(client, lead.id, lead);
    },
    success: (_lead, outcome) =>
      outcome === null
        ? { title: "Undone" }
        : {
            title: BOOKING_WORDS[outcome],
            durationMs: UNDO_MS,
            action: { label: "Undo", onClick: () => mutate(null) },
          },
    failure: "Failed to save whether the call was held",
  });
  return { decide: (outcome: BookingOutcome) => mutate(outcome), isPending };
}
