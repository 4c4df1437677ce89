import { filled } from "../content/filled.ts";
import type * as content from "../content/programs.ts";
import { programs } from "../content/sample/programs.ts";

/**
 * The landing page's programs and prices, as the chat (script, prompt and the check of the model's claims) knows them.
 * The agency's prices depend on the offer (`offers.ts`), which staff edit.
 */
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
  /** Visitors' short names for it, in lower case; two may share a name. */
  calledAs: readonly string[];
};

const count = String(programs.list.length);

/** The programs of 'Do It With You'. */
export const PROGRAMS: readonly Program[] = programs.list.map(({ name, terms, calledAs }) => {
  return { name, terms, calledAs, isPriced: /\d/.test(terms) && terms.includes("$") };
});

/** The ways of working with us, from the most to the least work for the client. */
export const WAYS: Record<"diy" | "dwy" | "dfy", Way> = {
  diy: wayOf(programs.diy),
  dwy: wayOf(programs.dwy),
  dfy: wayOf(programs.dfy),
};

function wayOf({ name, short, summary, price, suits, features }: content.Way): Way {
  return {
    name,
    short,
    summary,
    price: filled(price, { count }),
    suits: suits || null,
    features: features.map((feature) => filled(feature, { count })),
  };
}
