import type { Look } from "#domain/content/parts/look";
import { createContext } from "react";

/** The look as it is being chosen: of its two colours, each is judged with the other. */
export const DraftLook = createContext<Look | null>(null);
