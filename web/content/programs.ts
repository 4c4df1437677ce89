import { externalSites } from "./business.ts";

/** A page of our own, or another site, which opens in a new tab. */
type ProgramAction = { label: string; to: string } | { label: string; href: string };

export type ProgramTier = {
  id: "diy" | "dwy" | "dfy";
  name: string;
  short: string;
  summary: string;
  price: string;
  features: readonly string[];
  isMostPopular: boolean;
  action: ProgramAction;
};

const chatWith = (prompt: string) => `/chat?${new URLSearchParams({ prompt })}`;

export const programTiers: readonly ProgramTier[] = [
  {
    id: "diy",
    name: "Do It Yourself",
    short: "DIY",
    summary: "An AI automation tool for beginners who want to run their own campaigns.",
    price: "From $19/month",
    features: ["AI automation tool", "For ad spends of $10 to $1000/day", "Made for beginners"],
    isMostPopular: false,
    action: { label: "Explore DIY Path", href: externalSites.aiTool.url },
  },
  {
    id: "dwy",
    name: "Do It With You",
    short: "DWY",
    summary: "Coaching and a community, so that you build the skill while the campaigns run.",
    price: "4 programs, from $97/month",
    features: ["Coaching", "Community", "4 programs to choose from"],
    isMostPopular: true,
    action: {
      label: "Find My Program",
      to: chatWith("I'm interested in finding out more about your DWY coaching programs"),
    },
  },
  {
    id: "dfy",
    name: "Done For You",
    short: "DFY",
    summary: "A full-service agency that plans, builds and runs your Meta ads.",
    price: "By application",
    features: [
      "Full-service agency",
      "Strategy, build and management",
      "For businesses ready to hand it over",
    ],
    isMostPopular: false,
    action: {
      label: "Apply for Agency",
      to: chatWith("I'm interested in finding out more about your DFY programs"),
    },
  },
];

/** What 'View All 4 Programs' shows. */
export const programs = [
  { name: "AdSignals Mastermind", terms: "From $97/month" },
  { name: "BPM Mastermind", terms: "Premium DWY" },
  { name: "BPM ELITE AI Agency", terms: "90-day transformation" },
  { name: "Inner Circle", terms: "Partnership" },
] as const;
