import { source } from "../../pattern.ts";
import { NUMBER_WORDS, numberFromWords } from "./number-words.ts";

/** What multiplies the number before it. */
export const UNIT = "k|grand|thousand|mm|mil|mill|millions?|m|bn|billion|b";

/**
 * Currencies whose sums may be read as dollars once the visitor agrees; a sum in any other is none. US dollars have no
 * entry: they are what the answers are in.
 */
export const CURRENCIES: readonly { sign: string; said: string }[] = [
  { sign: "€", said: "€|euros?|eur" },
  { sign: "£", said: "£|gbp|pounds?(?: sterling)?|quid" },
  { sign: "A$", said: String.raw`au?\$|aud|australian dollars` },
  { sign: "C$", said: String.raw`ca?\$|cad|canadian dollars` },
  { sign: "NZ$", said: String.raw`nz\$|nzd|new zealand dollars` },
  { sign: "CHF ", said: "chf|(?:swiss )?francs" },
];
export const FOREIGN = CURRENCIES.map(({ said }) => said).join("|");

export const PERIOD = source`(?:\s?(?:per|a|each|\/)\s?(?<per>day|week|month|mo|year)(?![a-z])|\s?(?<ly>daily|weekly|monthly|yearly)(?![a-z]))`;

const HUNDRED = `hundred(?= (?:${UNIT})(?![a-z]))`;
/** What makes a number in words a sum: "one moment" is not one. */
const SPELLED = new RegExp(
  String.raw`\b(?:${NUMBER_WORDS}|${HUNDRED})(?![a-z])(?=( (?:${UNIT}|us dollars|dollars|bucks|usd|${FOREIGN})(?![a-z])|${PERIOD})?)`,
  "g",
);
/** "Two and a half million", "2 and a quarter million". */
const AND_PART = new RegExp(
  String.raw`(?<![\w.,])(?:(\d+)|(${NUMBER_WORDS})) and a (half|quarter) (?=(?:thousand|millions?|billion)(?![a-z]))`,
  "g",
);

/** A text in lower case with its sums in digits: "one million" as "1 million", "five hundred a day" as "500 a day". */
export function sumsInDigits(text: string): string {
  return text
    .replace(AND_PART, (_, digits: string | undefined, words: string | undefined, part: string) => {
      const whole = digits === undefined ? numberFromWords(words ?? "") : Number(digits);
      return `${whole + (part === "half" ? 0.5 : 0.25)} `;
    })
    .replace(SPELLED, (spelled: string, unit: string | undefined) =>
      unit !== undefined || spelled.includes("hundred") ? String(numberFromWords(spelled)) : spelled,
    );
}
