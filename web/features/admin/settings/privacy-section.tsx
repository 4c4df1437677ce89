import { NumbersCard } from "./numbers-card.tsx";
import { WithSettings } from "./with-settings.tsx";

const FIELDS = [
  { key: "retention_days_anonymous", label: "Delete unfinished, anonymous assessments after (days)" },
  { key: "retention_days_ip", label: "Delete IP addresses after (days)" },
] as const;

/** What is deleted by age. */
export function PrivacySection() {
  return (
    <WithSettings>
      {(settings) => (
        <NumbersCard
          title="Automatic deletion"
          note="Old data is deleted on a schedule. Leads with an email address are never deleted because of their age."
          fields={FIELDS}
          settings={settings}
        />
      )}
    </WithSettings>
  );
}
