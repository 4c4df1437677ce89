import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog } from "../../../../ui/dialog.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { ErrorPanel } from "../data/error-panel.tsx";
import { shortLeadName } from "../leads/lead-name.ts";
import { leadsQuery } from "../leads/search-api.ts";
import { timeText } from "../time/times.ts";
import { useSave } from "../edit/use-save.ts";
import { useSettled } from "../data/use-settled.ts";
import { matchBooking } from "../calls/calls-api.ts";

const PAUSE_MS = 250;

type Booking = { id: number; name: string | null; email: string | null };

/** Finds the lead that a booking belongs to. */
export function MatchDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const [text, setText] = useState(booking.name ?? booking.email ?? "");
  const search = useSettled(text.trim(), text.trim(), PAUSE_MS);
  const { data, isError, error, refetch } = useQuery({ ...leadsQuery(search), enabled: search !== "" });
  const client = useQueryClient();
  const matching = useSave({
    save: (sessionId: string) => matchBooking(booking.id, sessionId),
    onSaved: () => {
      void client.invalidateQueries({ queryKey: ["bookings"] });
      onClose();
    },
    success: { title: "Booking matched" },
    failure: "Failed to match the booking",
  });
  return (
    <Dialog
      title="Match to a lead"
      description={<bdi>{shortLeadName(booking)}</bdi>}
      width="md"
      onClose={onClose}
    >
      <TextField
        label="Search by name or email"
        type="search"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        data-autofocus
      />
      {isError && <ErrorPanel title="The search failed" error={error} onRetry={() => void refetch()} />}
      <ul aria-label="Leads found" className="space-y-2">
        {data?.map((lead) => (
          <li key={lead.id}>
            <button
              type="button"
              className="btn w-full justify-between"
              disabled={matching.isPending}
              onClick={() => matching.mutate(lead.sessionId)}
            >
              <bdi className="min-w-0 truncate">{shortLeadName(lead)}</bdi>
              <span className="text-xs font-normal">{timeText(lead.createdAt)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{data?.length === 0 && "No lead found"}</p>
    </Dialog>
  );
}
