import type { OfferWrite, StoredOffer } from "#domain/offers/offer";
import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";
import { ifMatch, saveOnTop } from "../../kit/edit/version-conflict.ts";
import { OFFER_FIELD_NAMES } from "./offer-fields.ts";

/** The hubs and rules that would lose their offer if this one were deactivated. */
export function usageQuery(tier: number) {
  const param = { tier: String(tier) };
  return queryOptions({
    queryKey: ["offer-usage", tier],
    queryFn: () => unwrap(api["tier-configs"][":tier"].usage.$get({ param })),
    gcTime: 0,
  });
}

/** Saves an edit of the offer `base`. */
export function saveOffer(base: StoredOffer, json: OfferWrite): Promise<StoredOffer> {
  return saveOnTop(base, OFFER_FIELD_NAMES, (version) =>
    unwrap(api["tier-configs"].$post({ json }, ifMatch(version))),
  );
}

/** Adds an offer; a conflict if its tier is taken. */
export function createOffer(json: OfferWrite): Promise<StoredOffer> {
  return unwrap(api["tier-configs"].$post({ json }, { headers: { "If-None-Match": "*" } }));
}
