import type { AnyAnswers } from "../answers/answers.ts";
import { monthlyGap } from "../answers/revenue-gap.ts";
import { filled } from "../../content/filled.ts";
import type { FindingWords } from "../../content/parts/results.ts";

type GapWords = Pick<FindingWords, "gap" | "gapAbove" | "gapUpTo">;

/** The gap from revenue to target in words for the visitor; null without one. */
export function gapSentence(answers: AnyAnswers, words: GapWords): string | null {
  const gap = monthlyGap(answers);
  if (gap === null) return null;
  const { money, isMore } = gap;
  return filled(words.gap, { gap: filled(isMore ? words.gapAbove : words.gapUpTo, { money }) });
}
