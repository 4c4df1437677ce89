import { NumbersCard } from "./numbers-card.tsx";
import { WithSettings } from "./with-settings.tsx";

const KEYS = ["retention_days_anonymous", "retention_days_ip"] as const;

/** What is deleted by age. */
export function PrivacySection() {
  return (
    <WithSettings>
      {(settings) => (
        <NumbersCard
          title="Automatic deletion"
          note="Old data is deleted on a schedule. Leads with an email address are never deleted because of their age."
          keys={KEYS}
          settings={settings}
        />
      )}
    </WithSettings>
  );
}
