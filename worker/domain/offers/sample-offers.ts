import { NEW_OFFER } from "./new-offer.ts";
import type { Offer } from "./offer.ts";

/** The five offers of spec 3 that the migrations bring, with the spec's names and investments. */
export const SAMPLE_OFFERS: readonly Offer[] = [
  offer(1, "Build & Launch", {
    phase: "Build",
    description:
      "Ads are only as good as the foundation under them. We build it with you first, from product to funnel, then launch your Meta campaigns on top.",
    features: [
      "Product: your offer to the market",
      "Audience: your ideal customer profile",
      "Offer: magnetic messaging that converts",
      "Funnel: a smooth path to purchase, built with you",
      "Launch of your Meta campaigns once all four are in place",
    ],
    investment: "$12K–$15K (can be spread over 3 months)",
  }),
  offer(2, "Rebuild & Launch", {
    phase: "Rebuild",
    description:
      "We go through product, audience, offer and funnel, rebuild each part that doesn’t hold up, and then launch your Meta campaigns.",
    features: [
      "A review of all four parts and of any ads run so far",
      "Product and audience: your offer to the market and your ideal customer profile, rebuilt as needed",
      "Offer: messaging rewritten to convert",
      "Funnel: a smooth path to purchase, rebuilt wherever it loses people",
      "Launch of your Meta campaigns on the new foundation",
    ],
    investment: "$12K–$15K (or $6K/m × 3)",
  }),
  offer(3, "Refresh & Optimize", {
    phase: "Refresh",
    description:
      "We check product, audience, offer and funnel, refresh the weakest first, and keep optimizing the Meta campaigns built on them.",
    features: [
      "A check of product, audience, offer and funnel to find the weakest link",
      "Refreshed messaging for your offer",
      "A smoother path to purchase wherever the funnel loses people",
      "Ongoing optimization of the Meta campaigns",
    ],
    investment: "$3K–$5K upfront + 10% of ad spend",
  }),
  offer(4, "Optimize & Scale", {
    phase: "Scale",
    description:
      "We run Meta ads for you: our agency plans, builds and optimizes the campaigns, and puts more budget behind what converts.",
    features: [
      "Meta campaigns run for you by a full-service agency",
      "Ongoing optimization of audience, offer and funnel",
      "Scaling whatever converts best",
      "Three ways to pay: by the month, by ad spend or by new revenue",
    ],
    investment: "$5K/month OR 10% ad spend OR 10% of new revenue",
  }),
  offer(5, "DGM Coaching", {
    phase: "Coaching",
    description:
      "Coaching for you or your team: someone experienced beside you while you learn, test and grow with Meta ads, at your own pace.",
    features: ["1:1 or group coaching", "Weekly office hours", "Training", "Tools", "A community"],
    investment: "From $2k/month",
  }),
];

function offer(
  tier: number,
  name: string,
  text: Pick<Offer, "phase" | "description" | "features" | "investment">,
): Offer {
  return { ...NEW_OFFER, tier, sortOrder: tier, name, ...text };
}
