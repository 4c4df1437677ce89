/** How a lead agreed to be called: in our form, or to staff by mail, on a call or in person. */
export const CALL_CONSENT_WAYS = ["form", "mail", "call", "person"] as const;
export type CallConsentWay = (typeof CALL_CONSENT_WAYS)[number];

/** Why the team must not call a number that was given (contract 15). */
export const PHONE_FLAGS = ["many_numbers", "do_not_call"] as const;
export type PhoneFlag = (typeof PHONE_FLAGS)[number];

/** For staff. */
export const PHONE_FLAG_NAMES: Record<PhoneFlag, string> = {
  many_numbers: "Many numbers from one address",
  do_not_call: "Asked not to be called",
};
