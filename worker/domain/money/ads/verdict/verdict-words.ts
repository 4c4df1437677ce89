import { roughMoney } from "../money-text.ts";
import { TEAM_VALUED_MIN } from "./evidence.ts";
import { DAYS_HELD } from "./settled-verdict.ts";
import type { Decision, Verdict } from "./verdict.ts";

/** What is said of a line: a word or two, and the reason. */
export type VerdictWords = { label: string; sentence: string };

/** The words of a verdict on a line of a report whose deals are in this currency. */
export function verdictWords(verdict: Verdict, currency: string): VerdictWords {
  if (verdict.why === null) return DECIDED_WORDS[verdict.verdict];
  if (verdict.why === "days")
    return {
      label: "Too early",
      sentence: `${arrivedText(verdict.return.share)} of the deals are likely in; check again in ${daysText(verdict.days)}.`,
    };
  if (verdict.why === "spend")
    return {
      label: "More spend",
      sentence: `No clear answer yet; about ${roughMoney(verdict.more, currency)} more spend should settle it.`,
    };
  if (verdict.why === "other_currency")
    return {
      label: "Other currency",
      sentence: `Nothing was spent here in ${currency}, the currency of your deals.`,
    };
  return FIXED_WORDS[verdict.why];
}

/** What would settle it, in a few words: each line has its own if the sentence for all is below the lines. */
export function verdictReason(verdict: Verdict, currency: string): string | null {
  if (verdict.why === "days") return `check again in ${daysText(verdict.days)}`;
  if (verdict.why === "spend") return `about ${roughMoney(verdict.more, currency)} more`;
  return null;
}

const DECIDED_WORDS: Record<Decision, VerdictWords> = {
  earns: { label: "Earns", sentence: "Even the cautious estimate is above what you spent." },
  loses: {
    label: "Loses",
    sentence: "Even the hopeful estimate, counting deals still to come, is below what you spent.",
  },
};

type Fixed = Exclude<Verdict["why"], "days" | "spend" | "other_currency" | null>;

/** The words that no figure is in. */
const FIXED_WORDS: Record<Fixed, VerdictWords> = {
  no_spend: { label: "No spend", sentence: "Nothing was spent here in these days." },
  few_deals: {
    label: "Few deals",
    sentence: `Your team needs ${TEAM_VALUED_MIN} Won deals with a value before we can judge.`,
  },
  not_settled: {
    label: "Too early",
    sentence: `Not settled yet: the answer has to hold ${DAYS_HELD} days in a row.`,
  },
  spend_much: {
    label: "More spend",
    sentence: "No clear answer yet; even six times this spend may not settle it.",
  },
  near_even: {
    label: "Near even",
    sentence: "Return is close to what you spent; more data may not settle it soon.",
  },
};

function arrivedText(share: number): string {
  const percent = Math.round(share * 100);
  return percent < 1 ? "Less than 1%" : `About ${percent}%`;
}

function daysText(days: number): string {
  return days === 1 ? "1 day" : `${days} days`;
}
