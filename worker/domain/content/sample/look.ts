import type { Look } from "../parts/look.ts";
import { NO_PICTURE } from "../no-picture.ts";

export const look: Look = { favicon: NO_PICTURE, shared: NO_PICTURE };
