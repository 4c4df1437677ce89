/** Identifies the wording a visitor agreed to, which is stored with the consent: change both together. */
export const CALL_CONSENT_VERSION = "2026-11-24";

/**
 * Consent to be called, of its own and never a condition of anything. It says who calls, about what and how, as the
 * rules on sales calls in Canada, the EU and the US ask.
 */
export const CALL_CONSENT_TEXT =
  "Yes, BPM may call me at this number about my results and its programs. A real person will call, never a recording. " +
  "I can change my mind at any time, here or on the call.";
