import { NUMBER_WORDS, numberFromWords } from "../answers/number-words.ts";
import { pattern, source } from "../../pattern.ts";

const MULTIPLIERS: Record<string, number> = {
  hundred: 1e2,
  hundreds: 1e2,
  k: 1e3,
  grand: 1e3,
  thousand: 1e3,
  thou: 1e3,
  m: 1e6,
  mm: 1e6,
  mil: 1e6,
  mill: 1e6,
  million: 1e6,
};

// prettier-ignore

const VAGUE: [RegExp, number][] = [
  [/^half/, 0.5],
  [/^(?:a )?quarter/, 0.25],
  [/couple/, 2],
  [/few/, 3],
  [/several/, 4],
];
const DIGITS = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;

const VAGUE_WORDS =
  "(?:half a|half|a quarter(?: of a)?|quarter(?: of a)?|(?:a )?couple(?: of)?|(?:a )?few|several|an?)";

const MULTIPLIER =
  "(?:k|grand|thousand|thou|hundreds?(?: (?:k|grand|thousand)(?![a-z]))?|mm|million|mill|mil|m)(?![a-z])";
const CURRENCY = String.raw`(?:[$£€]|\b(?:usd|cad|us\$)\s?)`;
const CLAIM_MONEY_NUMBER = String.raw`(?:${DIGITS}|\b${NUMBER_WORDS}\b)(?:\s?${MULTIPLIER})?|\b${VAGUE_WORDS}\s${MULTIPLIER}`;
const UNIT = String.raw`(?:\s?(?:dollars|dollar|bucks|usd|cad|quid|euros|pounds)\b|\s?[$£€](?!\d))`;
const ONE = String.raw`${CURRENCY}?\s?(?:${CLAIM_MONEY_NUMBER})${UNIT}?`;

const AMOUNT = new RegExp(
  String.raw`(?<![\w.,@/#-])(${ONE})(?:\s?(?:-|to|and|or|through)\s{0,2}(${ONE}))?(?!(?!ish\b)[\w@]|\.\w)`,
  "g",
);

// A number before one of these counts something other than money.
const COUNTED = pattern`
  ^\s*(?:%|percent|per cent|x|times|years?|yrs?|months?|weeks?|days?|hours?|hrs?|minutes?|mins?|seconds?
  |secs?|moments?|clients?|customers?|people|employees|staff|products?|campaigns?|ads?(?! spend)|ad sets?
  |leads?|sales|orders?|visitors|clicks|stores?|brands|locations|kids|of (?:us|my|our|them))(?![a-z])`;
const DAY = String.raw`(?:daily|(?:a|per|each|every(?: single)?|\/)\s?day|\/d\b|p\.?d\b)`;
const WEEK = String.raw`(?:weekly|(?:a|per|each|every|\/)\s?(?:week|wk)\b)`;

const MONTH = source`(?:monthly|(?:a|per|each|every(?: single)?|this|last|\/)\s?(?:month|mo|mth)\b
  |\/m\b|p\.?m\b|mrr)`;

const YEAR = source`(?:yearly|annual(?:ly)?|(?:a|per|each|every|this|last|\/)\s?(?:year|yr)\b
  |p\.?a\b|per annum|arr\b)`;

const PERIODS: [Period, RegExp][] = [
  ["day", new RegExp(DAY)],
  ["week", new RegExp(WEEK)],
  ["month", new RegExp(MONTH)],
  ["year", new RegExp(YEAR)],
];

/** A number about money or time, in a comparable form. */
export type Figure =
  | { kind: "money"; amount: number; period: Period | null }
  | { kind: "percent"; amount: number; of: string | null }
  | { kind: "time"; amount: number; unit: string };

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const PERCENT = new RegExp(String.raw`(${NUMBER})\s?(?:%|percent\b|per cent\b)([^.,;]*)`, "g");
const TIME = new RegExp(
  String.raw`(?:\b(${NUMBER_WORDS})|(${NUMBER}))\s?[- ]?\s?(minute|hour|day|week|month|quarter|year)s?\b`,
  "g",
);
const FILLER = /^(?:of|the|a|an|your|our|new|in|on|to|for|and|or)$/;

/** The figures in a folded text. A range of money counts as its two ends. */
export function figuresIn(text: string): Figure[] {
  return [...moneyIn(text), ...percentIn(text), ...timeIn(text)];
}

function moneyIn(text: string): Figure[] {
  return amountsIn(text)
    .filter(({ explicit }) => explicit)
    .flatMap(({ low, high, period }) =>
      [...new Set([low, high])].map((amount) => ({ kind: "money", amount, period })),
    );
}

function percentIn(text: string): Figure[] {
  return [...text.matchAll(PERCENT)].map(([, number = "", after = ""]) => {
    const of = after.match(/[a-z]+/g)?.find((word) => !FILLER.test(word)) ?? null;
    return { kind: "percent", amount: Number(number.replaceAll(",", "")), of };
  });
}

function timeIn(text: string): Figure[] {
  return [...text.matchAll(TIME)].map(([, words, digits, unit = ""]) => {
    const amount = digits ? Number(digits.replaceAll(",", "")) : numberFromWords(words ?? "");
    return { kind: "time", amount, unit };
  });
}

/** Whether a figure matches a known one: the same number, for the same period, or per cent of the same thing. */
export function sameFigure(said: Figure, stands: Figure): boolean {
  if (said.kind === "money") {
    return stands.kind === "money" && said.amount === stands.amount && said.period === stands.period;
  }
  if (said.kind === "percent") {
    return (
      stands.kind === "percent" &&
      said.amount === stands.amount &&
      (said.of === null || said.of === stands.of)
    );
  }
  return stands.kind === "time" && said.amount === stands.amount && said.unit === stands.unit;
}

type Period = "day" | "week" | "month" | "year";

/** A sum of money in a clause; a single sum has both ends alike. */
type Amount = {
  low: number;
  high: number;
  period: Period | null;
  /** Stated with a currency, a size (k, hundred, million) or a period; a bare number may count anything. */
  explicit: boolean;
};

/** The numbers in a folded clause that may be sums of money, in order. */
function amountsIn(clause: string): Amount[] {
  const matches = [...clause.matchAll(AMOUNT)];
  return matches.flatMap((match, index) => {
    const end = match.index + match[0].length;
    const before = clause.slice(matches[index - 1] ? endOf(matches[index - 1]) : 0, match.index);
    const after = clause.slice(end, matches[index + 1]?.index ?? clause.length);
    const amount = amountOf(match, before, after);
    return amount ? [amount] : [];
  });
}

function endOf(match: RegExpExecArray | undefined): number {
  return match ? match.index + match[0].length : 0;
}

function amountOf(match: RegExpExecArray, before: string, after: string): Amount | null {
  const [raw, first = "", second] = match;
  const hasCurrency = /[$£€]|dollar|bucks|usd|cad|quid|euros|pounds/.test(raw);
  if (!hasCurrency && COUNTED.test(after)) return null;
  const high = second === undefined ? null : valueOf(second, 1);
  const low = valueOf(first, high && !multiplierOf(first) ? inherited(first, second ?? "") : 1);
  const period = periodOf(before, after);
  const hasSize = multiplierOf(raw) !== null || /\d,\d{3}/.test(raw);
  return {
    low: high === null ? low : Math.min(low, high),
    high: high === null ? low : Math.max(low, high),
    period,
    explicit: hasCurrency || hasSize || period !== null,
  };
}

/** In "5 to 10k" the five are thousands too; in "500 to 1k" the five hundred are not. */
function inherited(first: string, second: string): number {
  const multiplier = multiplierOf(second) ?? 1;
  return valueOf(first, 1) * multiplier <= valueOf(second, 1) ? multiplier : 1;
}

function multiplierOf(text: string): number | null {
  const word = /(?:^|[\d\s])(k|grand|thousand|thou|hundreds|mm|million|mill|mil|m)(?![a-z])/.exec(text)?.[1];
  if (word !== undefined) return MULTIPLIERS[word] ?? null;
  return /\bhundreds?\b/.test(text) ? 100 : null;
}

function valueOf(text: string, inheritedMultiplier: number): number {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0];
  const scale = /(?:^|[\d\s])(k|grand|thousand|thou|mm|million|mill|mil|m)(?![a-z])/.exec(text)?.[1];
  const multiplier = (scale && MULTIPLIERS[scale]) || 1;
  if (digits !== undefined) {
    const hundred = /\d\s?hundreds?/.test(text) ? 100 : 1;
    return Number(digits.replaceAll(",", "")) * multiplier * hundred * inheritedMultiplier;
  }
  const words = text.replace(/[^a-z -]/g, "").trim();
  const vague = VAGUE.find(([said]) => said.test(words))?.[1];
  if (vague !== undefined) return vague * (/hundreds?/.test(words) ? 100 : multiplier);
  const spelled = /[a-z]/.test(words) && !/^(?:hundreds?|grand|thousand|thou|million|k|m)$/.test(words);
  // "A thousand" has no number word and means one.
  const counted = spelled && /\bzero\b/.test(words) ? 0 : numberFromWords(words) || 1;
  return counted * multiplier * inheritedMultiplier;
}

function periodOf(before: string, after: string): Period | null {
  for (const text of [after, before]) {
    const found = PERIODS.map(([period, said]) => ({ period, at: text.search(said) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)[0];
    if (found) return found.period;
  }
  return null;
}
