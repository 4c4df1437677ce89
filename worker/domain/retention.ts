/** How long a delivery stays stored after it was made or cancelled (contract 19). */
export const SETTLED_DAYS = 3;

/** How long the mails about a booked call stay stored after it (contract 22). */
export const CALL_MAIL_DAYS = 7;

/** How long an address is kept that was left before an opening which never came. */
export const WAITING_DAYS = 365;
