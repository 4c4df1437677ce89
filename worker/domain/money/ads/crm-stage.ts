/**
 * What Meta hears of a lead of its own forms, in the order in which leads get there (contract 23): all of them, as it
 * learns from the steps between the first and the last.
 */
export const CRM_STAGES = ["Lead", "MQL", "SQL", "Booked", "Held", "Won"] as const;
export type CrmStage = (typeof CRM_STAGES)[number];

/** How Meta's events name the program that they come from. */
export const CRM_NAME = "BPM Funnel";
