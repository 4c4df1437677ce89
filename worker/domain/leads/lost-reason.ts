/** Why a lead was lost, in the order of its keys 1 to 6 (contract 17). None at all is 'not given'. */
export const LOST_REASONS = ["price", "timing", "not_reached", "not_a_fit", "competitor", "other"] as const;
export type LostReason = (typeof LOST_REASONS)[number];

const NAMES: Record<LostReason, string> = {
  price: "Price",
  timing: "Timing",
  not_reached: "Not reached",
  not_a_fit: "Not a fit",
  competitor: "Competitor",
  other: "Other",
};

export const LOST_NOTE_MAX = 500;

/** A reason for people; null was not given. */
export function lostReasonName(reason: LostReason | null): string {
  return reason === null ? "Not given" : NAMES[reason];
}

/** A reason with its note: `Other: sold the business`, or the note alone where no reason was given. */
export function lostWords(reason: LostReason | null, note: string | null): string {
  if (note === null) return lostReasonName(reason);
  return reason === null ? note : `${NAMES[reason]}: ${note}`;
}
