import type { AnyAnswers } from "#domain/funnel/answers/answers";
import type { AnswerTo } from "#domain/funnel/answers/questions";
import { monthlyTarget } from "#domain/funnel/answers/revenue-gap";
import { shortMoneyText } from "#domain/money/ads/money-text";
import { oneLine } from "#domain/one-line";
import { clipped } from "#domain/text";

const SPEND: Record<AnswerTo<"adSpend">, string> = {
  "under-100": "<$100",
  "100-300": "$100–300",
  "300-1000": "$300–1K",
  "1000-3000": "$1–3K",
  "3000-plus": "$3K+",
};
const REVENUE: Record<AnswerTo<"revenue">, string> = {
  "under-10k": "<$10K",
  "10k-50k": "$10–50K",
  "50k-200k": "$50–200K",
  "200k-plus": "$200K+",
};
const TARGET_MAX = 24;
/** What visitors are asked is worded in dollars, whatever deals are in. */
const ASKED_IN = "USD";

/**
 * A lead's money in one line, of what is known: `$3K+/day · $200K+/mo → $750K`. Empty if nothing is. Under a head that
 * names the units they are left out.
 */
export function moneyWords(
  { adSpend, revenue, targetRevenue }: AnyAnswers,
  { day, month } = { day: "/day", month: "/mo" },
): string {
  const [spends, makes] = [shortOf(SPEND, adSpend), shortOf(REVENUE, revenue)];
  const now = [spends && `${spends}${day}`, makes && `${makes}${month}`].filter(Boolean).join(" · ");
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
