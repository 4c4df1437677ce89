import type { StoredOffer } from "#domain/offers/offer";
import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";

const KEY = ["tier-configs"] as const;

/** All offers, including inactive ones, in the order in which visitors see them. */
export function offersQuery() {
  return queryOptions({ queryKey: KEY, queryFn: () => unwrap(api["tier-configs"].$get()) });
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

const FIRST_TIERS = [1, 2, 3, 4, 5].map((tier) => ({ tier, name: "" }));

/** The offers to choose from, by number; the first five until they are loaded. */
export function useTiers(): readonly { tier: number; name: string }[] {
  const { data } = useQuery(offersQuery());
  return data?.length ? data.toSorted((a, b) => a.tier - b.tier) : FIRST_TIERS;
}
