import { roughMoney } from "../money-text.ts";
import type { VerdictWords } from "./verdict-words.ts";

/** What is said of an ad that is this likely to book fewer calls for its money than a new one. */
export function stopWords(worse: number, currency: string): VerdictWords {
  const likely = worse > 0.99 ? "Over 99%" : `${Math.round(worse * 100)}%`;
  return {
    label: "Consider stopping",
    sentence: `${likely} likely to book fewer calls per ${unitOf(currency)} than a new ad of yours.`,
  };
}

/** What is said of an ad that has to spend about so much `more` until its calls are compared. */
export function earlyWords(more: number, currency: string): VerdictWords {
  return {
    label: "Too early to compare calls",
    sentence: `About ${roughMoney(more, currency)} more spend is needed.`,
  };
}

/** One of a currency as people call it: `dollar`, `euro`. */
function unitOf(currency: string): string {
  const format = { style: "currency", currency, currencyDisplay: "name", maximumFractionDigits: 0 } as const;
  const one = new Intl.NumberFormat("en-US", format).formatToParts(1);
  const name = one.find(({ type }) => type === "currency")?.value ?? currency;
  return name.split(" ").at(-1) ?? name;
}

export const ALIKE_WORDS: VerdictWords = {
  label: "Ads look alike",
  sentence: "Your ads book about the same; stopping one would gain little.",
};
