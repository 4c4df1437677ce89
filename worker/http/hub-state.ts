import { isoText } from "#domain/time/iso-text";
import { isHubExpired } from "#domain/hub/hub";
import { findHub, type Hub } from "../db/hub/hub.ts";
import type { AppContext } from "./context.ts";
import { publicDb } from "./db.ts";

export type HubState = { state: "ok"; hub: Hub } | { state: "expired"; hub: Hub } | { state: "not_found" };

/** A hub's state at `now` (ms). Expiry is checked when the hub is read (contract 7). */
export async function hubState(c: AppContext, sessionId: string, now: number): Promise<HubState> {
  const hub = await findHub(publicDb(c), sessionId);
  if (!hub) return { state: "not_found" };
  return { state: isHubExpired(hub.hubExpiresAt, now) ? "expired" : "ok", hub };
}

/** The response of `GET /api/hub/{sessionId}`: exactly the contract's fields. */
export function hubBody({
  offerTier,
  name,
  businessUrl,
  answers,
  hubExpiresAt,
  promoText,
  promoDiscount,
}: Hub) {
  return {
    offerTier,
    name,
    businessUrl,
    answers,
    hubExpiresAt: isoText(hubExpiresAt),
    promoText,
    promoDiscount,
  };
}
