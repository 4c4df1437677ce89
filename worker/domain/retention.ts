/** How long a delivery stays stored after it was made or cancelled (contract 19). */
export const SETTLED_DAYS = 3;
