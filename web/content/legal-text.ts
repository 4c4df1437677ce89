/** A legal page: sections of paragraphs and lists. */
export type LegalText = {
  title: string;
  /** ISO date of the last change. */
  updatedOn: string;
  intro: string;
  sections: readonly LegalSection[];
};

export type LegalSection = {
  id: string;
  heading: string;
  /** A paragraph, or a list of points. */
  body: readonly (string | readonly string[])[];
};

/** Used in both legal pages; the hub itself shows its actual expiry. */
export const HUB_EXPIRY_SENTENCE =
  "Your strategy hub expires 48 hours after first access, or at the time shown on the hub, if that differs.";
