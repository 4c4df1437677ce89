import type { Look } from "../look.ts";
import { NO_PICTURE } from "../no-picture.ts";

export const look: Look = { favicon: NO_PICTURE, shared: NO_PICTURE };
