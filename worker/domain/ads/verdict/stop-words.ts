import type { VerdictWords } from "./verdict-words.ts";

/** What is said of an ad that is this likely to book fewer calls for its money than a new one. */
export function stopWords(worse: number, currency: string): VerdictWords {
  const likely = worse > 0.99 ? "Over 99%" : `${Math.round(worse * 100)}%`;
  const unit = currency === "USD" ? "dollar" : currency;
  return {
    label: "Consider stopping",
    sentence: `${likely} likely to book fewer calls per ${unit} than a new ad of yours.`,
  };
}

export const ALIKE_WORDS: VerdictWords = {
  label: "Ads look alike",
  sentence: "Your ads book about the same; stopping one would gain little.",
};
