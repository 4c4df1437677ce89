/** Where Meta's API is called: to send events, and to read spend. */
export const META_EDGES = ["events", "spend"] as const;
export type MetaEdge = (typeof META_EDGES)[number];

/** What Meta says, in its own words, of the version of its API that is called. */
export type VersionWarning = { version: string; warning: string };
