import { PROGRAMS, WAYS } from "#domain/offers/programs";
import { externalSites } from "./business.ts";

/** A page of our own, or another site, which opens in a new tab. */
type ProgramAction = { label: string; to: string } | { label: string; href: string };

export type ProgramTier = {
  id: keyof typeof WAYS;
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
  tier("diy", { label: "Explore DIY Path", href: externalSites.aiTool.url }),
  tier("dwy", {
    label: "Find My Program",
    to: chatWith("I'm interested in finding out more about your DWY coaching programs"),
  }),
  tier("dfy", {
    label: "Apply for Agency",
    to: chatWith("I'm interested in finding out more about your DFY programs"),
  }),
];

/** The list behind 'View All 4 Programs'. */
export const programs = PROGRAMS;

function tier(id: ProgramTier["id"], action: ProgramAction): ProgramTier {
  const { name, short, summary, price, features, suits } = WAYS[id];
  const all = suits === null ? features : [...features, suits];
  return { id, name, short, summary, price, features: all, isMostPopular: id === "dwy", action };
}
