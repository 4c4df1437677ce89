import { LAYER_IDS } from "#domain/funnel/answers/layer-ids";
import { rebuiltLayers } from "#domain/offers/rebuilt-layers";
import type { PublicOffer } from "#domain/offers/offer";
import { expect, test } from "vitest";
import { SAMPLE_OFFERS } from "#domain/offers/sample-offers";

const ALL = LAYER_IDS;
const offerOf = (tier: number, edits: Partial<PublicOffer> = {}): PublicOffer | null => {
  const offer = SAMPLE_OFFERS.find((each) => each.tier === tier);
  return offer ? { ...offer, ...edits } : null;
};

test.each([
  [1, offerOf(1), ALL],
  [2, offerOf(2), ALL],
  [3, offerOf(3), []],
  [4, offerOf(4), []],
  [5, offerOf(5), []],
  // Not loaded yet, or no longer offered.
  [1, null, ALL],
  [4, null, []],
  // As staff may have written it.
  [1, offerOf(1, { name: "Start", phase: "", description: "", features: [] }), ALL],
  [4, offerOf(4, { name: "Rebuild & Scale" }), ALL],
  [4, offerOf(4, { phase: "Build" }), ALL],
  [3, offerOf(3, { features: ["Your funnel, rebuilt"] }), ALL],
  [5, offerOf(5, { description: "We rebuild what leaks." }), ALL],
  [7, null, ALL],
])("tier %d with %j rebuilds %j", (tier, offer, layers) =>
  expect(rebuiltLayers(tier, offer)).toEqual(layers),
);
