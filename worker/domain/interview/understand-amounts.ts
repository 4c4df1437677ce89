import {
  CUE_PHRASES,
  CUES,
  FROM_HERE,
  isAmountField,
  NO_REVENUE,
  NO_SPEND,
  NOTHING,
  OF_SPEND,
  type AmountField,
  type Cue,
} from "../phrases/amount-phrases.ts";
import { anyOf, fitsAny } from "../phrases/pattern.ts";
import type { AnswerTo, QuestionId } from "../answers/questions.ts";
import type { InterviewField } from "./interview-fields.ts";
import { amountsIn, withoutAmounts, type Amount, type Period } from "./understand-money.ts";
import { isSumOfMoney } from "./understand-number.ts";
import { clausesOf } from "./understand-text.ts";

/** `clear`: the visitor said what the sum is for, so it may also replace an earlier one. */
export type AmountFinding = { field: AmountField; value: string; clear: boolean };

type Step<Id extends QuestionId> = readonly [bound: number, answer: AnswerTo<Id>];

/** Inclusive lower bounds (contract 6), in dollars per day and per month. */
const SPEND_STEPS = [
  [3000, "3000-plus"],
  [1000, "1000-3000"],
  [300, "300-1000"],
  [100, "100-300"],
  [0, "under-100"],
] as const satisfies readonly Step<"adSpend">[];
const REVENUE_STEPS = [
  [200_000, "200k-plus"],
  [50_000, "50k-200k"],
  [10_000, "10k-50k"],
  [0, "under-10k"],
] as const satisfies readonly Step<"revenue">[];

const PER_DAY: Record<Period, number> = { day: 1, week: 1 / 7, month: 1 / 30, year: 1 / 365 };
const PER_MONTH: Record<Period, number> = { day: 30, week: 52 / 12, month: 1, year: 1 / 12 };

/** Dollar amounts above this are not taken for a visitor's. */
const MOST = 1e10;

const CUE_PATTERNS = CUES.map((cue) => ({ cue, phrases: anyOf(CUE_PHRASES[cue], "g") }));

/** The sums in a folded sentence, each assigned to the fact it states. Sums without a named fact go to `asked`. */
export function understandAmounts(sentence: string, asked: InterviewField | null): AmountFinding[] {
  const rest = withoutAmounts(sentence);
  return clausesOf(sentence).flatMap((clause) => inClause(clause, rest, asked));
}

/** Whether a folded text has numbers that all count something other than money: "one more thing". */
export function onlyCounts(text: string): boolean {
  const rest = withoutAmounts(text);
  // "Mid six figures" is a sum, though not one that can be read off.
  if (rest === text || /\bfigures?\b/.test(text)) return false;
  const numbers = clausesOf(text).flatMap(amountsIn);
  return !numbers.some((amount) => isSumOfMoney(amount, rest, cueOf(amount) !== null));
}

/** `rest` is the whole sentence without its numbers. */
function inClause(clause: string, rest: string, asked: InterviewField | null): AmountFinding[] {
  const amounts = amountsIn(clause).map((amount) => ({ amount, cue: cueOf(amount) }));
  const sums = amounts.filter(({ amount, cue }) => isSumOfMoney(amount, rest, cue !== null));
  if (sums.length === 0) return withoutAmount(clause, asked);
  return sums.flatMap(({ amount, cue }) => {
    if (FROM_HERE.test(amount.before) && amount.low < amount.high) return journey(amount);
    if (cue === "other" || amount.high > MOST) return [];
    const field = cue ?? implied(amount, asked);
    if (field === null) return [];
    const value = ANSWERS[field](amount, asked);
    return value === null ? [] : [{ field, value, clear: cue !== null }];
  });
}

/** "Go from 20k to 100k": the visitor's present and target. */
function journey(amount: Amount): AmountFinding[] {
  const [, there = amount.raw] = amount.raw.split(/\s?(?:-|to|and)\s+/);
  const revenue = ANSWERS.revenue({ ...amount, high: amount.low }, null);
  const target = targetText({ ...amount, low: amount.high, raw: there });
  return [
    ...(revenue === null ? [] : [{ field: "revenue" as const, value: revenue, clear: true }]),
    { field: "targetRevenue", value: target, clear: true },
  ];
}

function withoutAmount(clause: string, asked: InterviewField | null): AmountFinding[] {
  if (fitsAny(NO_SPEND, clause)) return [{ field: "adSpend", value: "under-100", clear: true }];
  if (fitsAny(NO_REVENUE, clause)) return [{ field: "revenue", value: "under-10k", clear: true }];
  if (!NOTHING.test(clause)) return [];
  if (asked === "adSpend") return [{ field: "adSpend", value: "under-100", clear: false }];
  return asked === "revenue" ? [{ field: "revenue", value: "under-10k", clear: false }] : [];
}

function cueOf({ before, after }: Amount): Cue | null {
  if (OF_SPEND.test(after)) return "adSpend";
  const found = CUE_PATTERNS.flatMap(({ cue, phrases }) => [
    ...[...before.matchAll(phrases)].map((match) => ({
      cue,
      far: before.length - match.index - match[0].length,
    })),
    ...[...after.matchAll(phrases)].map((match) => ({ cue, far: 1000 + match.index })),
  ]);
  const target = found.find(({ cue, far }) => cue === "targetRevenue" && far < 1000);
  const spend = found.some(({ cue }) => cue === "adSpend");
  // "We want to make 50k": the wish decides, unless it is a wish to spend.
  if (target && !spend) return "targetRevenue";
  return found.sort((a, b) => a.far - b.far)[0]?.cue ?? null;
}

function implied(amount: Amount, asked: InterviewField | null): AmountField | null {
  if (amount.period === "day" && asked !== "revenue" && asked !== "targetRevenue") return "adSpend";
  return isAmountField(asked) ? asked : null;
}

/** The answer that a sum gives to each of the questions; null if it gives none. */
const ANSWERS: Record<AmountField, (amount: Amount, asked: InterviewField | null) => string | null> = {
  adSpend: (amount, asked) => {
    // Some say their budget by the day, some by the month: without a period only the question tells.
    if (amount.period === null && asked !== "adSpend") return null;
    return bucket(SPEND_STEPS, amount, PER_DAY[amount.period ?? "day"]);
  },
  revenue: (amount) => bucket(REVENUE_STEPS, inThousands(amount), PER_MONTH[amount.period ?? "month"]),
  targetRevenue: (amount) => (amount.high > 0 ? targetText(amount) : null),
};

/** "Between 50 and 200" answers a question whose options are all in thousands. */
function inThousands(amount: Amount): Amount {
  if (amount.explicit || amount.high > 250) return amount;
  return { ...amount, low: amount.low * 1000, high: amount.high * 1000 };
}

function bucket(
  steps: readonly (readonly [number, string])[],
  amount: Amount,
  factor: number,
): string | null {
  const low = amount.low * factor;
  const high = amount.high * factor;
  const step = (sum: number) => steps.find(([bound]) => sum >= bound)?.[1] ?? null;
  if (amount.relation === "below") return step(high - 0.01);
  if (low === high) return step(round(low));
  // A range within one bucket gives that bucket; otherwise the middle of the range decides.
  return step(low) === step(high - 0.01) ? step(low) : step((low + high) / 2);
}

/** $3,000 a month is $100 a day, despite binary rounding errors. */
function round(sum: number): number {
  return Math.round(sum * 1e6) / 1e6;
}

/** The visitor's words, plus the number in digits, which the form requires. */
function targetText(amount: Amount): string {
  const period = amount.period === "year" ? " a year" : "";
  if (/\d/.test(amount.raw)) return `${amount.raw}${period}`;
  // "Fifty" may mean fifty thousand: a number said without a currency sign does not get one.
  return `${amount.raw} (${amount.sign === null ? "" : "$"}${amount.high.toLocaleString("en-US")})${period}`;
}
