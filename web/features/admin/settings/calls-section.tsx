import { CallingHoursCard } from "../calling-hours/calling-hours-card.tsx";
import { WithSettings } from "./with-settings.tsx";

/** When the team calls, and how soon. */
export function CallsSection() {
  return <WithSettings>{(settings) => <CallingHoursCard settings={settings} />}</WithSettings>;
}
