/** The accepted types, by their first bytes. Never SVG, which can contain scripts. */
export const PICTURE_TYPES = ["image/webp", "image/png", "image/jpeg", "image/x-icon"] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];
