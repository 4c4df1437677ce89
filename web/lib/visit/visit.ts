import type { AdEventName } from "#domain/money/ads/ad-events";
import { knownAttribution } from "./attribution.ts";
import { adConsent } from "./ad-consent.ts";
import { eventIdsOf } from "./event-ids.ts";

/** The fields sent with every call that starts or completes an assessment (contract 5). */
export function visitOf(sessionId: string, events: readonly AdEventName[]) {
  return {
    sessionId,
    attribution: knownAttribution(),
    eventIds: eventIdsOf(sessionId, events),
    adConsent: adConsent() ?? undefined,
  };
}
