/** Marks the answer to a request that no test allowed. No server of the real world sends it. */
export const DENIED_STATUS = 599;
