/** How long a delivery is kept that was made or is no longer wanted (contract 19). */
export const SETTLED_DAYS = 3;
