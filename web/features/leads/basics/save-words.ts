/** The toasts about a lead's status and notes, on its card and on the board (spec 8). */
export const STATUS_WORDS = { saved: "Lead status updated", failed: "Failed to update lead status" } as const;
export const LOST_WORDS = { saved: "Lost reason saved", failed: "Failed to save the lost reason" } as const;
export const VALUE_WORDS = { saved: "Deal value saved", failed: "Failed to save the deal value" } as const;
export const NOTES_WORDS = { saved: "Admin notes updated", failed: "Failed to update admin notes" } as const;
