import { filled } from "../content/filled.ts";
import type * as content from "../content/parts/programs.ts";
import { foldText } from "../fold-text.ts";
import type { SoldOffer } from "./offer.ts";

const PRICE = /[$€£]\s?\d|\d\s?[$€£]/;

export const WAY_IDS = ["diy", "dwy", "dfy"] as const;
export type WayId = (typeof WAY_IDS)[number];

/** A way of working with us, as the landing page tells of it. */
export type Way = {
  name: string;
  short: string;
  summary: string;
  price: string;
  /** Whom it suits. A sum in it describes the visitor and is not a price. */
  suits: string | null;
  features: readonly string[];
};

export type Program = {
  name: string;
  terms: string;
  isPriced: boolean;
  /** Visitors' short names for it, folded; two may share a name. */
  calledAs: readonly string[];
};

/** What is for sale and for how much, for the chat: its script, its prompt and the check of the model's claims. */
export type Catalog = {
  /** The ways of working with us, from the most to the least work for the client. */
  ways: Partial<Record<WayId, Way>>;
  /** The programs of 'Do It With You'. */
  programs: readonly Program[];
  /** The offers in force, which staff edit: what the assessment can recommend, most of it the agency's. */
  offers: readonly SoldOffer[];
};

/** What is for sale, by the content that is live and the offers in force. */
export function catalogOf(programs: content.Programs, offers: readonly SoldOffer[]): Catalog {
  const { list } = programs;
  const count = String(list.length);
  // What is hidden has no name.
  const shown = WAY_IDS.filter((id) => programs[id].name !== "");
  return {
    ways: Object.fromEntries(shown.map((id) => [id, wayOf(programs[id], count)])),
    programs: list.map(({ name, terms, calledAs }) => {
      const folded = calledAs.map(foldText);
      return { name, terms, calledAs: folded, isPriced: PRICE.test(terms) };
    }),
    offers,
  };
}

function wayOf({ name, short, summary, price, suits, features }: content.Way, count: string): Way {
  return {
    name,
    short,
    summary,
    price: filled(price, { count }),
    suits: suits || null,
    features: features.map((feature) => filled(feature, { count })),
  };
}
