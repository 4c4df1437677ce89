import type { Amount } from "./understand-money.ts";
import { pattern, source } from "../phrases/pattern.ts";

const PERIOD_NEXT = pattern`
  ^\s*(?:/|(?:an?|per|each|every|this|last)\s(?:single )?(?:day|week|wk|month|mo|mth|year|yr)\b|daily\b
  |weekly\b|monthly\b|yearly\b|annual|p\.?[dma]\b|mrr\b|arr\b)`;

/** Words that may follow "a hundred" or "a million" if it is money; any other word is the thing counted. */
const SUM_GOES_ON = new RegExp(
  `${PERIOD_NEXT.source}|^\\s*(?:$|[^\\sa-z']|-ish|(?:${[
    "ish|or|plus|to|maybe|probably|perhaps|hopefully|if|when|once|because|since|as|though|which|that's",
    "about|around|roughly|approximately|approx|give|more or less|max|maximum|min|minimum|tops|at|total|altogether",
    "average|gross|net",
    "right|now|currently|today|these|lately|so far|already|ideally|eventually|by|within|in|on|for|from|with|after",
    "before|through|via",
    "into|towards?|behind|across|between|revenue|turnover|income|ad spend|spend|spending|budget",
    source`of (?:(?:ad|our|my|monthly|daily|yearly|annual|recurring|gross|net|total|new|meta|facebook) )*
      (?:spend|spending|revenue|sales|turnover|income|budget|mrr|ads?)`,
    "is|was|would|will|should|could|sounds|goes|go|went|works|i|we|it's|please|honestly|tbh|only|just|depending",
  ].join("|")})\\b)`,
);

/** "No one", "I'm fifty", "thanks a million", "one in a million": matched against the text before the number. */
const FIGURE_OF_SPEECH = pattern`(?:\b(?:no|i'm|i am|thanks|thank you|cheers|ta|(?:one|chance|not|never) in
  |(?:feel|feels|felt|look|looks) like)|^\s*(?:in|day))\s*$`;

const ONE_MORE = /^\s*more\b(?! or less)/;

const HEDGES = wordsOf(
  `about around roughly approximately approx circa maybe probably perhaps possibly like say i'd would i guess think
  suppose it's its it is was at currently right now today the moment so far somewhere near close to nearly almost over
  under more less than least most up above below between or ish plus max tops and ok okay well um umm uh hm hmm yes yeah
  sure honestly actually sorry no mean meant please thanks a an per each every day week wk month mo year yr daily weekly
  monthly yearly mrr`,
);
/** Words around a sum that say how it is used. */
const DEALINGS = new Set([
  ...HEDGES,
  ...wordsOf(
    `we i'm we're am are my our us do does doing did make makes making made earn earning spend spends spending spent
    put putting have bring bringing in on into of for ad ads meta facebook revenue sales turnover income budget target
    goal aim aiming be want wanna we'd hope hoping hit get getting reach reaching ideally grow`,
  ),
]);

/** Smaller spelled-out numbers usually count people, things or minutes rather than dollars. */
const SPELLED_SUM = 10;
/** A bare number of at least this size is a sum if its clause is about money: "spend 250", not "hit 3". */
const BARE_SUM = 50;

/**
 * Whether a visitor's number is a sum of money. A currency makes it one, and so does a size (k, hundred, million)
 * unless it counts things. A bare number is a sum if the rest of the answer has only words that accompany sums. `rest`
 * is the sentence without its numbers.
 */
export function isSumOfMoney(amount: Amount, rest: string, isAboutMoney: boolean): boolean {
  const { sign, isSpelled, before, after, high } = amount;
  if (sign === "currency") return true;
  if (FIGURE_OF_SPEECH.test(before)) return false;
  if (sign === "size") return !isSpelled || SUM_GOES_ON.test(after);
  if (ONE_MORE.test(after)) return false;
  if (consistsOf(HEDGES, rest)) return true;
  const clause = `${before} ${after}`;
  const isByPeriod = PERIOD_NEXT.test(after);
  if (isSpelled) return high >= SPELLED_SUM && consistsOf(DEALINGS, isByPeriod ? clause : rest);
  if (consistsOf(HEDGES, clause) || consistsOf(DEALINGS, rest)) return true;
  return (isAboutMoney || isByPeriod) && (high >= BARE_SUM || consistsOf(DEALINGS, clause));
}

function wordsOf(text: string): Set<string> {
  return new Set(text.match(/[\p{L}']+/gu));
}

function consistsOf(words: ReadonlySet<string>, text: string): boolean {
  return [...wordsOf(text)].every((word) => words.has(word));
}
