/** The fields that a lead form asks for besides the questions, in order. */
export const CONTACT_FIELDS = ["name", "email", "businessUrl"] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

/** The maximum lengths in UTF-16 units. */
export const NAME_MAX = 500;
export const EMAIL_MAX = 254;
export const URL_MAX = 2048;
export const FREE_TEXT_MAX = 2000;

export const NAME_MESSAGE = "Please enter your name";
export const EMAIL_MESSAGE = "Please enter a valid email address";
export const URL_MESSAGE = "Please enter a valid URL (starting with http:// or https://)";
export const TARGET_REVENUE_MESSAGE = "Please include a numeric value (e.g., $50K, $100,000)";
