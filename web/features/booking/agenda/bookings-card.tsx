import { Agenda } from "./agenda.tsx";
import { SettingsCard } from "../../kit/settings/settings-card.tsx";

/** The calls that are booked, with those that belong to no lead yet. */
export function BookingsCard() {
  return (
    <SettingsCard
      title="Bookings"
      note="The same calls as under Next calls. A call from an address that no lead has, or of a lead that was erased, says “No lead” and can be matched."
      hasRows
    >
      <Agenda />
    </SettingsCard>
  );
}
