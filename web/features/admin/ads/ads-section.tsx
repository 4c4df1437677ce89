import { useQuery } from "@tanstack/react-query";
import { FetchedTogether } from "../data/fetched-together.tsx";
import { settingsQuery, signalsQuery } from "../settings/api.ts";
import { SignalsCard } from "../settings/signals-card.tsx";
import { WithSettings } from "../settings/with-settings.tsx";
import { AdSettingsCard } from "./ad-settings-card.tsx";
import { LinkCard } from "./link/link-card.tsx";

/** How leads name their ads, and what goes to Meta. */
export function AdsSection() {
  const queries = [useQuery(settingsQuery()), useQuery(signalsQuery())];
  return (
    <FetchedTogether queries={queries} loading="Loading ads…">
      <LinkCard />
      <WithSettings>{(settings) => <AdSettingsCard settings={settings} />}</WithSettings>
      <SignalsCard />
    </FetchedTogether>
  );
}
