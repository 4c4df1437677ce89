/**
 * Who the business is. Everything marked `sample` is made up and believable; `npm run content:check`
 * lists it, and a deployment replaces it.
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

/** Sites beyond this one. */
export const externalSites = {
  aiTool: { sample: true, name: "AdSignals", url: "https://ai.bpm.example.com" },
  bookRetailer: { sample: true, name: "our bookseller", url: "https://books.example.com/back-on-beat" },
} as const;

/** Shown on the strategy hub. */
export const sisterSites = [
  {
    sample: true,
    name: "AdSignals",
    description: "Automation that watches your Meta campaigns between your own check-ins.",
    url: "https://ai.bpm.example.com",
  },
  {
    sample: true,
    name: "BPM Mastermind",
    description: "Coaching, weekly office hours and a community of people who run their own ads.",
    url: "https://mastermind.bpm.example.com",
  },
  {
    sample: true,
    name: "BPM Agency",
    description: "The full-service team that plans, builds and runs campaigns for you.",
    url: "https://agency.bpm.example.com",
  },
] as const;
