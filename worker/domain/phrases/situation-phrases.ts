import type { QuestionPhrases } from "./question-phrases.ts";
import { pattern } from "./pattern.ts";

export const SITUATION_PHRASES: QuestionPhrases<"situation"> = {
  elsewhere: pattern`\b(?:funnel|landing page|sales page|checkout|conver\w+|goals?|fix|scal(?:e|ing)
    |(?:more|get|stable|predictable) (?:consistent|stable|results))\b`,
  answers: {
    "haven't-run-ads": {
      clear: [
        pattern`\b(?:never|haven't|have not|hasn't|not|didn't)
          (?: (?:yet|ever|really|actually|even|properly|once))*[ -]+
          (?:run|ran|tried|done|used|launched|started|running|touched|placed|bought|advertised|set up)
          (?: with| on| any| a| single| our| my| the| paid| meta| facebook| fb| instagram| ig| online
          | running)*(?: ads?\b| ad\b| advertising| campaigns?| yet| it yet| them)`,
        /\bnever advertised\b/,
        pattern`\b(?:brand[ -]?)?new to (?:meta |facebook |fb |paid |running |online |all this |this |the )*
          (?:ads?|advertising|game)?\b`,
        /\b(?:complete|total|absolute|a) (?:beginner|newbie|newcomer|rookie)\b/,
        /\bno ads? (?:yet|so far|at all|running|live)\b/,
        /\b(?:zero|no) (?:experience|ads experience)\b/,
        /\bstarting from (?:scratch|zero)\b/,
        /\byet to (?:run|start|launch|try)\b(?!.{0,12}funnel)/,
        /\bfirst time (?:running|doing|with|trying) (?:meta |facebook )?ads\b/,
        /\bhaven't (?:started|begun)\b(?!.{0,20}funnel)/,
        /\bno ads have\b/,
        /\b(?:just )?(?:getting started|starting out) with (?:\w+ ){0,2}ads\b/,
      ],
      asked: [
        /^(?:\w+ ){0,2}(?:nothing|none|never|nope|not yet|nada|no ads?|zero)\b/,
        /\bhaven't\b/,
        /\bjust (?:starting|getting started|beginning)\b/,
        /\bbeginner\b/,
        /\bnot yet\b/,
        /\bnewbie\b/,
        /\bstarting out\b/,
        /\bdon't run\b/,
        /\bnot running\b/,
      ],
    },
    "tried-failed": {
      clear: [
        pattern`\b(?:tried|ran|did|used|tested|attempted|gave|experimented with)\b.{0,50}
          \b(?:fail\w*|flop\w*|didn't (?:work|perform|deliver|pay|go|convert|get|sell|do|pan)|did not work
          |no (?:luck|results|sales|success|joy|leads)|got nothing|nothing to show|waste of|not work
          |nothing (?:worked|came|happened|sold)|lost|wasted|without (?:success|any|luck|results)
          |never worked|zero (?:sales|results|return)|bombed|tanked|gave up|crashed|burned|burnt|stopped
          |quit|went nowhere|disaster)\b`,
        pattern`\b(?:ads?|campaigns?|meta|facebook|it|they|we|that|everything i tried)\b.{0,20}
          \b(?:failed|flopped|bombed|tanked|went nowhere
          |(?:didn't|did not|never) (?:really |once )?(?:worked|work|pay off|perform|deliver))\b`,
        pattern`\b(?:lost|wasted|burned|burnt|blew|threw away|flushed)\b.{0,20}
          \b(?:money|cash|budget|thousands?|hundreds?|a lot|a ton|\$?\d[\d.,]*k?)\b`,
        /\btried-and-failed\b/,
        /\bgot burned\b/,
        /\bbeen burned\b/,
        /\btried (?:it |them |ads )?(?:once|before|twice|a few times)\b/,
      ],
      asked: [
        pattern`\b(?:fail\w*|flop\w*|didn't work|did not work|doesn't work|don't work|not working|never worked
          |no results|no luck|wasted|lost money|gave up|bombed|tried)\b`,
        /\bunsuccessful/,
      ],
    },
    "yo-yo": {
      clear: [
        pattern`\b(?:ups?-and-downs?|yo[- ]?yo\w*|roller ?coaster|hit-and-miss|hit[- ]or[- ]miss
          |feast[- ](?:and|or)[- ]famine|hot-and-cold|on-and-off|on[ -]again|back-and-forth|good-and-bad
          |all over the (?:place|map|shop)|unpredictable|unstable|volatile|see-?saw\w*|fluctuat\w*|erratic
          |highs-and-lows)\b(?!.{0,16}\b(?:funnel|page|conversion))`,
        pattern`\b(?:some|one|good|great) (?:days?|weeks?|months?)\b.{0,40}
          \b(?:others?|next|bad|some|another|terrible|dead|nothing|then)\b`,
        pattern`\b(?:results|ads|performance|campaigns|roas|numbers|leads|sales|it)\b.{0,20}
          \b(?:inconsistent|swing\w*|come and go|comes and goes|spik\w+|varies|vary)\b`,
        /\b(?:inconsistent|spotty|patchy) (?:results|performance|ads|roas)\b/,
        /\bsometimes\b.{0,30}\bsometimes\b/,
        /\b(?:works?|worked) (?:one|some|for a) (?:day|days|week|weeks|month|months|while)\b/,
      ],
      asked: [
        pattern`\b(?:inconsisten\w*|sometimes|some (?:days|weeks|months)|mixed|varies|vary|swings?|depends|so-so
          |spotty|patchy|unreliable|not consistent|bumpy)\b`,
      ],
    },
    "working-handoff": {
      clear: [
        pattern`\b(?:hand(?:ing)?(?: it| them| this| that| everything| the ads| my ads| our ads| things)?[ -]?
          (?:off|over)|hand-?off|take (?:it|them|this|the ads|everything|ads|that) (?:over|off)
          |takes? over\b.{0,20}|outsourc\w*|delegat\w*|off (?:my|our) (?:plate|hands|desk)
          |someone else (?:to )?(?:run|do|manage|handle)
          |somebody (?:else )?(?:to )?(?:run|do|manage|handle)
          |(?:no|don't have(?: the| any)?|not enough|lack the) time (?:to (?:run|manage|handle|do)
          |for (?:it|them|ads|the ads|this|that))
          |(?:run|manage|handle) (?:it|them|ads|the ads|everything) for (?:me|us)|do it for (?:me|us))\b`,
        pattern`\b(?:ads?|campaigns?|they|it|everything|things|meta)\b(?:'s| is| are| 're|'re)? (?:\w+ ){0,3}
          (?:working|profitable|doing|performing|running) (?:well|great|fine|good|nicely|smoothly|solidly)
          \b(?!.{0,10}\b(?:some|one)\b)`,
        /\bads (?:already |do |are |really )*(?:work|working|profitable)\b(?! (?:some|one|for a|on|but))/,
      ],
      asked: [
        /\b(?:working|work|works|profitable|going well|doing well|fine|great|good|solid|hand)\b(?! (?:up|some))/,
      ],
    },
    coaching: {
      clear: [
        pattern`\b(?:run|running|manage|managing|doing)\b.{0,30}\b(?:want|need|looking for|would like|like)\b
          .{0,20}\b(?:coach\w*|mentor\w*|guidance|training|teach\w*)\b`,
        pattern`\b(?:want|need|looking for|would like|like|after|seeking)\b.{0,16}
          \b(?:a coach|a mentor|mentoring|mentorship|someone to (?:teach|coach|guide|mentor|train))\b`,
        /\b(?:teach|coach|mentor|train|guide) (?:me|us)\b(?!.{0,20}\?)/,
        pattern`\blearn (?:how )?to (?:run|do|manage) (?:it|them|ads|my|our|this)\b.{0,20}
          \b(?:myself|ourselves|better|properly)?`,
      ],
      asked: [/\b(?:coach\w*|mentor\w*|teach|learn\w*|guidance|training|get better|improve)\b/],
    },
  },
};
