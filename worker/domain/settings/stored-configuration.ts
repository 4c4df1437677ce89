import type { TierConfig } from "../offers/offers.ts";
import type { SystemSetting } from "./settings.ts";

/** A stored offer. A write names its `version` in `If-Match`; the time is ISO text. */
export type StoredOffer = TierConfig & { version: number; updatedAt: string };

/** References to an offer: open hubs (counted up to `HUBS_COUNTED`), ranges, and active overrides. */
export type OfferUsage = { liveHubs: number; moreHubs: boolean; ranges: number; overrides: number };

/** Counting open hubs stops here; `moreHubs` says that there are more. */
export const HUBS_COUNTED = 1000;

export type StoredSetting = SystemSetting & { version: number; updatedAt: string };
