import { useQuery } from "@tanstack/react-query";
import { FetchedTogether } from "../../kit/data/query-states.tsx";
import { settingsQuery } from "../../kit/settings/settings-query.ts";
import { WithSettings } from "../../kit/settings/with-settings.tsx";
import { DatabaseLine } from "./database-line.tsx";
import { NumbersCard } from "./numbers-card.tsx";
import { roomQuery, stuckLeadsQuery, waitingQuery } from "../../kit/settings/settings-api.ts";
import { WaitingCard } from "../../leads/waiting/waiting-card.tsx";
import { StuckLeadsCard } from "../../delivery/deliveries/stuck-leads-card.tsx";

const KEYS = ["retention_days_anonymous", "retention_days_ip"] as const;

const HINTS = {
  retention_days_anonymous: "Quiz and chat starts without an email address, with all their answers.",
  retention_days_ip: "The lead stays; the IP address it came from goes.",
} as const;

/** What the figures leave out, what is deleted by age, and how much room is left. */
export function PrivacySection() {
  const queries = [
    useQuery(stuckLeadsQuery()),
    useQuery(waitingQuery()),
    useQuery(settingsQuery()),
    useQuery(roomQuery()),
  ];
  return (
    <FetchedTogether queries={queries} loading="Loading settings…">
      <StuckLeadsCard />
      <WaitingCard />
      <WithSettings>
        {(settings) => (
          <NumbersCard
            title="Automatic deletion"
            note="Old data is deleted on a schedule. Leads with an email address are never deleted automatically."
            keys={KEYS}
            hints={HINTS}
            unit="days"
            settings={settings}
          />
        )}
      </WithSettings>
      <DatabaseLine />
    </FetchedTogether>
  );
}
