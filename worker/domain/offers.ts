/** An offer as visitors see it (spec 3). `features` are plain lines; `investment` is free text. */
export type OfferView = {
  tier: number;
  title: string;
  name: string;
  phase: string;
  description: string;
  features: string[];
  investment: string;
  pdfLink: string | null;
};

/** An offer as staff edit it: flags are 1 or 0, the discount is a whole percentage. */
export type TierConfig = OfferView & { sortOrder: number; discount: number; isActive: number };

export const OFFER_TITLE = "What you get:";

/** The five offers of spec 3, and the first configuration. Names and investments are the spec's words. */
export const INITIAL_OFFERS: readonly TierConfig[] = [
  offer(1, "Build & Launch", {
    phase: "Build",
    description:
      "Ads can't fix a missing foundation. We build yours first, from product to funnel, and then launch your campaigns on top of it.",
    features: [
      "Product: your offer to the market",
      "Audience: your ideal customer profile",
      "Offer: magnetic messaging that converts",
      "Funnel: a smooth path to purchase, built with you from the start",
      "Launch of your Meta campaigns once the foundation stands",
    ],
    investment: "$12K–$15K (can be spread over 3 months)",
  }),
  offer(2, "Rebuild & Launch", {
    phase: "Rebuild",
    description:
      "You have tried ads and they didn't work. We go back through the foundation, rebuild what let you down, and launch again.",
    features: [
      "A review of what you ran and where it broke down",
      "Product and audience: your offer to the market and your ideal customer profile, rebuilt",
      "Offer: messaging rewritten so that it converts",
      "Funnel: a smooth path to purchase in place of the one that leaks",
      "Relaunch of your Meta campaigns on the new foundation",
    ],
    investment: "$12K–$15K (or $6K/m × 3)",
  }),
  offer(3, "Refresh & Optimize", {
    phase: "Refresh",
    description:
      "The pieces are there, but your results go up and down. We refresh the weak ones and optimize until they hold.",
    features: [
      "A check of product, audience, offer and funnel for the weakest link",
      "Refreshed messaging for your offer",
      "A smoother path to purchase where your funnel loses people",
      "Ongoing optimization of your Meta campaigns",
    ],
    investment: "$3K–$5K upfront + 10% of ad spend",
  }),
  offer(4, "Optimize & Scale", {
    phase: "Scale",
    description:
      "Your ads work. We take them off your hands, keep optimizing, and scale what already converts.",
    features: [
      "Your Meta campaigns run for you by a full-service agency",
      "Ongoing optimization of audience, offer and funnel",
      "Scaling of what already converts",
      "Three ways to pay, so that the price fits how you grow",
    ],
    investment: "$5K/month OR 10% ad spend OR 10% of new revenue",
  }),
  offer(5, "DGM Coaching", {
    phase: "Coaching",
    description:
      "You run the ads and want someone experienced beside you. Coaching for you or your team, at your pace.",
    features: ["1:1 or group coaching", "Weekly office hours", "Training", "Tools", "A community"],
    investment: "From $2k/month",
  }),
];

function offer(
  tier: number,
  name: string,
  text: Pick<TierConfig, "phase" | "description" | "features" | "investment">,
): TierConfig {
  return {
    tier,
    sortOrder: tier,
    title: OFFER_TITLE,
    name,
    ...text,
    discount: 0,
    pdfLink: null,
    isActive: 1,
  };
}
