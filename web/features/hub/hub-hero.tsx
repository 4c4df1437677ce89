import { greeting } from "#domain/hub/hub";
import { lazy, Suspense, type ReactNode } from "react";
import type { Call } from "../booking/call-date.tsx";
import { Finding } from "../result/finding.tsx";
import { ProgramTicket } from "../result/program-ticket.tsx";
import { ResultPanel } from "../result/result-panel.tsx";
import { CountdownCard } from "./countdown-card.tsx";
import type { OpenHub } from "./hub-data.ts";

// Only for those who have booked.
const CallDate = lazy(async () => ({ default: (await import("../booking/call-date.tsx")).CallDate }));

type HubHeroProps = { data: OpenHub; call: Call | null; actions: ReactNode };

/** The finding, what we recommend for it, and the call. */
export function HubHero({ data, call, actions }: HubHeroProps) {
  const { hub, offer, bookingRef } = data;
  return (
    <ResultPanel>
      <Finding above={greeting(hub.name)} answers={hub.answers} />
      <ProgramTicket offer={offer} promoText={hub.promoText} missing={<MissingProgram />}>
        {actions}
        {call ? (
          <Suspense>
            <CallDate call={call} bookingRef={bookingRef} />
          </Suspense>
        ) : (
          <CountdownCard expiresAt={Date.parse(hub.hubExpiresAt)} asOf={Date.parse(data.asOf)} />
        )}
      </ProgramTicket>
    </ResultPanel>
  );
}

function MissingProgram() {
  return (
    <div className="grid gap-2">
      <p className="font-display text-title font-extrabold">Your recommended program</p>
      <p>We’re still working on this program’s page. Book a call and we’ll go through it with you.</p>
    </div>
  );
}
