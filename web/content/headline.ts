/** The hero's headline, also shown in link previews. */
export const headline = {
  kicker: "iOS14. Advantage+. Andromeda.",
  statement: "Meta keeps changing.",
  answer: "Why people buy doesn’t.",
} as const;
