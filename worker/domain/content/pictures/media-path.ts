/** The path at which a file of the content is served. */
export const mediaPath = (hash: string) => `/media/${hash}`;
