import { CallingHoursCard } from "../../calls/hours/calling-hours-card.tsx";
import { HandOverCard } from "../../leads/hand-over/hand-over-card.tsx";
import { WithSettings } from "../../kit/settings/with-settings.tsx";

/** When the team calls and how soon, and whose leads go to whom. */
export function CallsSection() {
  return (
    <>
      <WithSettings>{(settings) => <CallingHoursCard settings={settings} />}</WithSettings>
      <HandOverCard />
    </>
  );
}
