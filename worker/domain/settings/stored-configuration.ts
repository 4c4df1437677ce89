import type { TierConfig } from "../offers/offers.ts";
import type { SystemSetting } from "./settings.ts";

/** An offer as it is stored; the version is what a write names in `If-Match`, the time is ISO. */
export type StoredOffer = TierConfig & { version: number; updatedAt: string };

/** What points to an offer: hubs that are open now (counted to `HUBS_COUNTED`), ranges, active overrides. */
export type OfferUsage = { liveHubs: number; moreHubs: boolean; ranges: number; overrides: number };

/** Open hubs are counted so far, and then said to be more. */
export const HUBS_COUNTED = 1000;

export type StoredSetting = SystemSetting & { version: number; updatedAt: string };
