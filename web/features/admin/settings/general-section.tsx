import { useQuery } from "@tanstack/react-query";
import { FetchedTogether } from "../ground/data/fetched-together.tsx";
import { settingsQuery } from "../ground/settings/settings-query.ts";
import { slackQuery } from "./settings-api.ts";
import { NumbersCard } from "./numbers-card.tsx";
import { SlackCard } from "./slack-card.tsx";
import { WithSettings } from "../ground/settings/with-settings.tsx";

const HUB_KEYS = ["hub_expiry_hours", "extension_hours"] as const;

/** What the spec shows of System Settings: Slack, and how long a hub stays open. */
export function GeneralSection() {
  const queries = [useQuery(slackQuery()), useQuery(settingsQuery())];
  return (
    <FetchedTogether queries={queries} loading="Loading settings…">
      <SlackCard />
      <WithSettings>
        {(settings) => (
          <NumbersCard
            title="Strategy hubs"
            note="How long a new hub stays open. Changing this does not affect existing hubs."
            keys={HUB_KEYS}
            unit="hours"
            hasSave
            settings={settings}
          />
        )}
      </WithSettings>
    </FetchedTogether>
  );
}
