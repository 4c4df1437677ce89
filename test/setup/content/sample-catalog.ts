import { programs } from "#domain/content/sample/programs";
import { catalogOf, type Catalog } from "#domain/offers/catalog";
import type { Offer } from "#domain/offers/offer";
import { FIRST_OFFERS } from "../../tools/seed/first-offers.ts";

/** The programs that ship, beside some offers. */
export const catalogWith = (offers: readonly Offer[]): Catalog => catalogOf(programs, offers);

export const SAMPLE_CATALOG = catalogWith(FIRST_OFFERS);
export const { ways: WAYS, programs: PROGRAMS } = SAMPLE_CATALOG;
