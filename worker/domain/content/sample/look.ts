import { SHIPPED_COLOURS } from "../shipped-look.ts";
import type { Look } from "../parts/look.ts";
import { NO_PICTURE } from "../no-picture.ts";

export const look: Look = {
  ...SHIPPED_COLOURS,
  radius: "soft",
  face: "bricolage",
  favicon: NO_PICTURE,
  shared: NO_PICTURE,
};
