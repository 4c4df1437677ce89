/** The hero's headline, which shared links show as well. */
export const headline = {
  kicker: "iOS14. Advantage+. Andromeda.",
  statement: "Meta keeps changing.",
  answer: "Why people buy doesn’t.",
} as const;
