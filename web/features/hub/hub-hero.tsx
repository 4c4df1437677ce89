import { greeting } from "#domain/hub/hub";
import type { ReactNode } from "react";
import { CountdownCard } from "./countdown-card.tsx";
import type { OpenHub } from "./hub-data.ts";
import { PulseLine } from "../../content/pulse-line.tsx";

/** The greeting, the recommendation in one line, and the actions. */
export function HubHero({ data, actions }: { data: OpenHub; actions: ReactNode }) {
  const { hub } = data;
  return (
    <section
      data-theme="ink"
      className="rounded-box bg-base-200 text-base-content hub-hero border-base-300 relative overflow-hidden border"
    >
      <PulseLine className="absolute top-0 -right-24 h-40 overflow-visible sm:right-0 sm:h-56 lg:h-64 print:hidden" />
      <div className="relative grid items-end gap-8 p-6 pt-40 sm:p-10 sm:pt-52 lg:grid-cols-[1fr_auto] lg:p-12 lg:pt-44">
        <div className="grid min-w-0 justify-items-start gap-5">
          <h1 className="font-display text-headline min-w-0 font-extrabold text-balance wrap-anywhere">
            <span className="text-primary block">{greeting(hub.name)}</span>
            <span className="block">Your strategy is ready.</span>
          </h1>
          <p className="text-base-content/85 max-w-xl text-lg">
            This is your strategy hub: what we recommend, what it costs, and why, in your own words.
          </p>
          {actions}
        </div>
        <CountdownCard expiresAt={Date.parse(hub.hubExpiresAt)} asOf={Date.parse(data.asOf)} />
      </div>
    </section>
  );
}
