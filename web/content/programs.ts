import { PROGRAMS, WAYS } from "#domain/offers/programs";
import { externalSites, sisterSites } from "./business.ts";

/** Where a program's button or row leads: within our own pages, or to another site, which opens in a new tab. */
export type ProgramAction = { label: string; href: string; isElsewhere: boolean };

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

export const programTiers: readonly ProgramTier[] = [
  tier("diy", atSite("Explore DIY Path", externalSites.aiTool.url)),
  tier("dwy", inChat("Find My Program", "your DWY coaching programs")),
  tier("dfy", inChat("Apply for Agency", "your DFY programs")),
];

/** The list behind 'View All 4 Programs'. A program without a site of its own is the assessor's to explain. */
export const programs = PROGRAMS.map(({ name, terms }) => {
  const site = sisterSites.find((each) => each.name === name);
  return { name, terms, action: site ? atSite("Visit its site", site.url) : inChat("Ask about it", name) };
});

function atSite(label: string, url: string): ProgramAction {
  return { label, href: url, isElsewhere: true };
}

/** The chat, opened by the visitor's own question about something. */
function inChat(label: string, subject: string): ProgramAction {
  const prompt = `I'm interested in finding out more about ${subject}`;
  return { label, href: `/chat?${new URLSearchParams({ prompt })}`, isElsewhere: false };
}

function tier(id: ProgramTier["id"], action: ProgramAction): ProgramTier {
  const { name, short, summary, price, features, suits } = WAYS[id];
  const all = suits === null ? features : [...features, suits];
  return { id, name, short, summary, price, features: all, isMostPopular: id === "dwy", action };
}
