/** The largest bodies that are read, in bytes (contract 3). */
export const PUBLIC_BODY_BYTES = 32 * 1024;
export const ADMIN_BODY_BYTES = 256 * 1024;
/** Of calls that carry the whole content (contract 21). */
export const CONTENT_BODY_BYTES = 1_000_000;
