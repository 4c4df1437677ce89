/** What the business is called and where its other sites are. `sample` marks what a deployment replaces. */
export const business = {
  name: "BPM",
} as const;
