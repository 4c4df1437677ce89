/** The parts of a lead in the order in which they stand, with their names in full and in the list to jump. */
export const LEAD_SECTIONS = {
  brief: { title: "Brief", short: "Brief" },
  mail: { title: "Email", short: "Email" },
  timeline: { title: "Timeline", short: "Timeline" },
  answers: { title: "View Collected Data", short: "Answers" },
  score: { title: "Score Breakdown", short: "Score" },
  consent: { title: "Consent and email", short: "Consent" },
  person: { title: "Same person", short: "Person" },
  transcript: { title: "View Chat Transcript", short: "Chat" },
  notes: { title: "Admin Notes", short: "Notes" },
  status: { title: "Lead Status & Deal Value", short: "Deal" },
  source: { title: "Attribution", short: "Attribution" },
  deliveries: { title: "Deliveries", short: "Deliveries" },
  data: { title: "Hub and personal data", short: "Data" },
} as const satisfies Record<string, { title: string; short: string }>;

export type LeadSectionId = keyof typeof LEAD_SECTIONS;

/** How many there are of what a section holds, where that is to be counted. */
export type SectionCounts = Partial<Record<LeadSectionId, string>>;

export function isLeadSection(id: string): id is LeadSectionId {
  return Object.hasOwn(LEAD_SECTIONS, id);
}
