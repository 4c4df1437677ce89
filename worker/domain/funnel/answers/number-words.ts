import { source } from "../../pattern.ts";

const UNITS = [
  "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
  "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
]; // prettier-ignore
const TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

const VALUES = new Map<string, number>([
  ...UNITS.map((word, index): [string, number] => [word, index]),
  ...TENS.map((word, index): [string, number] => [word, 20 + 10 * index]),
]);

const SIMPLE_NUMBER = [...UNITS, ...TENS].sort((a, b) => b.length - a.length).join("|");

const BELOW_HUNDRED = `(?:${SIMPLE_NUMBER})(?:[- ](?:${SIMPLE_NUMBER}))?`;

/** "seventy-five", "fifteen hundred", "a hundred and fifty", "one point five": source of a pattern, without groups. */
export const NUMBER_WORDS = source`(?:(?:${SIMPLE_NUMBER}) point (?:${SIMPLE_NUMBER})
  |(?:${BELOW_HUNDRED}|a(?= hundred))(?: hundred(?:(?: and)?[- ]${BELOW_HUNDRED})?)?)`;

/** The value of folded number words; 0 if they are not a number. "Two fifty" is 250. */
export function numberFromWords(words: string): number {
  const [whole = "", decimals] = words.split(" point ");
  if (decimals !== undefined) return Number(`${numberFromWords(whole)}.${numberFromWords(decimals)}`);
  let total = 0;
  for (const word of words.split(/[\s-]+/)) {
    if (word === "hundred") total = Math.max(total, 1) * 100;
    else {
      const value = VALUES.get(word) ?? 0;
      total = total > 0 && total < 10 && value >= 10 ? total * 100 + value : total + value;
    }
  }
  return total;
}
