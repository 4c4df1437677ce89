import type { Picture } from "./pictures/picture.ts";

/** Where there is no picture, the drawing stands. */
export const NO_PICTURE: Picture = { files: [], alt: "" };
