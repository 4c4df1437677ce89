/** The two paths to a result. */
export const DOORS = ["quiz", "chat"] as const;
export type Door = (typeof DOORS)[number];
