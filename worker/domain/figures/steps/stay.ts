/** The pages that a link opens in another document, as a visit counts them. */
export const ONWARD_PAGES = ["quiz", "chat", "hub"] as const;
export type OnwardPage = (typeof ONWARD_PAGES)[number];

/** The most stays at steps that are counted of a document: each is small, and a beacon is limited. */
export const STAYS_MAX = 100;
