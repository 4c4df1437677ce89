/** The typefaces of headings that are built in. */
export const FACE_IDS = ["bricolage", "archivo", "outfit", "fraunces", "figtree"] as const;
export type FaceId = (typeof FACE_IDS)[number];
