import { Agenda } from "./agenda.tsx";
import { SettingsCard } from "../../kit/settings/settings-card.tsx";

/** The calls that are booked, with those that belong to no lead yet. */
export function BookingsCard() {
  return (
    <SettingsCard
      title="Bookings"
      note="Same calls as in Next calls. Calls that don’t match a lead show “No lead”, and you can link them."
      hasRows
    >
      <Agenda />
    </SettingsCard>
  );
}
