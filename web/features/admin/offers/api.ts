import type { StoredOffer } from "#domain/settings/stored-configuration";
import type { TierConfigWrite } from "#domain/offers/tier-config";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";
import { ifMatch } from "../edit/if-match.ts";
import { saveOnTop } from "../edit/version-conflict.ts";

export type OfferWrite = Omit<TierConfigWrite, "title" | "phase">;

const KEY = ["tier-configs"] as const;

/** All offers, including inactive ones, in the order in which visitors see them. */
export function offersQuery() {
  return queryOptions({ queryKey: KEY, queryFn: () => unwrap(api["tier-configs"].$get()) });
}

/** The hubs and rules that would lose their offer if this one were deactivated. */
export function usageQuery(tier: number) {
  const param = { tier: String(tier) };
  return queryOptions({
    queryKey: ["offer-usage", tier],
    queryFn: () => unwrap(api["tier-configs"][":tier"].usage.$get({ param })),
    gcTime: 0,
  });
}

const FIELDS = [
  "sortOrder",
  "name",
  "description",
  "features",
  "investment",
  "discount",
  "pdfLink",
  "isActive",
] as const;

/** Saves an edit of the offer `base`. */
export function saveOffer(base: StoredOffer, json: OfferWrite): Promise<StoredOffer> {
  return saveOnTop(base, FIELDS, (version) => unwrap(api["tier-configs"].$post({ json }, ifMatch(version))));
}

/** Adds an offer; a conflict if its tier is taken. */
export function createOffer(json: OfferWrite): Promise<StoredOffer> {
  return unwrap(api["tier-configs"].$post({ json }, { headers: { "If-None-Match": "*" } }));
}

export function putOffer(client: QueryClient, offer: StoredOffer): void {
  client.setQueryData<StoredOffer[]>(
    KEY,
    (offers) => offers && [...offers.filter(({ tier }) => tier !== offer.tier), offer].sort(byPlace),
  );
}

/** The order that visitors see: by position, then by tier. */
function byPlace(a: StoredOffer, b: StoredOffer): number {
  return a.sortOrder - b.sortOrder || a.tier - b.tier;
}
