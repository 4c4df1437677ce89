import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ErrorPanel } from "../ground/data/error-panel.tsx";
import { LoadingPanel } from "../ground/data/loading-panel.tsx";
import { BOOKING_WORDS } from "../ground/leads/booking-words.ts";
import { shortLeadName } from "../ground/leads/lead-name.ts";
import { timeText } from "../ground/time/times.ts";
import { unmatchedBookingsQuery } from "./settings-api.ts";
import { MatchDialog } from "./match-dialog.tsx";
import { SettingsCard } from "../ground/settings/settings-card.tsx";

/** Booked calls without a matching lead, and a way to assign one. */
export function BookingsCard() {
  const { data, isPending, error, refetch } = useQuery(unmatchedBookingsQuery());
  const [matching, setMatching] = useState<number | null>(null);
  const booking = data?.find(({ id }) => id === matching);
  return (
    <SettingsCard
      title="Unmatched bookings"
      note="Calls booked with an email address that matches no assessment, or whose lead its visitor has erased."
    >
      {isPending && <LoadingPanel text="Loading bookings…" />}
      {!isPending && !data && (
        <ErrorPanel title="The bookings could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && <p className="text-base-content/75">Every booked call belongs to a lead.</p>}
      {data && data.length > 0 && (
        <ul className="divide-base-300 divide-y">
          {data.map((row) => (
            <li key={row.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <p className="min-w-0 overflow-hidden text-sm text-ellipsis [overflow-wrap:anywhere]">
                <bdi className="font-semibold">{shortLeadName(row)}</bdi> {row.name && <bdi>{row.email}</bdi>}
                <br />
                {BOOKING_WORDS[row.status]}
                {row.startsAt && `, ${timeText(row.startsAt)}`}
              </p>
              <Button variant="outline" size="sm" onClick={() => setMatching(row.id)}>
                Match to a lead
              </Button>
            </li>
          ))}
        </ul>
      )}
      {booking && <MatchDialog booking={booking} onClose={() => setMatching(null)} />}
    </SettingsCard>
  );
}
