import type { Content } from "../content/content.ts";
import { EXAMPLE_MESSAGE, isExampleAddress } from "../content/example-address.ts";
import type { Ours } from "../content/parts/ours.ts";
import type { ErrorIssue } from "../errors.ts";
import { SAMPLE_OFFERS } from "./sample-offers.ts";
import type { Offer } from "./offer.ts";

/** Which fields of a sample offer are made up, by their labels in the form. */
const INVENTED = {
  name: ({ name }: Offer) => name,
  price: ({ investment }: Offer) => investment,
  features: ({ features }: Offer) => features.join("\n"),
} as const satisfies Record<string, (offer: Offer) => string>;

/** An offer that visitors can see, and which of its fields are still the sample's. */
export type InventedOffer = { tier: number; name: string; parts: readonly string[] };

const offerPlace = (tier: number) => `offers.${tier}`;

/** The number of the offer that a place names; null if it is a place of the content. */
export function offerAt(place: string): number | null {
  const tier = /^offers\.(\d+)$/.exec(place)?.[1];
  return tier === undefined ? null : Number(tier);
}

/** The offers that still match the sample's, except those marked as one's own. */
export function inventedOffers(offers: readonly Offer[], { ours }: Pick<Content, "ours">): InventedOffer[] {
  const kept = new Set(ours.map(({ place }) => place));
  return offers.flatMap((offer) => {
    const sample = SAMPLE_OFFERS.find(({ tier }) => tier === offer.tier);
    if (!sample || offer.isActive === 0 || kept.has(offerPlace(offer.tier))) return [];
    const parts = Object.entries(INVENTED).flatMap(([part, of]) => (of(offer) === of(sample) ? [part] : []));
    return parts.length === 0 ? [] : [{ tier: offer.tier, name: offer.name, parts }];
  });
}

/** Marks a sample offer as one's own. */
export const keptOffer = (tier: number): Ours[number] => ({
  place: offerPlace(tier),
  text: "",
  by: "",
  at: "",
});

/** What blocks publishing beside these offers. */
export function offerProblems(offers: readonly Offer[], content: Pick<Content, "ours">): ErrorIssue[] {
  const invented = inventedOffers(offers, content).map(({ tier, name, parts }) => ({
    path: offerPlace(tier),
    message: `“${name}”: ${listed(parts)} ${parts.length === 1 && parts[0] !== "features" ? "is" : "are"} still the sample’s`,
  }));
  const nowhere = offers.filter(({ isActive, pdfLink }) => isActive === 1 && isExampleAddress(pdfLink ?? ""));
  return [
    ...invented,
    ...nowhere.map(({ tier, name }) => ({
      path: `${offerPlace(tier)}.pdfLink`,
      message: `“${name}”: ${EXAMPLE_MESSAGE}`,
    })),
  ];
}

const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
