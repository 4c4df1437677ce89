import {
  namedOnSale,
  offersOnSale,
  priceOf,
  wayOnSale,
  waysOnSale,
  type OnSale,
  type WayOnSale,
} from "../offers/on-sale.ts";
import type { Catalog } from "../offers/catalog.ts";
import type { Offer } from "../offers/offer.ts";

/**
 * The answer to a folded question about programs or prices: on the ones named, else on the way of working meant, else
 * on all.
 */
export function saleAnswer(topic: "price" | "offers", asked: string, catalog: Catalog): string {
  const named = namedOnSale(asked, catalog);
  const [only] = named;
  if (only && named.length === 1) return topic === "price" ? priceAnswer(only) : answerAbout(only, catalog);
  if (named.length > 0) return `${named.map(priceOf).join("; ")}.`;
  const way = wayOnSale(asked, catalog);
  if (way) return answerAbout(way, catalog);
  const lead = topic === "price" ? "It depends on the program." : "These are our programs.";
  return `${lead} ${waysOnSale(catalog).map(priceOf).join("; ")}.${outcomes(catalog.offers)}`;
}

function answerAbout(meant: OnSale, { ways }: Catalog): string {
  switch (meant.kind) {
    case "offer":
      return `${meant.offer.name}: ${ended(meant.offer.description)} Investment: ${meant.offer.investment}.`;
    case "program":
      return `${priceOf(meant)}. It’s one of our ${ways.dwy.name} programs.`;
    case "way":
      return wayAnswer(meant);
  }
}

function wayAnswer({ way, programs, offers }: WayOnSale): string {
  const { name, short, summary, price, suits } = way;
  const list = programs.map((program) => `${program.name} (${program.terms.replace(/^From/, "from")})`);
  const terms =
    list.length === 0 ? ended(price) : `${price}: ${list.slice(0, -1).join(", ")} and ${list.at(-1)}.`;
  const suited = suits === null ? "" : ` ${ended(suits)}`;
  return `${name} (${short}): ${ended(summary)} ${terms}${suited}${outcomes(offers)}`;
}

/** The outcomes that the assessment can recommend. */
function outcomes(offers: readonly Offer[]): string {
  if (offers.length === 0) return "";
  const list = offersOnSale(offers).map(priceOf).join("; ");
  return ` Your answers can point to ${offers.length > 1 ? "one of these: " : ""}${list}.`;
}

function priceAnswer(meant: OnSale): string {
  const isOpen = meant.kind === "program" && !meant.program.isPriced;
  return `${priceOf(meant)}.${isOpen ? " I have no price for it here; you’d hear it on a strategy call." : ""}`;
}

function ended(text: string): string {
  return /[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;
}
