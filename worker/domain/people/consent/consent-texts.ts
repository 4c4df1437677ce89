/** Identifies the wording of the content that ships, which is stored with the consent. */
export const MAIL_CONSENT_VERSION = "2026-11-22";

/** What was agreed to under that version, word for word: it is quoted to those who agreed, whatever is shown today. */
export const MAIL_CONSENT_TEXT =
  "Yes, email me the link to my strategy hub and one reminder before it expires. I can unsubscribe at any time.";

/** What those who leave an address before the opening may agree to. It is stored with each consent, by its hash. */
export const OPENING_CONSENT_TEXT =
  "Yes, you may also email me news and offers. I can unsubscribe at any time.";

/** Identifies the wording of the content that ships, which is stored with the consent: change both together. */
export const CALL_CONSENT_VERSION = "2026-11-24";
