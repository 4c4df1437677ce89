/**
 * The landing page's programs and prices, shared by that page, the chat (script, prompt and the check of the model's
 * claims) and the hub. The agency's prices depend on the offer (`offers.ts`), which staff edit.
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

const ENTRY_PRICE = "$97/month";

/** The programs of 'Do It With You'. */
export const PROGRAMS: readonly Program[] = [
  {
    name: "AdSignals Mastermind",
    terms: `From ${ENTRY_PRICE}`,
    isPriced: true,
    calledAs: ["adsignals", "mastermind"],
  },
  { name: "BPM Mastermind", terms: "Premium DWY", isPriced: false, calledAs: ["mastermind", "premium dwy"] },
  {
    name: "BPM ELITE AI Agency",
    terms: "90-day transformation",
    isPriced: false,
    calledAs: ["bpm elite", "elite", "ai agency", "90-day transformation"],
  },
  { name: "Inner Circle", terms: "Partnership", isPriced: false, calledAs: ["inner circle"] },
];

/** The ways of working with us, from the most to the least work for the client. */
export const WAYS: Record<"diy" | "dwy" | "dfy", Way> = {
  diy: {
    name: "Do It Yourself",
    short: "DIY",
    summary: "An AI automation tool for beginners who want to run their own campaigns.",
    price: "From $19/month",
    suits: "For ad spends of $10 to $1000/day",
    features: ["AI automation tool", "Made for beginners"],
  },
  dwy: {
    name: "Do It With You",
    short: "DWY",
    summary: "Coaching and a community, so you build the skill while the campaigns run.",
    price: `${PROGRAMS.length} programs, from ${ENTRY_PRICE}`,
    suits: null,
    features: ["Coaching", "Community", `${PROGRAMS.length} programs to choose from`],
  },
  dfy: {
    name: "Done For You",
    short: "DFY",
    summary: "A full-service agency that plans, builds and runs your Meta ads.",
    price: "By application",
    suits: "For businesses ready to hand it over",
    features: ["Full-service agency", "Strategy, build and management"],
  },
};
