import { greeting } from "#domain/hub/hub";
import type { ReactNode } from "react";
import { useContent } from "../../../content/use-content.tsx";
import { CountdownCard } from "./countdown-card.tsx";
import type { OpenHub } from "../hub-data.ts";
import { FindingInFull, HubFinding } from "./hub-finding.tsx";
import { HubPanel } from "../hub-panel.tsx";
import { HubTicket } from "./hub-ticket.tsx";

/** The first screen of an open hub: the finding, what we recommend for it and its price, and the call. */
export function HubHero({ data, actions }: { data: OpenHub; actions: ReactNode }) {
  const { hub } = data;
  const { label } = useContent("hub");
  const { greeting: words } = useContent("results");
  return (
    <HubPanel label={label}>
      <HubFinding above={greeting(hub.name, words)} answers={hub.answers} />
      <HubTicket data={data}>
        {actions}
        <CountdownCard expiresAt={Date.parse(hub.hubExpiresAt)} asOf={Date.parse(data.asOf)} />
      </HubTicket>
      <FindingInFull answers={hub.answers} />
    </HubPanel>
  );
}
