import { BELIEVABLE } from "../answers/revenue-gap.ts";
import { answersWithin, REVENUE_RANGES, type MoneyRanges } from "../answers/money-ranges.ts";
import type { AnswerTo, QuestionId } from "../answers/questions.ts";
import { readAmounts, type Amount } from "../answers/amounts.ts";
import { withoutOtherNumbers } from "../answers/other-numbers.ts";
import { CURRENCIES, FOREIGN, PERIOD, sumsInDigits, UNIT } from "../answers/spelled-sums.ts";
import { dollarsOf } from "../answers/target-revenue.ts";
import { source } from "../../pattern.ts";
import { plainWords } from "./plain-words.ts";

/** The questions answered with a sum of money; in the quiz, with a range. */
const MONEY_FIELDS = ["adSpend", "revenue", "targetRevenue"] as const satisfies readonly QuestionId[];
export type MoneyField = (typeof MONEY_FIELDS)[number];

export function isMoneyField(field: string): field is MoneyField {
  return MONEY_FIELDS.some((each) => each === field);
}

/** Ad spend in dollars a day for each answer. */
const SPEND_RANGES: MoneyRanges<AnswerTo<"adSpend">> = {
  "under-100": { from: 0, below: 100 },
  "100-300": { from: 100, below: 300 },
  "300-1000": { from: 300, below: 1000 },
  "1000-3000": { from: 1000, below: 3000 },
  "3000-plus": { from: 3000, below: Infinity },
};

const SIGNS = CURRENCIES.map(({ sign, said }) => ({
  sign,
  pattern: new RegExp(`(?<![a-z])(?:${said})(?![a-z])`),
}));

/** The forms of a sum (contract 6): `$1.5M`, `half a million`, `500k`, `100,000`, `250`, `50k to 200k`. */
const NUMBER = source`(?:(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?(?![.,]?\d)(?:\s?(?:${UNIT})(?![a-z]))?
  |(?:half a|half|a quarter of a|a quarter|quarter) (?:million|billion))`;
const SUM = source`(?:(?:us)?\$|usd|${FOREIGN})?\s?${NUMBER}
  (?:\s?(?:us dollars|dollars|bucks|usd|${FOREIGN})(?![a-z])|\s?\$(?!\d))?`;
const MONEY = source`(?<from>between )?(?<low>${SUM})(?:\s?(?<to>-|to|and)\s?(?<high>${SUM}))?${PERIOD}?`;
const WHOLE = new RegExp(`^(?:(?:about|around) )?${MONEY}$`);
const ANYWHERE = new RegExp(String.raw`(?<![\w\p{Sc}.,-])${MONEY}(?![\w%\p{Sc}]|[.,]\d)`, "gu");
const ARTICLE = /^((?:about |around )?)an? (?=(?:thousand|million|billion)\b)/;
const CURRENCY = new RegExp(String.raw`\$|usd|dollars|bucks|${FOREIGN}`);
/** A bare number up to this may as well be an option's place as a sum. */
const LAST_PLACE = 5;

const MONTHS = { day: 30, week: 52 / 12, month: 1, year: 1 / 12 };

/** `isCurrency`: a currency is named, so that the sum is as it stands. */
type Sum = Amount & { isCurrency: boolean };
/** `sign`: that of a currency other than US dollars. */
type Read = { period: keyof typeof MONTHS | null; sums: Sum[]; sign: string | null };

/** The answer that a message is, in plain words: one sum or range and nothing else. Null for anything less certain. */
export function moneyAnswer(field: MoneyField, message: string, words: string): string | null {
  const match = WHOLE.exec(sumsInDigits(words));
  if (!match) return null;
  const { from, to } = match.groups ?? {};
  // "1 and 3" are two things, "between 1k and 3k" is one.
  if ((from !== undefined) !== (to === "and")) return null;
  const read = readOf(match);
  if (read.sign !== null) return null;
  if (read.period === null && read.sums.some(isPlace)) return null;
  const told = read.period ?? (field === "adSpend" ? "day" : "month");
  if (told !== "month" && !(told === "day" && field === "adSpend")) return null;
  // Below a thousand, a month's revenue without a unit is read as thousands: a guess, so it is only proposed.
  if (field === "revenue" && read.sums.some(({ value, scaled }) => !scaled && value > 0 && value < 1000))
    return null;
  const [answer, other] = answersOf(field, read);
  if (answer === undefined || other !== undefined) return null;
  return field === "targetRevenue" && /\d/.test(message) ? message : answer;
}

/**
 * The answers that the sums in plain words could give; those of a range are all that it touches. The 180 of "within 180
 * days" is none.
 */
export function moneyCandidates(field: MoneyField, words: string): string[] {
  // "Thanks a million" is no answer, but "a million" alone may be one.
  const said = withoutOtherNumbers(sumsInDigits(words.trim().replace(ARTICLE, "$11 ")));
  const whole = WHOLE.exec(said);
  return (whole ? [whole] : [...said.matchAll(ANYWHERE)]).flatMap((match) => answersOf(field, readOf(match)));
}

/**
 * The answer to a question with ranges of money that a text is: one sum, or a range within one of them. Null for another
 * question, and for anything less certain.
 */
export function moneyRangeOf(field: QuestionId, text: string): string | null {
  if (field !== "adSpend" && field !== "revenue") return null;
  return moneyAnswer(field, text, plainWords(text));
}

function readOf({ groups }: RegExpExecArray): Read {
  const per = groups?.["per"] ?? groups?.["ly"]?.replace("daily", "day").replace(/ly$/, "") ?? null;
  const period = per === "mo" ? "month" : per;
  const sums = [groups?.["low"] ?? "", groups?.["high"] ?? ""].flatMap((sum) =>
    readAmounts(sum).map((amount) => ({ ...amount, isCurrency: CURRENCY.test(sum) })),
  );
  const said = `${groups?.["low"]} ${groups?.["high"]}`;
  const sign = SIGNS.find(({ pattern }) => pattern.test(said))?.sign ?? null;
  return { period: period !== null && isPeriod(period) ? period : null, sums, sign };
}

function isPlace({ value, scaled, isCurrency }: Sum): boolean {
  return !scaled && !isCurrency && Number.isInteger(value) && value >= 1 && value <= LAST_PLACE;
}

function isPeriod(text: string): text is keyof typeof MONTHS {
  return Object.hasOwn(MONTHS, text);
}

function answersOf(field: MoneyField, { period, sums, sign }: Read): string[] {
  if (field === "adSpend") {
    const daily = sums.map(({ value }) => (period === null ? value : (value * MONTHS[period]) / MONTHS.day));
    return answersWithin(SPEND_RANGES, daily);
  }
  // Nobody aims for so much a day: the sum is another one.
  if (field === "targetRevenue" && period === "day") return [];
  const dollars = (sum: Sum) => (field === "revenue" && sum.isCurrency ? sum.value : dollarsOf(sum));
  const monthly = sums.map((sum) => dollars(sum) * MONTHS[period ?? "month"]);
  if (field === "revenue") return answersWithin(REVENUE_RANGES, monthly);
  const most = Math.max(...monthly);
  return most > 0 && most <= BELIEVABLE ? [`${sign ?? "$"}${Math.round(most).toLocaleString("en-US")}`] : [];
}
