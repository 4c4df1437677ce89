import { programs } from "#domain/content/sample/programs";
import { catalogOf, type Catalog } from "#domain/offers/catalog";
import type { Offer } from "#domain/offers/offer";
import { SAMPLE_OFFERS } from "#domain/offers/sample-offers";

/** The programs that ship, beside some offers. */
export const catalogWith = (offers: readonly Offer[]): Catalog => catalogOf(programs, offers);

export const SAMPLE_CATALOG = catalogWith(SAMPLE_OFFERS);
export const { ways: WAYS, programs: PROGRAMS } = SAMPLE_CATALOG;
