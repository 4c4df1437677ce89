/** Identifies the wording a visitor agreed to, which is stored with the consent: change both together. */
export const MAIL_CONSENT_VERSION = "2026-11-22";

export const MAIL_CONSENT_TEXT =
  "Yes, email me the link to my strategy hub and one reminder before it expires. I can unsubscribe at any time.";
