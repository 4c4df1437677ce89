import type { QuestionPhrases } from "./question-phrases.ts";
import { pattern } from "./pattern.ts";

export const BUSINESS_TYPE_PHRASES: QuestionPhrases<"businessType"> = {
  answers: {
    clients: {
      clear: [
        pattern`(?<!\b(?:last|previous|former|old|another|other|every|ex|hired an?|paid an?|bad|first|second|any
          |of) )\b(?:agency|agencies)\b(?! (?:before|last|that|who|charged|was|were|just|only|never|sent))`,
        pattern`\b(?:freelanc\w*|frelanc\w*|media buyers?|consultan\w+|contractor)
          \b(?!.{0,24}\b(?:burned|failed|messed|screwed|ripped|ghosted|before|last|fired|previous
          |ran (?:it|them|our|my)))`,
        pattern`\b(?:for|with|of|have|serve|manage|help|run ads for
          |run them for) (?:(?:my|our|other|several|multiple|a few|some|many|various|local|\d+|two|three
          |four|five|six|ten|different|small|paying|its|their) )*
          (?:clients?|other (?:people|businesses|brands|companies))\b`,
        /\bclient (?:work|accounts?|side)\b/,
        /\bmanage (?:ads|ad accounts|accounts|campaigns) for\b/,
        /\bother people's (?:ads|businesses|brands)\b/,
        pattern`\bhelp (?:\w+ ){0,2}(?:businesses|brands|companies|shops|stores|people|owners) (?:with|run|grow
          |get|manage)\b`,
        /\b(?:service|done-for-you) provider\b/,
      ],
      asked: [/\bclients?\b/, /\bother (?:businesses|brands|companies|people)\b/, /\bothers\b/],
    },
    "own-business": {
      clear: [
        /\b(?:my|our) own\b(?! (?:ads|pace|time|way|head|money|fault))/,
        pattern`\bown (?:a |an |my |our |the )?(?:\w+ ){0,3}
          (?:business|brand|shop|store|company|boutique|restaurant|gym|salon|studio|clinic|practice
          |startup|label)\b`,
        /\be-?com(?:merce)?\b(?! (?:clients|brands))/,
        /\bin-?house\b/,
        pattern`\b(?:run|have|got|founded|started|launched|owner of|founder of) (?:a|an|my|our|the
          |this) (?:\w+[ -]){0,3}?(?:business|brand|shop|store|company|boutique|restaurant|gym|salon
          |studio|clinic|practice|startup|webshop|bakery|cafe)\b`,
        pattern`\b(?:i'm|we're|i am|we are) (?:a|an) (?:\w+ ){0,3}
          (?:brand|shop|store|boutique|restaurant|gym|salon|studio|clinic|practice|startup|bakery|cafe
          |company|retailer|manufacturer)\b`,
        /\b(?:i|we) sell\b/,
        /\bdropship\w*/,
        /\bshopify\b/,
        /\bd2c\b/,
        /\bdtc\b/,
        /\b(?:business|store|shop|brand|company|gym|restaurant|salon) owner\b/,
        /\b(?:for|it's) (?:my|our) (?:\w+ )?(?:business|brand|shop|store|company|startup|products?)\b/,
        /\b(?:for|by) myself\b/,
        /\bfor ourselves\b/,
        /\bsolopreneur\b/,
        /\bwork (?:at|for|in) (?:a|an|one) (?:brand|company|business)\b/,
      ],
      asked: [
        /\bown\b(?! (?:ads|campaigns|ad ))/,
        /\bmine\b/,
        /^(?:just |only |for )*myself\b/,
        /\bourselves\b/,
        /\b(?:just|only|my|our) (?:me|us|business|brand|store|shop|company)\b/,
        /\bproducts?\b/,
        /\bbusiness\b/,
        /\bbrand\b/,
        /\bcoach\b/,
        /\bcourses?\b/,
      ],
    },
  },
};
