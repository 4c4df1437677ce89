import { roughMoney } from "../money-text.ts";
import { TEAM_VALUED_MIN } from "./evidence.ts";
import { DAYS_HELD } from "./settled-verdict.ts";
import type { Decision, Verdict } from "./verdict.ts";

/** The verdict on a line in words: a word or two, and a full sentence. */
export type VerdictWords = { label: string; sentence: string };

/** The label of every line that cannot be judged yet: the filter's word, whatever is missing. */
const EARLY = "Too early";

/** The words of a verdict on a line of a report whose deals are in this currency. */
export function verdictWords(verdict: Verdict, currency: string): VerdictWords {
  if (verdict.why === null) return DECIDED_WORDS[verdict.verdict];
  if (verdict.why === "days")
    return {
      label: EARLY,
      sentence: `${arrivedText(verdict.return.share)} of the deals are likely in; check again in ${daysText(verdict.days)}.`,
    };
  if (verdict.why === "spend")
    return {
      label: EARLY,
      sentence: `No clear answer yet; about ${roughMoney(verdict.more, currency)} more spend should settle it.`,
    };
  if (verdict.why === "other_currency")
    return {
      label: "Other currency",
      sentence: `Nothing was spent here in ${currency}, the currency of your deals.`,
    };
  return FIXED_WORDS[verdict.why];
}

/** What is missing, in a few words after the label; null for a decided line, and where nothing was spent. */
export function verdictReason(verdict: Verdict, currency: string): string | null {
  if (verdict.verdict !== "early") return null;
  if (verdict.why === "days") return `check again in ${daysText(verdict.days)}`;
  if (verdict.why === "spend") return `about ${roughMoney(verdict.more, currency)} more spend needed`;
  return FIXED_REASONS[verdict.why];
}

const DECIDED_WORDS: Record<Decision, VerdictWords> = {
  earns: { label: "Earns", sentence: "Even the cautious estimate is above what you spent." },
  loses: {
    label: "Loses",
    sentence: "Even the hopeful estimate, counting deals still to come, is below what you spent.",
  },
};

type Fixed = Exclude<Verdict["why"], "days" | "spend" | "other_currency" | null>;

const FIXED_REASONS: Record<Exclude<Fixed, "no_spend">, string> = {
  few_deals: `your team needs ${TEAM_VALUED_MIN} valued deals`,
  not_settled: `has to hold ${DAYS_HELD} days in a row`,
  spend_much: "six times the spend may not tell",
  near_even: "close to what you spent",
};

/** The texts without figures. */
const FIXED_WORDS: Record<Fixed, VerdictWords> = {
  no_spend: { label: "No spend", sentence: "Nothing was spent here in this period." },
  few_deals: {
    label: EARLY,
    sentence: `Your team needs ${TEAM_VALUED_MIN} Won deals with a value before we can judge.`,
  },
  not_settled: {
    label: EARLY,
    sentence: `Not settled yet: the answer has to hold ${DAYS_HELD} days in a row.`,
  },
  spend_much: {
    label: EARLY,
    sentence: "No clear answer yet; even six times this spend may not settle it.",
  },
  near_even: {
    label: EARLY,
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
