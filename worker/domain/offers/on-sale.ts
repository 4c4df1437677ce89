import { WAY_IDS, type Catalog, type Program, type Way, type WayId } from "./catalog.ts";
import type { SoldOffer } from "./offer.ts";
import { foldText } from "../fold-text.ts";

/** A way of working with us, and the offers or programs it comprises. */
export type WayOnSale = {
  kind: "way";
  way: Way;
  programs: readonly Program[];
  offers: readonly SoldOffer[];
};
/** The subject of a text: an offer that the assessment can recommend, a program, or a way of working. */
export type OnSale = { kind: "offer"; offer: SoldOffer } | { kind: "program"; program: Program } | WayOnSale;

const COACHING = /coach/i;
const TOOL = /\bdiy\b|\bdo[- ]it[- ]yourself\b|\b(?:ai|automation) tool\b/;
const TOGETHER = /\bdwy\b|\bdo[- ]it[- ]with[- ]you\b/;
const TAUGHT = /\bcoach\w*|\bmentor\w*|\bcommunity\b/;
// An agency that the visitor runs is not ours.
const AGENCY = /\bdfy\b|\b(?:done?|do it)[- ]for[- ](?:you|me|us)\b|(?<!\b(?:an|my|own) )\bagency\b/;

/** The offers and programs named in a folded text, by full name or else by short name. */
export function namedOnSale(text: string, { programs, offers }: Catalog): OnSale[] {
  const whole = [
    ...offersOnSale(offers.filter(({ name }) => text.includes(foldText(name)))),
    ...programs.filter(({ name }) => text.includes(foldText(name))).map(programOnSale),
  ];
  if (whole.length > 0) return whole;
  return programs.filter(({ calledAs }) => calledAs.some((name) => hasWord(text, name))).map(programOnSale);
}

/** The way of working with us mentioned in a folded text; for coaching, including the coaching offers. */
export function wayOnSale(text: string, catalog: Catalog): OnSale | null {
  if (TOOL.test(text)) return onSale("diy", catalog);
  const dwy = onSale("dwy", catalog);
  if (TOGETHER.test(text)) return dwy;
  if (TAUGHT.test(text))
    return dwy && { ...dwy, offers: catalog.offers.filter(({ name }) => COACHING.test(name)) };
  return AGENCY.test(text) ? onSale("dfy", catalog) : null;
}

/** The ways of working, from the most to the least work for the client. */
export function waysOnSale(catalog: Catalog): WayOnSale[] {
  return WAY_IDS.flatMap((id) => onSale(id, catalog) ?? []);
}

/** One of them with what it comprises; null if it is not on sale. */
function onSale(id: WayId, { ways, programs, offers }: Catalog): WayOnSale | null {
  const way = ways[id];
  if (!way) return null;
  return {
    kind: "way",
    way,
    programs: id === "dwy" ? programs : [],
    offers: id === "dfy" ? offers.filter(({ name }) => !COACHING.test(name)) : [],
  };
}

export function offersOnSale(offers: readonly SoldOffer[]): OnSale[] {
  return offers.map((offer) => ({ kind: "offer", offer }));
}

/** Its name with its price, or with the terms on which it is sold. */
export function priceOf(meant: OnSale): string {
  switch (meant.kind) {
    case "offer": {
      const { name, investment, discount } = meant.offer;
      return `${name}: ${investment}${discount > 0 ? ` (now ${discount}% off)` : ""}`;
    }
    case "program":
      return `${meant.program.name}: ${meant.program.terms}`;
    case "way":
      return `${meant.way.name}: ${meant.way.price}`;
  }
}

/** Every text that may be quoted about it, including its contents but not whom it suits. */
export function textsOf(meant: OnSale): string[] {
  switch (meant.kind) {
    case "offer": {
      const { name, description, features, investment, discount } = meant.offer;
      const cut = discount > 0 ? [`${discount}% discount, ${discount}% off`] : [];
      return [name, description, ...features, investment, ...cut];
    }
    case "program":
      return [meant.program.name, meant.program.terms];
    case "way": {
      const { name, short, summary, price, features } = meant.way;
      const inside = [...meant.programs.map(programOnSale), ...offersOnSale(meant.offers)];
      return [name, short, summary, price, ...features, ...inside.flatMap(textsOf)];
    }
  }
}

/** The names after which a text is about that offer or program. */
export function namesOnSale({ programs, offers }: Catalog): string[] {
  return [...offers, ...programs].map(({ name }) => name);
}

/** Whether a folded text contains the full name of a program. */
export function namesProgram(text: string, { programs }: Catalog): boolean {
  return programs.some(({ name }) => text.includes(foldText(name)));
}

function programOnSale(program: Program): OnSale {
  return { kind: "program", program };
}

function hasWord(text: string, name: string): boolean {
  const plain = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${plain}(?![\p{L}\p{N}])`, "u").test(text);
}
