export type Phrases = {
  /** Said out of the blue, in any order. */
  told: readonly string[];
  /** Said in reply to the question. */
  asked: readonly string[];
};
