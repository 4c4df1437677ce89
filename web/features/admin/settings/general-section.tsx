import { useQuery } from "@tanstack/react-query";
import { FetchedTogether } from "../ground/data/fetched-together.tsx";
import { settingsQuery } from "../ground/settings/settings-query.ts";
import { FirstRunCard } from "./first-run-card.tsx";
import { firstRunQuery, slackQuery } from "./settings-api.ts";
import { NumbersCard } from "./numbers-card.tsx";
import { SlackCard } from "./slack-card.tsx";
import { WithSettings } from "../ground/settings/with-settings.tsx";

const HUB_KEYS = ["hub_expiry_hours", "extension_hours"] as const;

/** What is still to be set up; and what the spec shows of System Settings: Slack, and how long a hub stays open. */
export function GeneralSection() {
  const queries = [useQuery(slackQuery()), useQuery(settingsQuery()), useQuery(firstRunQuery())];
  return (
    <FetchedTogether queries={queries} loading="Loading settings…">
      <FirstRunCard />
      <div id="slack">
        <SlackCard />
      </div>
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
