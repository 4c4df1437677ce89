import type { Offer } from "./offer.ts";

/** The fields of a new offer before staff have filled in any. */
export const NEW_OFFER: Omit<Offer, "tier" | "sortOrder"> = {
  title: "What you get:",
  name: "",
  phase: "",
  description: "",
  features: [],
  investment: "",
  pdfLink: null,
  discount: 0,
  isActive: 1,
};
