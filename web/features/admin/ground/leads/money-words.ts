import type { AnyAnswers } from "#domain/answers/answers";
import type { AnswerTo } from "#domain/answers/questions";
import { monthlyTarget } from "#domain/answers/revenue-gap";
import { shortMoneyText } from "#domain/ads/money-text";
import { oneLine } from "#domain/one-line";
import { clipped } from "#domain/text";

const SPEND: Record<AnswerTo<"adSpend">, string> = {
  "under-100": "<$100/day",
  "100-300": "$100–300/day",
  "300-1000": "$300–1K/day",
  "1000-3000": "$1–3K/day",
  "3000-plus": "$3K+/day",
};
const REVENUE: Record<AnswerTo<"revenue">, string> = {
  "under-10k": "<$10K/mo",
  "10k-50k": "$10–50K/mo",
  "50k-200k": "$50–200K/mo",
  "200k-plus": "$200K+/mo",
};
const TARGET_MAX = 24;
/** What visitors are asked is worded in dollars, whatever deals are in. */
const ASKED_IN = "USD";

/** A lead's money in one line, of what is known: `$3K+/day · $200K+/mo → $750K`. Empty if nothing is. */
export function moneyWords({ adSpend, revenue, targetRevenue }: AnyAnswers): string {
  const now = [shortOf(SPEND, adSpend), shortOf(REVENUE, revenue)].filter(Boolean).join(" · ");
  const target = targetWords(targetRevenue ?? "");
  return [now, target && `→ ${target}`].filter(Boolean).join(" ");
}

/** The figure that is meant, or the words themselves where that is not plain. */
function targetWords(text: string): string {
  const target = monthlyTarget(text);
  if (target === null) return clipped(oneLine(text), TARGET_MAX);
  const { least, most } = target;
  const [from, to] = [shortMoneyText(least, ASKED_IN), shortMoneyText(most, ASKED_IN)];
  return least === most ? to : `${from}–${to}`;
}

/** An answer that is no longer among the options says nothing here. */
function shortOf(words: Readonly<Record<string, string>>, answer: string | undefined): string {
  return answer !== undefined && Object.hasOwn(words, answer) ? (words[answer] ?? "") : "";
}
