import { adSettings } from "#domain/ads/ad-settings";
import type { StoredSetting } from "#domain/settings/settings";
import { dayTextAt } from "#domain/time/day-text";
import { useQuery } from "@tanstack/react-query";
import { FetchedTogether } from "../ground/data/fetched-together.tsx";
import { useNow } from "../ground/time/use-now.ts";
import { settingsQuery } from "../ground/settings/settings-query.ts";
import { signalsQuery } from "./signals-query.ts";
import { SignalsCard } from "./signals-card.tsx";
import { WithSettings } from "../ground/settings/with-settings.tsx";
import { AdSettingsCard } from "./ad-settings-card.tsx";
import { LinkCard } from "./link/link-card.tsx";
import { FetchCard } from "./spend/fetch-card.tsx";
import { ImportCard } from "./spend/import-card.tsx";
import { spendStateQuery } from "./spend/spend-api.ts";

/** How leads name their ads, how spend comes in, and what goes to Meta. */
export function AdsSection() {
  const queries = [useQuery(settingsQuery()), useQuery(spendStateQuery()), useQuery(signalsQuery())];
  return (
    <FetchedTogether queries={queries} loading="Loading ads…">
      <LinkCard />
      <FetchCard />
      <WithSettings>
        {(settings) => (
          <>
            <ImportAtToday settings={settings} />
            <AdSettingsCard settings={settings} />
          </>
        )}
      </WithSettings>
      <SignalsCard />
    </FetchedTogether>
  );
}

function ImportAtToday({ settings }: { settings: readonly StoredSetting[] }) {
  const stored = Object.fromEntries(settings.map(({ key, value }) => [key, value]));
  return <ImportCard today={dayTextAt(useNow(), adSettings(stored).timeZone)} />;
}
