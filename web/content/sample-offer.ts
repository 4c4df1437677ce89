import { INITIAL_OFFERS } from "#domain/offers/initial-offers";

/** The tier that `SAMPLE_ANSWERS` score to under the first rules. */
const SAMPLE_TIER = 3;

/** The program of the example. */
export const SAMPLE_OFFER = INITIAL_OFFERS.find(({ tier }) => tier === SAMPLE_TIER) ?? null;
