import type { FoundationWords } from "../parts/foundation.ts";

export const foundation: FoundationWords = {
  names: { product: "Product", audience: "Audience", offer: "Offer", funnel: "Funnel" },
  says: {
    missing: "Missing",
    leaks: "Doesn’t convert",
    unsteady: "On and off",
    converts: "Converts well",
    unknown: "Unknown to Meta",
    responds: "Responds",
    sells: "Sells today",
    named: "You brought it up",
  },
  caption: "What your answers say about the four layers under your ads.",
  own: "Your foundation, from the ground up. {layers}",
  sample: "A sample foundation, from the ground up. {layers}",
  weakest: "the weakest layer",
};
