import type { ChoiceQuestionId } from "../answers/questions.ts";

export type ChoicePhrases = {
  value: string;
  /** Says this answer whatever was asked. */
  clear: RegExp;
  /** Says it only as a reply to the question itself. */
  asked?: RegExp;
};

const NOT = String.raw`(?:not|n't|never|no|isn't|aren't|doesn't|don't|hasn't|haven't|didn't|won't|barely|hardly)`;

/** How people say the answers, on folded text whose pairs are joined ("up-and-down"). The first that fits counts. */
export const CHOICE_PHRASES: Record<
  Exclude<ChoiceQuestionId, "adSpend" | "revenue">,
  readonly ChoicePhrases[]
> = {
  businessType: [
    {
      value: "clients",
      clear:
        /(?<!\b(?:last|previous|former|old|another|other|every|ex|hired an?|paid an?|bad|first|second|any|of) )\b(?:agency|agencies)\b(?! (?:before|last|that|who|charged|was|were|just|only|never|sent))|\b(?:freelanc\w*|frelanc\w*|media buyers?|consultan\w+|contractor)\b(?!.{0,24}\b(?:burned|failed|messed|screwed|ripped|ghosted|before|last|fired|previous|ran (?:it|them|our|my)))|\b(?:for|with|of|have|serve|manage|help|run ads for|run them for) (?:(?:my|our|other|several|multiple|a few|some|many|various|local|\d+|two|three|four|five|six|ten|different|small|paying|its|their) )*(?:clients?|other (?:people|businesses|brands|companies))\b|\bclient (?:work|accounts?|side)\b|\bmanage (?:ads|ad accounts|accounts|campaigns) for\b|\bother people's (?:ads|businesses|brands)\b|\bhelp (?:\w+ ){0,2}(?:businesses|brands|companies|shops|stores|people|owners) (?:with|run|grow|get|manage)\b|\b(?:service|done-for-you) provider\b/,
      asked: /\bclients?\b|\bother (?:businesses|brands|companies|people)\b|\bothers\b/,
    },
    {
      value: "own-business",
      clear:
        /\b(?:my|our) own\b(?! (?:ads|pace|time|way|head|money|fault))|\bown (?:a |an |my |our |the )?(?:\w+ ){0,3}(?:business|brand|shop|store|company|boutique|restaurant|gym|salon|studio|clinic|practice|startup|label)\b|\be-?com(?:merce)?\b(?! (?:clients|brands))|\bin-?house\b|\b(?:run|have|got|founded|started|launched|owner of|founder of) (?:a|an|my|our|the|this) (?:\w+[ -]){0,3}?(?:business|brand|shop|store|company|boutique|restaurant|gym|salon|studio|clinic|practice|startup|webshop|bakery|cafe)\b|\b(?:i'm|we're|i am|we are) (?:a|an) (?:\w+ ){0,3}(?:brand|shop|store|boutique|restaurant|gym|salon|studio|clinic|practice|startup|bakery|cafe|company|retailer|manufacturer)\b|\b(?:i|we) sell\b|\bdropship\w*|\bshopify\b|\bd2c\b|\bdtc\b|\b(?:business|store|shop|brand|company|gym|restaurant|salon) owner\b|\b(?:for|it's) (?:my|our) (?:\w+ )?(?:business|brand|shop|store|company|startup|products?)\b|\b(?:for|by) myself\b|\bfor ourselves\b|\bsolopreneur\b|\bwork (?:at|for|in) (?:a|an|one) (?:brand|company|business)\b/,
      asked:
        /\bown\b(?! (?:ads|campaigns|ad ))|\bmine\b|^(?:just |only |for )*myself\b|\bourselves\b|\b(?:just|only|my|our) (?:me|us|business|brand|store|shop|company)\b|\bproducts?\b|\bbusiness\b|\bbrand\b|\bcoach\b|\bcourses?\b/,
    },
  ],
  situation: [
    {
      value: "haven't-run-ads",
      clear:
        /\b(?:never|haven't|have not|hasn't|not|didn't)(?: (?:yet|ever|really|actually|even|properly|once))*[ -]+(?:run|ran|tried|done|used|launched|started|running|touched|placed|bought|advertised|set up)(?: with| on| any| a| single| our| my| the| paid| meta| facebook| fb| instagram| ig| online| running)*(?: ads?\b| ad\b| advertising| campaigns?| yet| it yet| them)|\bnever advertised\b|\b(?:brand[ -]?)?new to (?:meta |facebook |fb |paid |running |online |all this |this |the )*(?:ads?|advertising|game)?\b|\b(?:complete|total|absolute|a) (?:beginner|newbie|newcomer|rookie)\b|\bno ads? (?:yet|so far|at all|running|live)\b|\b(?:zero|no) (?:experience|ads experience)\b|\bstarting from (?:scratch|zero)\b|\byet to (?:run|start|launch|try)\b(?!.{0,12}funnel)|\bfirst time (?:running|doing|with|trying) (?:meta |facebook )?ads\b|\bhaven't (?:started|begun)\b(?!.{0,20}funnel)|\bno ads have\b|\b(?:just )?(?:getting started|starting out) with (?:\w+ ){0,2}ads\b/,
      asked:
        /^(?:\w+ ){0,2}(?:nothing|none|never|nope|not yet|nada|no ads?|zero)\b|\bhaven't\b|\bjust (?:starting|getting started|beginning)\b|\bbeginner\b|\bnot yet\b|\bnewbie\b|\bstarting out\b|\bdon't run\b|\bnot running\b/,
    },
    {
      value: "tried-failed",
      clear:
        /\b(?:tried|ran|did|used|tested|attempted|gave|experimented with)\b.{0,50}\b(?:fail\w*|flop\w*|didn't (?:work|perform|deliver|pay|go|convert|get|sell|do|pan)|did not work|no (?:luck|results|sales|success|joy|leads)|got nothing|nothing to show|waste of|not work|nothing (?:worked|came|happened|sold)|lost|wasted|without (?:success|any|luck|results)|never worked|zero (?:sales|results|return)|bombed|tanked|gave up|crashed|burned|burnt|stopped|quit|went nowhere|disaster)\b|\b(?:ads?|campaigns?|meta|facebook|it|they|we|that|everything i tried)\b.{0,20}\b(?:failed|flopped|bombed|tanked|went nowhere|(?:didn't|did not|never) (?:really |once )?(?:worked|work|pay off|perform|deliver))\b|\b(?:lost|wasted|burned|burnt|blew|threw away|flushed)\b.{0,20}\b(?:money|cash|budget|thousands?|hundreds?|a lot|a ton|\$?\d[\d.,]*k?)\b|\btried-and-failed\b|\bgot burned\b|\bbeen burned\b|\btried (?:it |them |ads )?(?:once|before|twice|a few times)\b/,
      asked:
        /\b(?:fail\w*|flop\w*|didn't work|did not work|doesn't work|don't work|not working|never worked|no results|no luck|wasted|lost money|gave up|bombed|tried)\b|\bunsuccessful/,
    },
    {
      value: "yo-yo",
      clear:
        /\b(?:ups?-and-downs?|yo[- ]?yo\w*|roller ?coaster|hit-and-miss|hit[- ]or[- ]miss|feast[- ](?:and|or)[- ]famine|hot-and-cold|on-and-off|on[ -]again|back-and-forth|good-and-bad|all over the (?:place|map|shop)|unpredictable|unstable|volatile|see-?saw\w*|fluctuat\w*|erratic|highs-and-lows)\b(?!.{0,16}\b(?:funnel|page|conversion))|\b(?:some|one|good|great) (?:days?|weeks?|months?)\b.{0,40}\b(?:others?|next|bad|some|another|terrible|dead|nothing|then)\b|\b(?:results|ads|performance|campaigns|roas|numbers|leads|sales|it)\b.{0,20}\b(?:inconsistent|swing\w*|come and go|comes and goes|spik\w+|varies|vary)\b|\b(?:inconsistent|spotty|patchy) (?:results|performance|ads|roas)\b|\bsometimes\b.{0,30}\bsometimes\b|\b(?:works?|worked) (?:one|some|for a) (?:day|days|week|weeks|month|months|while)\b/,
      asked:
        /\b(?:inconsisten\w*|sometimes|some (?:days|weeks|months)|mixed|varies|vary|swings?|depends|so-so|spotty|patchy|unreliable|not consistent|bumpy)\b/,
    },
    {
      value: "working-handoff",
      clear:
        /\b(?:hand(?:ing)?(?: it| them| this| that| everything| the ads| my ads| our ads| things)?[ -]?(?:off|over)|hand-?off|take (?:it|them|this|the ads|everything|ads|that) (?:over|off)|takes? over\b.{0,20}|outsourc\w*|delegat\w*|off (?:my|our) (?:plate|hands|desk)|someone else (?:to )?(?:run|do|manage|handle)|somebody (?:else )?(?:to )?(?:run|do|manage|handle)|(?:no|don't have(?: the| any)?|not enough|lack the) time (?:to (?:run|manage|handle|do)|for (?:it|them|ads|the ads|this|that))|(?:run|manage|handle) (?:it|them|ads|the ads|everything) for (?:me|us)|do it for (?:me|us))\b|\b(?:ads?|campaigns?|they|it|everything|things|meta)\b(?:'s| is| are| 're|'re)? (?:\w+ ){0,3}(?:working|profitable|doing|performing|running) (?:well|great|fine|good|nicely|smoothly|solidly)\b(?!.{0,10}\b(?:some|one)\b)|\bads (?:already |do |are |really )*(?:work|working|profitable)\b(?! (?:some|one|for a|on|but))/,
      asked:
        /\b(?:working|work|works|profitable|going well|doing well|fine|great|good|solid|hand)\b(?! (?:up|some))/,
    },
    {
      value: "coaching",
      clear:
        /\b(?:run|running|manage|managing|doing)\b.{0,30}\b(?:want|need|looking for|would like|like)\b.{0,20}\b(?:coach\w*|mentor\w*|guidance|training|teach\w*)\b|\b(?:want|need|looking for|would like|like|after|seeking)\b.{0,16}\b(?:a coach|a mentor|mentoring|mentorship|someone to (?:teach|coach|guide|mentor|train))\b|\b(?:teach|coach|mentor|train|guide) (?:me|us)\b(?!.{0,20}\?)|\blearn (?:how )?to (?:run|do|manage) (?:it|them|ads|my|our|this)\b.{0,20}\b(?:myself|ourselves|better|properly)?/,
      asked: /\b(?:coach\w*|mentor\w*|teach|learn\w*|guidance|training|get better|improve)\b/,
    },
  ],
  funnel: [
    {
      value: "no-funnel",
      clear: new RegExp(
        String.raw`\b(?:no|zero|without(?: a| any)?|${NOT} (?:\w+ ){0,2}(?:have|got|built|build|set up|made|created|has)(?: (?:a|an|any|one|my|our|the|even|really|proper|real|yet))*) (?:(?:real|proper|working|sales|actual|dedicated|landing page or|page or|sort of|kind of) ){0,2}(?:funnel|landing page|sales page|opt-?in page)s?\b|\bwhat(?:'s| is) a funnel\b|\bfunnel\b.{0,16}\b(?:doesn't exist|not (?:built|there|set up|ready|started)|isn't (?:built|there|set up|ready|live))|\b(?:straight|directly|just|only) to (?:my|our|the|a) (?:home ?page|website|profile|instagram|dms?|shop|store|site)\b|\b(?:don't|do not) have (?:one|a funnel|any funnel)\b|\bstill (?:need|have) to build (?:a|one|my|our)(?: funnel)?\b|\bfunnel-?less\b`,
      ),
      asked:
        /^(?:\w+ ){0,2}(?:nothing|none|no(?=$|[,.!]| (?:not|i|we)\b)|nope|not yet|nada|zero)\b(?!.{0,12}\b(?:conver|buy|sale|consisten))|\b(?:don't|do not|haven't|have not) (?:really )?(?:have|got|built|made|set)\b|\bno (?:funnel|page)\b|\bwhat(?:'s| is) (?:that|a funnel)\b|\bnothing yet\b|\bnot (?:built|set up)\b/,
    },
    {
      value: "inconsistent",
      clear:
        /\b(?:funnel|landing page|page|website|site|store|conversions?|conversion rates?|checkout)\b.{0,40}\b(?:inconsisten\w*|not (?:\w+ )?consisten\w*|isn't consistent|sometimes|on-and-off|hit-and-miss|hit[- ]or[- ]miss|ups?-and-downs?|some (?:days|weeks|months)|varies|unpredictable|unreliable|spotty|patchy|fluctuat\w*|sporadic\w*|on some|all over the (?:place|map))\b|\bconver(?:t|ts|ting|sions?)\b.{0,24}\b(?:but not|inconsisten\w*|sometimes|some (?:days|weeks|months)|on-and-off|hit-and-miss|hit[- ]or[- ]miss|not consisten\w*|sporadic\w*|spotty|patchy|now and then|off and on|ups?-and-downs?)\b|\b(?:inconsistent|sporadic|spotty|patchy|unpredictable) (?:funnel|conversions?|conversion rate)\b|\b(?:sometimes|some (?:days|weeks|months)|now and then|occasionally|on and off)\b.{0,20}\bconver\w+/,
      asked:
        /\b(?:inconsisten\w*|not consistent\w*|consistently|isn't consistent|sometimes|hit-and-miss|hit[- ]or[- ]miss|ups?-and-downs?|on-and-off|some (?:days|weeks|months)|varies|unpredictable|unreliable|depends|so-so|mixed|now and then|occasionally|spotty|patchy|sporadic\w*|all over the place|fluctuat\w*)\b/,
    },
    {
      value: "not-converting",
      clear: new RegExp(
        String.raw`\b(?:funnel|landing page|sales page|page|website|site|store|checkout|visitors|traffic|people|nobody|no one|clicks)\b.{0,40}(?:\b(?:${NOT})\b|n't\b)(?: \w+){0,3} (?:conver\w*|work\w*|buy\w*|sell\w*|perform\w*|sign\w*|book\w*|purchas\w*|turn\w*|check\w* out)\b|\b(?:nobody|no one|few|hardly anyone|barely anyone|hardly anybody) (?:is |ever |actually |really )*(?:buys?|buying|converts?|converting|purchases?|purchasing|signs up|signing up|opts in|books|booking)\b|(?:n't|\bnot|\bnever|\bbarely|\bhardly|\bno|\bzero|\bpoor|\blow|\bterrible|\bbad) (?:\w+ ){0,1}?(?:converting|convert\b|conversions?\b|conversion rate)|\b(?:clicks|traffic|visitors) (?:but |and |with )?no (?:sales|leads|conversions|buyers|orders)\b|\bfunnel (?:is |'s )?(?:broken|leak\w*|dead|bad|terrible|weak|underperform\w*|flop\w*|bomb\w*)\b|\bbroken funnel\b|\bleaky funnel\b`,
      ),
      asked:
        /(?:n't|\bnot|\bnever|\bbarely|\bhardly) (?:\w+ ){0,2}(?:work\w*|conver\w*|buy|bought|sell\w*|perform\w*|well|great|good)\b|\bno (?:sales|conversions?|leads|buyers|one buys)\b|\b(?:badly|poorly|terribl[ey]|broken|leaks?|leaking|bounce|drop off|leave)\b|\bthey (?:leave|bounce|drop)\b|\bnothing happens\b/,
    },
    {
      value: "converting",
      clear:
        /\b(?:funnel|landing page|sales page|page|website|site|store|checkout|conversions?)\b.{0,30}\b(?:conver\w*|work\w*|perform\w*|sell\w*|do\w*|is|are|'s)\b.{0,14}\b(?:well|great|nicely|fine|solid\w*|good|strong\w*|reliabl\w*|smoothly|like (?:crazy|a charm|clockwork)|consistently|profitabl\w*|really well)\b|\b(?:it|funnel|page|site|store|that) (?:already |does |really |is )*(?:converts?|converting)(?: (?:really|very|pretty|quite|so))*(?: (?:well|great|nicely|fine|good|solidly|consistently|like .*))?\s*$|\b(?:good|great|high|solid|strong|healthy|decent) (?:conversions?|conversion rates?|converting)\b|\b(?:well|high)[- ]converting\b|\bproven funnel\b|\bfunnel that (?:\w+ )?(?:works|converts)\b|\bconverts? (?:very |really |pretty |quite )?(?:well|great|nicely|fine|consistently|reliably|at \d+)/,
      asked: /\b(?:converts?|converting|works?|working|well|great|good|fine|solid|nicely|strong|yes|buy)\b/,
    },
  ],
  goal: [
    {
      value: "first-funnel",
      clear:
        /\b(?:build\w*|creat\w*|launch\w*|get\w*|set\w*|mak\w*|have|need|start\w*|finish\w*|want)\b.{0,24}\b(?:(?:my|our|a|the|that) (?:very )?first (?:\w+ )?(?:funnel|sales funnel|landing page)|first funnel|a (?:working |proper |real |sales )?funnel (?:built|up|live|done|going|set up|running|in place|off the ground))\b|\b(?:build\w*|creat\w*|launch\w*|get|getting|need|want|set up) a (?:working |proper |real |sales )?funnel\s*$|\bfirst funnel\b/,
      asked:
        /\bfunnel\b|\bfirst\b|\bget(?:ting)? started\b|\blaunch\w*\b|\bbuild\w*\b|\bset(?:ting)? (?:it|things|everything) up\b/,
    },
    {
      value: "fix-inconsistency",
      clear:
        /\b(?:fix\w*|solv\w*|stop\w*|end\w*|stabili[sz]\w*|iron\w* out|even out|smooth\w*|get\w* rid of|sort out|want|need|get|more|make|making|like|goal|achiev\w*)\b.{0,30}\b(?:consisten\w*|inconsisten\w*|ups?-and-downs?|rollercoaster|roller coaster|swings?|yo[- ]?yo\w*|stability|stable|steady|steadier|predictab\w*|reliable|fluctuation\w*)\b|\bstabili[sz](?:e|ing)\b|\bconsistent (?:results|leads|sales|roas|returns|revenue|flow)\b|\bpredictable (?:results|leads|sales|revenue|growth|returns)\b|\bsteady (?:results|leads|sales|flow|growth|stream)\b/,
      asked: /\b(?:consisten\w*|inconsisten\w*|stab\w*|steady|steadier|predictab\w*|reliab\w*|fix\w*|even)\b/,
    },
    {
      value: "scale",
      clear:
        /\b(?:scal(?:e|ing)\b(?! of)|(?:want|like|looking|ready|hoping|trying) to grow|grow(?:ing)? (?:faster|the business|what|this|it|bigger|my|our|further|aggressively|quickly)|tak(?:e|ing) (?:it|this|things|us|the business) to the next level|level(?:ing)? up|expand\w*|ramp\w* up|spend(?:ing)? more profitably|increas\w+ (?:the |our |my )?(?:ad )?(?:spend|budget)|(?:double|triple|10x|5x|2x|3x)(?:ing)? (?:down|the|our|my|spend|revenue|sales|what|business|it))\b/,
      asked:
        /\b(?:scal\w*|grow\w*|bigger|more (?:sales|leads|customers|volume|revenue)|next level|expand\w*|ramp\w*|increase)\b/,
    },
    {
      value: "coaching",
      clear:
        /\b(?:want|need|looking for|would like|like|get|after|seeking|goal is|interested in getting|prefer)\b.{0,20}\b(?:coaching|coached|training for|trained|1:1|one[- ]on[- ]one|group coaching)\b(?!.{0,10}program)|\bcoaching for (?:me|us|my|our)\b|\b(?:train|coach|upskill) (?:me|us|my team|our team)\b|\blearn(?:ing)? (?:how )?to (?:run|do|manage|master)\b|\bget better at (?:ads|it|this|running)\b/,
      asked: /\b(?:coach\w*|learn\w*|train\w*|mentor\w*|teach\w*|guidance|skills?|knowledge|team)\b/,
    },
  ],
};
