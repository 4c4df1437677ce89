import { SHIPPED_DRAWN, type DrawnColour } from "#domain/content/shipped-look";

/** A colour of drawings: the brand’s, or else the one that ships. */
export const drawn = (name: DrawnColour): string => `var(--drawn-${name}, ${SHIPPED_DRAWN[name]})`;
