import { Agenda } from "../ground/agenda/agenda.tsx";
import { SettingsCard } from "../ground/settings/settings-card.tsx";

/** The calls that are booked, with those that belong to no lead yet. */
export function BookingsCard() {
  return (
    <SettingsCard
      title="Bookings"
      note="The same calls as in Next calls. One that was booked with an address of no lead, or whose lead was erased by its visitor, says “No lead” and can be matched."
      hasRows
    >
      <Agenda />
    </SettingsCard>
  );
}
