import type { QuestionId } from "../answers/questions.ts";
import { pattern } from "./pattern.ts";

/** The questions answered with a sum of money; in the quiz, with a range. */
const AMOUNT_FIELDS = ["adSpend", "revenue", "targetRevenue"] as const satisfies readonly QuestionId[];
export type AmountField = (typeof AMOUNT_FIELDS)[number];

export function isAmountField(field: string | null): field is AmountField {
  return AMOUNT_FIELDS.some((each) => each === field);
}

/** `other`: a sum that answers none of the questions. */
export const CUES = [...AMOUNT_FIELDS, "other"] as const;
export type Cue = (typeof CUES)[number];

/** Words that say what a sum is for. The nearest before the sum decides, else the nearest after it. */
export const CUE_PHRASES: Record<Cue, readonly RegExp[]> = {
  adSpend: [
    /ad ?-?spend/,
    /ad budget/,
    /\bspend(?:ing|s)?\b/,
    /\bbudget\b/,
    pattern`\b(?:on|in|into|for|towards?) (?:my |our |the )?(?:meta|facebook|fb|instagram|ig|paid)?\s?
        (?:ads?|advertising)\b`,
    /\bput(?:ting)? (?:in|into|behind)\b/,
    /\bburn(?:ing)? through\b/,
    /\bgo(?:es|ing)? (?:in|into|to|towards?) (?:meta|facebook|fb|ads)\b/,
  ],
  revenue: [
    /\brevenues?\b/,
    /\bturn(?:s|ing)? ?over\b/,
    /\b(?:in )?sales\b/,
    /\bmak(?:e|es|ing)\b/,
    /\bmade\b/,
    /\bearn(?:s|ing)?\b/,
    /\bgross(?:es|ing)?\b/,
    /\bbring(?:s|ing)? in\b/,
    /\bpull(?:s|ing)? in\b/,
    pattern`\b(?:do|does|doing|did)\b(?=(?: (?:about|around|roughly|maybe|some|close to|over|under|just|like
        |almost|nearly|approximately|~))* *$)`,
    /\bmrr\b/,
    /\barr\b/,
    /\bincome\b/,
    /\bbill(?:s|ing)?\b/,
    /\binvoic(?:e|es|ing)\b/,
    /\bcom(?:es?|ing) in\b/,
    /\b(?:currently|now|sitting|hovering) (?:at|around)\b/,
    /\btop line\b/,
    /\btak(?:e|es|ing) in\b/,
    /\b(?:business|shop|store|company) is (?:at|doing)\b/,
  ],
  targetRevenue: [
    /\btargets?\b(?!ing)/,
    /\bgoals?\b/,
    /\baim(?:s|ing)?\b/,
    pattern`\b(?:want|wanna|like|love|hope|hoping|plan(?:ning)?|trying|need|looking|wish)
        (?: to| we'd| i'd)? (?:hit|get|reach|make|be|grow|do|scale|see|cross|earn|bring|climb)\b`,
    pattern`\b(?:hit|hitting|reach|reaching|shoot(?:ing)? for|get(?:ting)? to|grow(?:ing)? to|scal(?:e|ing) to
        |cross(?:ing)?|going for)\b`,
    /\bdream\b/,
    /\bideally\b/,
    /\bone day\b/,
    /\bhappy with\b/,
    /\bwant\b(?= (?:about |around |at least |over )?[$\d])/,
  ],
  other: [
    /\blost\b/,
    /\blos(?:e|ing)\b/,
    /\bwast(?:e|ed|ing)\b/,
    /\bcosts?\b/,
    /\bpaid\b/,
    /\bpay(?:ing)?\b/,
    /\bcharg(?:e|es|ing)\b/,
    /\bretainers?\b/,
    /\bper (?:lead|sale|click|client|customer|order|purchase|call)\b/,
    /\ba lead\b/,
    /\baov\b/,
    /\bcp[alcm]\b/,
    /\bprices?d?\b/,
    /\bticket\b/,
    /\bprofit\b/,
    /\bdebt\b/,
    /\bfollowers\b/,
    /\bsubscribers\b/,
    /\bthink(?:ing)? (?:of|about)\b/,
  ],
};

/** Says that the visitor spends nothing or earns nothing. */
export const NO_SPEND: readonly RegExp[] = [
  /\b(?:not|never|aren't|isn't|haven't|don't)\b.{0,20}\b(?:spend|spending|spent)\b/,
  /\bno (?:ad )?(?:spend|budget)\b/,
  /\b(?:spend|spending|spent) (?:is )?(?:nothing|zero|nada|\$?0)\b/,
  /\b(?:nothing|zero) (?:on|in) ads\b/,
];
export const NO_REVENUE: readonly RegExp[] = [
  /\bpre[- ]?revenue\b/,
  /\bno (?:revenue|income|turnover|sales (?:yet|so far|at all))\b/,
  pattern`\b(?:not|aren't|isn't|haven't)\b.{0,16}\b(?:mak(?:e|ing)|made|earning)\b.{0,12}
    \b(?:any|money|yet|anything|sale)\b`,
  /\brevenue is (?:zero|nothing|nil)\b/,
  /\bmaking nothing\b/,
];
/** Before a range that leads from the visitor's present to their target. */
export const FROM_HERE =
  /\b(?:go(?:ing)?|get(?:ting)?|grow(?:ing)?|scal(?:e|ing)|mov(?:e|ing)|tak(?:e|ing) (?:it|us|me|this)) from\s*$/;
/** Answers "nothing" to a question about a sum. */
export const NOTHING = pattern`^(?:well |currently |right now |um+ |honestly |at the moment )*
  (?:(?:nothing|none|zero|nil|nada|\$?0)(?=$|[^a-z' ]
  | (?:yet|so far|at|right|currently|now|today|really|for now|on|per|a|this|because|since|as|still|until
  |but|dollars|bucks|revenue|spend|whatsoever|honestly|i|we)\b)|not (?:yet|spending|making)
  |no(?:t)? (?:any|anything)|haven't (?:started|launched)|just start(?:ing|ed))\b`;

/** After a sum: the thing it is spent on. */
export const OF_SPEND = pattern`
  ^.{0,16}\b(?:in|of|on|for|to)\s+(?:our |my |the )?(?:daily |monthly |meta |facebook |fb |ad )*
  (?:spend|budget|ads)\b`;
