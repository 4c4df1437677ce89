/** The four parts that a campaign stands on, from the ground up. */
export const LAYER_IDS = ["product", "audience", "offer", "funnel"] as const;

export type LayerId = (typeof LAYER_IDS)[number];
