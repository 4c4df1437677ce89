import type { AnyAnswers } from "#domain/funnel/answers/answers";
import { labelOf } from "#domain/content/answer-labels";
import { meaningOf, type StaffWords } from "#domain/content/staff-words";
import { optionsOf, type AnswerTo, type ChoiceQuestionId } from "#domain/funnel/answers/questions";
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
const OWN_MAX = 24;
/** What visitors are asked is worded in dollars, whatever deals are in. */
const ASKED_IN = "USD";

/**
 * A lead's money in one line, of what is known: `$3K+/day · $200K+/mo → $750K`. Empty if nothing is. An answer that its
 * owner has worded otherwise says what visitors read.
 */
export function moneyWords(answers: AnyAnswers, words: StaffWords): string {
  return inOneLine(answers, words, "/day", "/mo");
}

/** The same below `moneyHead`, which says the units. One of two figures could be either, and keeps its own. */
export function shortMoneyWords(answers: AnyAnswers, words: StaffWords): string {
  const hasBoth = answers.adSpend !== undefined && answers.revenue !== undefined;
  return hasBoth && areAsShipped(words) ? inOneLine(answers, words, "", "") : moneyWords(answers, words);
}

/** What a column of it is called. */
export function moneyHead(words: StaffWords): string {
  return areAsShipped(words) ? "Spend/day · revenue → target" : "Today → target";
}

/** Whether all that can be answered still is an amount a day and an amount a month. */
function areAsShipped(words: StaffWords): boolean {
  return (["adSpend", "revenue"] as const).every((id) =>
    optionsOf(id).every(({ value }) => meaningOf(words, id, value) === null),
  );
}

function inOneLine(
  { adSpend, revenue, targetRevenue }: AnyAnswers,
  words: StaffWords,
  perDay: string,
  perMonth: string,
): string {
  const now = [
    answerWords(words, "adSpend", adSpend, SPEND, perDay),
    answerWords(words, "revenue", revenue, REVENUE, perMonth),
  ];
  const target = targetWords(targetRevenue ?? "");
  return [now.filter(Boolean).join(" · "), target && `→ ${target}`].filter(Boolean).join(" ");
}

/** The figure that is meant, or the words themselves where that is not plain. */
function targetWords(text: string): string {
  const target = monthlyTarget(text);
  if (target === null) return clipped(oneLine(text), OWN_MAX);
  const { least, most } = target;
  const [from, to] = [shortMoneyText(least, ASKED_IN), shortMoneyText(most, ASKED_IN)];
  return least === most ? to : `${from}–${to}`;
}

/** An answer that is no longer among the options says nothing here. */
function answerWords(
  words: StaffWords,
  id: ChoiceQuestionId,
  answer: string | undefined,
  short: Readonly<Record<string, string>>,
  unit: string,
): string {
  if (answer === undefined || !Object.hasOwn(short, answer)) return "";
  return meaningOf(words, id, answer) === null
    ? `${short[answer]}${unit}`
    : clipped(oneLine(labelOf(words.labels, id, answer)), OWN_MAX);
}
