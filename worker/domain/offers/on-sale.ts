import type { OfferView } from "./offers.ts";
import { PROGRAMS, WAYS, type Program, type Way } from "./programs.ts";
import { fold } from "../interview/understand-text.ts";

/** What the assessor may say about an offer: the row in force, and today's discount in per cent. */
export type OfferInForce = Pick<OfferView, "tier" | "name" | "description" | "features" | "investment"> & {
  discount: number;
};

/** A way of working with us, with what can be had on it. */
export type WayOnSale = {
  kind: "way";
  way: Way;
  programs: readonly Program[];
  offers: readonly OfferInForce[];
};
/** What a text is about: an offer that the assessment can recommend, a program, or a way. */
export type OnSale =
  | { kind: "offer"; offer: OfferInForce }
  | { kind: "program"; program: Program }
  | WayOnSale;

const COACHING = /coach/i;
const TOOL = /\bdiy\b|\bdo[- ]it[- ]yourself\b|\b(?:ai|automation) tool\b/;
const TOGETHER = /\bdwy\b|\bdo[- ]it[- ]with[- ]you\b/;
const TAUGHT = /\bcoach\w*|\bmentor\w*|\bcommunity\b/;
// A visitor's own agency is none of ours.
const AGENCY = /\bdfy\b|\b(?:done?|do it)[- ]for[- ](?:you|me|us)\b|(?<!\b(?:an|my|own) )\bagency\b/;

/** What a folded text names: offers and programs by their names, or else by what they are called for short. */
export function namedOnSale(text: string, offers: readonly OfferInForce[]): OnSale[] {
  const whole = [
    ...offersOnSale(offers.filter(({ name }) => text.includes(fold(name)))),
    ...PROGRAMS.filter(({ name }) => text.includes(fold(name))).map(programOnSale),
  ];
  if (whole.length > 0) return whole;
  return PROGRAMS.filter(({ calledAs }) => calledAs.some((name) => hasWord(text, name))).map(programOnSale);
}

/** The way of working with us that a folded text speaks of; with coaching the offers of coaching too. */
export function wayOnSale(text: string, offers: readonly OfferInForce[]): OnSale | null {
  const [diy, dwy, dfy] = waysOnSale(offers);
  if (TOOL.test(text)) return diy;
  if (TOGETHER.test(text)) return dwy;
  if (TAUGHT.test(text)) return { ...dwy, offers: offers.filter(({ name }) => COACHING.test(name)) };
  return AGENCY.test(text) ? dfy : null;
}

/** The three ways, from the most to the least work of one's own. */
export function waysOnSale(
  offers: readonly OfferInForce[],
): [diy: WayOnSale, dwy: WayOnSale, dfy: WayOnSale] {
  const ofAgency = offers.filter(({ name }) => !COACHING.test(name));
  return [
    { kind: "way", way: WAYS.diy, programs: [], offers: [] },
    { kind: "way", way: WAYS.dwy, programs: PROGRAMS, offers: [] },
    { kind: "way", way: WAYS.dfy, programs: [], offers: ofAgency },
  ];
}

export function offersOnSale(offers: readonly OfferInForce[]): OnSale[] {
  return offers.map((offer) => ({ kind: "offer", offer }));
}

/** Its name and what it costs, or on which terms it is had. */
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

/** Everything that may be said of it, with what is in it; whom it suits aside. */
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

/** The names of what a sentence may be about from there on. */
export function namesOnSale(offers: readonly OfferInForce[]): string[] {
  return [...offers, ...PROGRAMS].map(({ name }) => name);
}

/** Whether a folded text holds a program's whole name. */
export function namesProgram(text: string): boolean {
  return PROGRAMS.some(({ name }) => text.includes(fold(name)));
}

/** A folded text without what is ours by name: who asks about our agency runs none. */
export function withoutOurs(text: string): string {
  const rest = text.replace(/\byour (?:full[- ]service )?agency\b/g, "");
  return PROGRAMS.reduce((left, { name }) => left.replaceAll(fold(name), ""), rest);
}

function programOnSale(program: Program): OnSale {
  return { kind: "program", program };
}

function hasWord(text: string, name: string): boolean {
  return new RegExp(String.raw`\b${name}\b`).test(text);
}
