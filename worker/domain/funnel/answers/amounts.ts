import { FREE_TEXT_MAX } from "./contact-fields.ts";
import { withoutOtherNumbers } from "./other-numbers.ts";
import { sumsInDigits } from "./spelled-sums.ts";

/** An amount read from free text. `scaled`: its unit was written out (`k`, `million`) rather than implied. */
export type Amount = { value: number; scaled: boolean };

// Runs in linear time: each alternative starts with a different kind of character, and none can retry a long run.
const TOKENS = /\b[qh][1-4]\b|\d{1,3}(?:[ \u00a0\u2009\u202f'’]\d{3})+(?!\d)|\d+(?:[.,]+\d+)*|%|[a-z]+/g;

/** However people part the words of a number. */
const BETWEEN_WORDS = /(?<=[a-z])[\s\u2010-\u2015-]+(?=[a-z])/g;

const FRACTIONS = new Map([
  ["half", 0.5],
  ["quarter", 0.25],
]);
const FILLERS = new Set(["a", "an", "of"]);
/** Words that are an amount even without a preceding number. */
const SCALE_WORDS = new Map([
  ["thousand", 1e3],
  ["million", 1e6],
  ["millions", 1e6],
  ["billion", 1e9],
]);
/** Suffixes that only mean something directly after a number. */
const SUFFIXES = new Map([
  ["k", 1e3],
  ["grand", 1e3],
  ["m", 1e6],
  ["mm", 1e6],
  ["mil", 1e6],
  ["mill", 1e6],
  ["b", 1e9],
  ["bn", 1e9],
]);

/**
 * Every amount in a text, in order: `$1.5M`, `half a million`, `two million`, `50k to 200k`, `100,000`, `1 000 000`.
 * Percentages and quarters of a year (`Q4`) are not amounts, nor are other numbers with a unit of their own. Nothing is
 * read beyond the length of an answer. Never throws; values are finite.
 */
export function readAmounts(text: string): Amount[] {
  const amounts: Amount[] = [];
  let number: number | null = null;
  let fraction: number | null = null;
  const close = () => {
    if (number !== null) amounts.push({ value: number, scaled: false });
    number = null;
  };
  const plain = text.slice(0, FREE_TEXT_MAX).toLowerCase().replaceAll(BETWEEN_WORDS, " ");
  const said = withoutOtherNumbers(sumsInDigits(plain));
  for (const [token] of said.matchAll(TOKENS)) {
    if (/^\d/.test(token)) {
      close();
      number = parseNumber(token);
      fraction = null;
      continue;
    }
    const scale = SCALE_WORDS.get(token) ?? (number === null ? undefined : SUFFIXES.get(token));
    if (scale !== undefined) {
      amounts.push({ value: bounded((number ?? fraction ?? 1) * scale), scaled: true });
      number = fraction = null;
      continue;
    }
    if (token === "%") number = null;
    close();
    if (!FILLERS.has(token)) fraction = FRACTIONS.get(token) ?? null;
  }
  close();
  return amounts;
}

/** The last separator is a decimal point unless it groups thousands: `1,500`, `1.500.000`, `1,5`. */
function parseNumber(token: string): number {
  const text = token.replace(/[ \u00a0\u2009\u202f'’]/g, "");
  const last = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  const decimals = text.slice(last + 1);
  const isPoint = text[last] === "." && text.indexOf(".") === last;
  const isDecimal = last >= 0 && (decimals.length !== 3 || isPoint);
  const whole = (isDecimal ? text.slice(0, last) : text).replace(/[.,]/g, "");
  return bounded(Number(isDecimal ? `${whole}.${decimals}` : whole));
}

function bounded(value: number): number {
  return Math.min(value, Number.MAX_SAFE_INTEGER);
}
