import type { QuestionPhrases } from "./question-phrases.ts";
import { pattern, source } from "./pattern.ts";

const NOT = source`(?:not|n't|never|no|isn't|aren't|doesn't|don't|hasn't|haven't|didn't|won't|barely|hardly)`;

export const FUNNEL_PHRASES: QuestionPhrases<"funnel"> = {
  elsewhere:
    /\b(?:ads?|campaigns?|results|performance|roas|goals?|want|looking to|(?:i'd|we'd|would) like)\b/,
  answers: {
    "no-funnel": {
      clear: [
        pattern`\b(?:no|zero|without(?: a| any)?|${NOT} (?:\w+ ){0,2}
          (?:have|got|built|build|set up|made|created|has)
          (?: (?:a|an|any|one|my|our|the|even|really|proper|real|yet))*) (?:
          (?:real|proper|working|sales|actual|dedicated|landing page or|page or|sort of|kind of) ){0,2}
          (?:funnel|landing page|sales page|opt-?in page)s?\b`,
        /\bwhat(?:'s| is) a funnel\b/,
        pattern`\bfunnel\b.{0,16}\b(?:doesn't exist|not (?:built|there|set up|ready|started)
          |isn't (?:built|there|set up|ready|live))`,
        pattern`\b(?:straight|directly|just|only) to (?:my|our|the|a) (?:home ?page|website|profile|instagram
          |dms?|shop|store|site)\b`,
        /\b(?:don't|do not) have (?:one|a funnel|any funnel)\b/,
        /\bstill (?:need|have) to build (?:a|one|my|our)(?: funnel)?\b/,
        /\bfunnel-?less\b/,
      ],
      asked: [
        pattern`^(?:\w+ ){0,2}(?:nothing|none|no(?=$|[,.!]| (?:not|i|we)\b)|nope|not yet|nada|zero)
          \b(?!.{0,12}\b(?:conver|buy|sale|consisten))`,
        /\b(?:don't|do not|haven't|have not) (?:really )?(?:have|got|built|made|set)\b/,
        /\bno (?:funnel|page)\b/,
        /\bwhat(?:'s| is) (?:that|a funnel)\b/,
        /\bnothing yet\b/,
        /\bnot (?:built|set up)\b/,
      ],
    },
    inconsistent: {
      clear: [
        pattern`\b(?:funnel|landing page|page|website|site|store|conversions?|conversion rates?|checkout)\b
          .{0,40}\b(?:inconsisten\w*|not (?:\w+ )?consisten\w*|isn't consistent|sometimes|on-and-off
          |hit-and-miss|hit[- ]or[- ]miss|ups?-and-downs?|some (?:days|weeks|months)|varies|unpredictable
          |unreliable|spotty|patchy|fluctuat\w*|sporadic\w*|on some|all over the (?:place|map))\b`,
        pattern`\bconver(?:t|ts|ting|sions?)\b.{0,24}\b(?:but not|inconsisten\w*|sometimes
          |some (?:days|weeks|months)|on-and-off|hit-and-miss|hit[- ]or[- ]miss|not consisten\w*
          |sporadic\w*|spotty|patchy|now and then|off and on|ups?-and-downs?)\b`,
        /\b(?:inconsistent|sporadic|spotty|patchy|unpredictable) (?:funnel|conversions?|conversion rate)\b/,
        /\b(?:sometimes|some (?:days|weeks|months)|now and then|occasionally|on and off)\b.{0,20}\bconver\w+/,
      ],
      asked: [
        pattern`\b(?:inconsisten\w*|not consistent\w*|consistently|isn't consistent|sometimes|hit-and-miss
          |hit[- ]or[- ]miss|ups?-and-downs?|on-and-off|some (?:days|weeks|months)|varies|unpredictable
          |unreliable|depends|so-so|mixed|now and then|occasionally|spotty|patchy|sporadic\w*
          |all over the place|fluctuat\w*)\b`,
      ],
    },
    "not-converting": {
      clear: [
        pattern`\b(?:funnel|landing page|sales page|page|website|site|store|checkout|visitors|traffic|people
          |nobody|no one|clicks)\b.{0,40}(?:\b(?:${NOT})\b|n't\b)
          (?: \w+){0,3} (?:conver\w*|work\w*|buy\w*|sell\w*|perform\w*|sign\w*|book\w*|purchas\w*|turn\w*
          |check\w* out)\b`,
        pattern`\b(?:nobody|no one|few|hardly anyone|barely anyone
          |hardly anybody) (?:is |ever |actually |really )*
          (?:buys?|buying|converts?|converting|purchases?|purchasing|signs up|signing up|opts in|books
          |booking)\b`,
        pattern`(?:n't|\bnot|\bnever|\bbarely|\bhardly|\bno|\bzero|\bpoor|\blow|\bterrible|\bbad) (?:\w+ ){0,1}?
          (?:converting|convert\b|conversions?\b|conversion rate)`,
        /\b(?:clicks|traffic|visitors) (?:but |and |with )?no (?:sales|leads|conversions|buyers|orders)\b/,
        /\bfunnel (?:is |'s )?(?:broken|leak\w*|dead|bad|terrible|weak|underperform\w*|flop\w*|bomb\w*)\b/,
        /\bbroken funnel\b/,
        /\bleaky funnel\b/,
      ],
      asked: [
        pattern`(?:n't|\bnot|\bnever|\bbarely|\bhardly) (?:\w+ ){0,2}
          (?:work\w*|conver\w*|buy|bought|sell\w*|perform\w*|well|great|good)\b`,
        /\bno (?:sales|conversions?|leads|buyers|one buys)\b/,
        /\b(?:badly|poorly|terribl[ey]|broken|leaks?|leaking|bounce|drop off|leave)\b/,
        /\bthey (?:leave|bounce|drop)\b/,
        /\bnothing happens\b/,
      ],
    },
    converting: {
      clear: [
        pattern`\b(?:funnel|landing page|sales page|page|website|site|store|checkout|conversions?)\b.{0,30}
          \b(?:conver\w*|work\w*|perform\w*|sell\w*|do\w*|is|are|'s)\b.{0,14}
          \b(?:well|great|nicely|fine|solid\w*|good|strong\w*|reliabl\w*|smoothly
          |like (?:crazy|a charm|clockwork)|consistently|profitabl\w*|really well)\b`,
        pattern`\b(?:it|funnel|page|site|store|that) (?:already |does |really |is )*(?:converts?|converting)
          (?: (?:really|very|pretty|quite|so))*(?: (?:well|great|nicely|fine|good|solidly|consistently
          |like .*))?\s*$`,
        /\b(?:good|great|high|solid|strong|healthy|decent) (?:conversions?|conversion rates?|converting)\b/,
        /\b(?:well|high)[- ]converting\b/,
        /\bproven funnel\b/,
        /\bfunnel that (?:\w+ )?(?:works|converts)\b/,
        /\bconverts? (?:very |really |pretty |quite )?(?:well|great|nicely|fine|consistently|reliably|at \d+)/,
      ],
      asked: [/\b(?:converts?|converting|works?|working|well|great|good|fine|solid|nicely|strong|yes|buy)\b/],
    },
  },
};
