/** How long a delivery stays stored after it was made or cancelled (contract 19). */
export const SETTLED_DAYS = 3;

/** How long an address is kept that was left before an opening which never came. */
export const WAITING_DAYS = 365;
