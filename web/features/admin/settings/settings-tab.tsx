import { useQuery } from "@tanstack/react-query";
import { FetchedTogether } from "../data/fetched-together.tsx";
import { settingsQuery, slackQuery } from "./api.ts";
import { AuditCard } from "./audit-card.tsx";
import { BookingsCard } from "./bookings-card.tsx";
import { DeliveriesCard } from "./deliveries-card.tsx";
import { SettingsCards } from "./settings-cards.tsx";
import { SignalsCard } from "./signals-card.tsx";
import { SlackCard } from "./slack-card.tsx";

/** Connections, durations, and the system's recent activity. */
export function SettingsTab() {
  const queries = [useQuery(slackQuery()), useQuery(settingsQuery())];
  return (
    <div className="space-y-6">
      <h2 className="font-display text-2xl font-semibold tracking-tight">System Settings</h2>
      <FetchedTogether queries={queries} loading="Loading settings …">
        <SlackCard />
        <SettingsCards />
        <DeliveriesCard />
        <BookingsCard />
        <SignalsCard />
        <AuditCard />
      </FetchedTogether>
    </div>
  );
}
