export type Size = { width: number; height: number };

/** What a reader makes of a file of its kind: its size in pixels, or what is wrong with it. */
export type Read = Size | "broken" | "followed";
