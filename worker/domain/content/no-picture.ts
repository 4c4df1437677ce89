import type { Picture } from "./pictures/picture.ts";

/** Without a picture, the drawing is shown. */
export const NO_PICTURE: Picture = { files: [], alt: "" };
