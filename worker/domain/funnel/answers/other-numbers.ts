/** What makes an amount of the number before it. */
const SCALE = String.raw`\s?(?:k|m|mm|mil|mill|b|bn|grand|thousand|millions?|billions?)\b`;
const NUMBER = String.raw`(?:\d{1,3}(?: \d{3})+(?!\d)|\d+(?:[.,]\d+)*)`;
const COUNTED =
  "leads|clients|customers|users|members|students|people|subscribers|followers|visitors|views|clicks";
const ONE_COUNTED = COUNTED.replaceAll(/s(?=\||$)/g, "s?");
const UNIT =
  String.raw`(?:(?:new|more|extra|paying|qualified|booked|active) )?(?:days?|weeks?|months?|mos|years?|yrs?|hours?|hrs?
  |minutes?|mins?|x|times|st|nd|rd|th|percent|pct|am|pm|${ONE_COUNTED}|persons?|patients?|buyers?|calls?|sales|orders?|deals?
  |appointments?|bookings?|meetings?|jobs?|projects?|units?|products?|courses?|ads?|campaigns?|stores?|shops?
  |locations?|employees?)\b`.replaceAll(/\s*\n\s*/g, "");

/** `24/7`, `50/50`, `12/31/2026`: no part is longer than a day's, a month's or a year's. */
const SLASHED = new RegExp(String.raw`${NUMBER}(?:/${NUMBER})+(?!${SCALE})`, "g");
const DATE_PART = /^(?:\d{1,2}|20\d\d)$/;
/** `year 1`, `phase 2`, `day 90`; `per month 50` and `a month 50` are amounts. */
const NUMBERED = new RegExp(
  String.raw`(?:\b(per|an?|each|every|this|next|last)\s+|(/)\s*)?\b(?:years?|yr|months?|weeks?|days?|quarter|phase|stage|step|part|round|tier|level|option|number|no\.?|version|milestone)\s*#?\s?\d{1,2}(?![\d.,]*\d|${SCALE}|\s?%)`,
  "g",
);
/** `1. 100k 2. 200k`, `1) 100k`, `#1`. */
const LISTED = /(^|[\s,;(])(?:\d[.:](?=\s+[$£€]?\d)|\d\)(?=\s*\S)|#\d{1,2}\b)|^\d\.(?=\s)/gm;
/** `180 days`, `60 to 90 days`, `3x`, `10 new clients`; with a currency's sign it is an amount all the same. */
const WITH_UNIT = new RegExp(
  String.raw`([$£€]\s?${NUMBER})|${NUMBER}(?:\s?(?:-|–|to|or|and)\s?${NUMBER})?[\s-]{0,2}${UNIT}|${NUMBER}${SCALE} (?:${COUNTED})\b`,
  "g",
);
const IN_YEAR =
  /\b(?:in|by|of|until|till|since|during|before|after|end|mid|early|late|q[1-4]|jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*),?[\s-]+20[2-4]\d\b(?![.,]\d)/g;
/** `7 figures` are a million. */
const FIGURES = /\b([4-9]|four|five|six|seven|eight|nine)[\s-]?figures?\b/g;
const FIGURE_WORDS = ["four", "five", "six", "seven", "eight", "nine"];

/** Ends the number before it. */
const GAP = " | ";

/**
 * A text in lower case without the numbers that are no amounts: dates and shares, the number of a phase or of an entry
 * in a list, and whatever counts something else than money. Figures become the amount that they stand for.
 */
export function withoutOtherNumbers(text: string): string {
  return text
    .replace(SLASHED, (match) => (match.split("/").every((part) => DATE_PART.test(part)) ? GAP : match))
    .replace(NUMBERED, (match, per?: string, slash?: string) => (per || slash ? match : GAP))
    .replace(LISTED, GAP)
    .replace(IN_YEAR, GAP)
    .replace(WITH_UNIT, (_, money?: string) => money ?? GAP)
    .replace(FIGURES, (_, count: string) => String(10 ** (figuresOf(count) - 1)));
}

function figuresOf(count: string): number {
  return FIGURE_WORDS.includes(count) ? FIGURE_WORDS.indexOf(count) + 4 : Number(count);
}
