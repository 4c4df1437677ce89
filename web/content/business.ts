import { WAYS } from "#domain/offers/programs";

/**
 * Details of the business. Entries marked `sample` are invented but plausible; `npm run content:check` lists them, and
 * a deployment replaces them.
 */
export const business = {
  name: "BPM",
  method: "CORE-4",
  company: {
    sample: true,
    legalName: "DGM Digital Growth Inc.",
    postalAddress: "600 6 Avenue SW, Calgary, Alberta, Canada",
  },
  contact: {
    sample: true,
    supportEmail: "support@bpm.example.com",
    privacyEmail: "privacy@bpm.example.com",
  },
} as const;

/** Other sites of the business. */
export const externalSites = {
  aiTool: { sample: true, name: "AdSignals", url: "https://ai.bpm.example.com" },
  bookRetailer: { sample: true, name: "our bookseller", url: "https://books.example.com/back-on-beat" },
} as const;

/** Shown on the strategy hub: one site per way of working with us. */
export const sisterSites = [
  { sample: true, name: "AdSignals", way: WAYS.diy, url: "https://ai.bpm.example.com" },
  { sample: true, name: "BPM Mastermind", way: WAYS.dwy, url: "https://mastermind.bpm.example.com" },
  { sample: true, name: "BPM Agency", way: WAYS.dfy, url: "https://agency.bpm.example.com" },
] as const;
