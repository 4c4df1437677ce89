/** Identifies the wording of the content that ships, which is stored with the consent: change both together. */
export const CALL_CONSENT_VERSION = "2026-11-24";
