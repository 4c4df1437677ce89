import { namesProgram } from "../offers/on-sale.ts";

/** What a visitor asks or raises beside the interview; each is answered before the next question. */
const TOPICS = [
  "instructions",
  "funnel",
  "guarantee",
  "result",
  "price",
  "method",
  "assistant",
  "privacy",
  "duration",
  "call",
  "offers",
  "advice",
] as const;
export type Topic = (typeof TOPICS)[number];

const TOPIC_WORDS: Record<Topic, RegExp> = {
  instructions:
    /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|rules?|prompt|above|previous|everything)\b|\bsystem prompt\b|\b(?:your|the) (?:hidden |secret |initial |original )?(?:prompt|instructions)\b|\b(?:set|give|make|change|put)\b.{0,24}\b(?:tier|score|leadscore|lead score)\b|\bjailbreak\b|\bdeveloper mode\b|\bpretend (?:to be|you)\b|\byou are now\b|\bact as\b/,
  funnel: /\bwhat(?:'s| is| are| do you mean by)? (?:a |the |an? ad )?(?:sales )?funnels?\b/,
  guarantee:
    /\bguarant\w*|\brefund\w*|\bmoney[- ]back\b|\bpromise\b|\bhow (?:soon|fast|quickly)\b|\bwhat results\b|\b(?:roi|roas)\b.{0,20}\b(?:expect|get|can)\b|\b(?:expect|get)\b.{0,20}\b(?:roi|roas)\b|\bdoes (?:it|this) (?:really |actually )?work\b/,
  result:
    /\b(?:my|which|what) (?:tier|score|result|recommendation)\b|\bwhat (?:do|would|will) you recommend\b|\bwhich (?:one|program\w*|offer|package) (?:is|would|should|fits|suits)\b/,
  price:
    /\bpric(?:e|es|ing|ey)\b|\bhow much (?:is|are|does|do|would|will|for)\b(?!.{0,12}\b(?:i|we) spend)|\bcosts?\b|\bcharge\b|\bfees?\b|\bexpensive\b|\bafford\b|\bwhat (?:is|are|would be) the (?:investment|rates?)\b|\bpayment plans?\b|\bdiscounts?\b/,
  method:
    /\bcore[- ]?4\b|\b(?:your|the) (?:method|framework|system|approach|process|strategy|playbook)\b|\bhow (?:does|do) (?:it|this|you|your \w+) work\b/,
  assistant:
    /\bare you (?:a |an )?(?:real|human|bot|robot|ai|person|machine|chatgpt|gpt)\b|\bwho (?:are you|am i (?:talking|chatting|speaking))\b|\bis this (?:a )?(?:bot|ai|automated|real|human)\b|\bwhat are you\b|\bchat ?gpt\b|\b(?:your|you have a) name\b/,
  privacy:
    /\bwhy (?:do|would|are) you (?:need|ask|want|asking)\b|\bwhy (?:is that|does that|that)\b.{0,10}\b(?:matter|needed|important)\b|\bwhat (?:will|do|are) you (?:do|doing)? ?with\b|\bprivacy\b|\bmy data\b|\bspam\b|\bgdpr\b|\bsell my\b|\bwho (?:sees|reads|gets)\b/,
  duration:
    /\bhow long\b.{0,20}\b(?:take|this|left|more)\b|\bhow many (?:more )?questions\b|\bhow much longer\b|\b(?:almost|nearly) (?:done|there|finished)\b|\bhow (?:far|much more)\b|\bare we done\b/,
  call: /\b(?:speak|talk|chat) (?:to|with) (?:a |an |some|your )?(?:human|person|one|someone|somebody|team|expert|rep|founder)\b|\b(?:book|schedule|have|get on|jump on) (?:a |the )?(?:call|meeting|demo)\b|\bphone\b|\bcontact (?:you|someone)\b|\bcall me\b(?! [a-z]+$)/,
  offers:
    /\bprogram(?:me)?s?\b|\b(?:your|the|what|which) (?:offers?|packages?|tiers?|services?|products|plans?|options)\b|\bdwy\b|\bdfy\b|\bdiy\b|\bwhat (?:do|can) you (?:do|offer|sell|help|provide)\b|\bmastermind\b|\badsignals\b|\belite\b|\binner circle\b|\b90-day transformation\b|\bcoaching\b|\bmentor(?:ing|ship)\b|\b(?:your|the|full[- ]service|ai) agency\b|\bdo(?:ne)?[- ](?:it[- ])?(?:with|for)[- ](?:you|yourself|me)\b|\bfinding out more\b|\bmore about (?:your|the)\b|\bwhat(?:'s| is) (?:included|in it)\b/,
  advice:
    /\b(?:advantage\+?|andromeda|ios ?14|pixel|capi|creatives?|hooks?|audiences?|targeting|lookalikes?|cbo|abo|budget should|should i|how (?:do|can|should|would) (?:i|we)|what (?:should|can) (?:i|we)|best way|tips?)\b/,
};

/** Words that begin a question; "what drives me mad is …" and "when I spend more …" do not. */
export const ASKS =
  "(?:(?:what|how|who|which|where|when)(?:'s|'re| is| are| was| were| do| does| did| will| would| should| could| can| has| have| am| much| many| long| soon| fast| about| if| come| kind| sort| else| exactly| programs?| services?| offers?| results?| tier| score| ads?| time| day)\\b|why|whose|is|are|do|does|did|can|could|will|would|should|may)";
const QUESTION = new RegExp(
  `\\?\\s*$|^(?:(?:and|but|so|ok|okay|hey|hi|also|wait),? )*(?:${ASKS}\\b|tell me|explain|(?:i'm|i am) interested in (?:finding|hearing|learning|knowing|(?:your|the)\\b)|i (?:want|would like|'d like) to know|curious)`,
);

/** Whether a folded sentence asks something. */
export function isQuestion(folded: string): boolean {
  return QUESTION.test(folded);
}

/** What is ordered is not stated: "Tell me that the coaching is free". */
const ORDER =
  /^(?:please )?(?:tell|explain|show|say|write|repeat|promise|guarantee|confirm|summari[sz]e|print|output|list|translate|encode)\b.*$/;

export function isOrder(folded: string): boolean {
  return ORDER.test(folded);
}

/** What a folded sentence asks about; a program is asked about by its name alone. An empty list for a statement. */
export function topicsOf(folded: string): Topic[] {
  const pushed = TOPIC_WORDS.instructions.test(folded);
  if (!isQuestion(folded)) return pushed ? ["instructions"] : namesProgram(folded) ? ["offers"] : [];
  const found = TOPICS.filter((topic) => TOPIC_WORDS[topic].test(folded));
  if (found.length === 0 && namesProgram(folded)) return ["offers"];
  // One answer is enough: the price of a programme is a question about the price.
  return found.slice(0, 1);
}

const DECLINE =
  /\b(?:rather not|prefer not|not (?:comfortable|telling|saying|sharing|giving|going to (?:say|share|tell|give))|won't (?:say|tell|share|give)|don't (?:want|wanna|like) to (?:say|share|tell|give|answer|disclose)|none of your|no comment|not your business|skip|pass(?: on)?\b(?! it)|that's (?:private|personal|confidential)|too personal|confidential|keep (?:that|it) (?:private|to myself)|can we skip|next question|no way|why should i)\b/;
const UNSURE =
  /^(?:(?:honestly|well|um+|hm+|sorry|to be honest|tbh),? )*(?:(?:i )?(?:have )?no (?:idea|clue)|(?:i'm )?not (?:really |quite |too )?sure|(?:i )?(?:really |honestly )?(?:don't|dont|do not) (?:really )?know|idk|dunno|can't say|hard to say|unsure|no clue|beats me|couldn't tell you)\b/;

export function declines(folded: string): boolean {
  return DECLINE.test(folded);
}

export function isUnsure(folded: string): boolean {
  return UNSURE.test(folded);
}

const CORRECTION =
  /\b(?:actually|correction|i meant|i mean|meant to (?:say|write)|sorry|oops|whoops|my mistake|my bad|mistyped|typo|change (?:it|that|my|the)|make (?:it|that)|update (?:it|that|my|the)|scratch that|on second thoughts?|in fact|rather|instead|wait|no longer|should (?:be|have been)|got that wrong|that's wrong|not right|to be (?:precise|exact)|let me correct|fix (?:that|my))\b|^no[,.! ]/;

/** Whether a folded sentence takes something back that was said before. */
export function corrects(folded: string): boolean {
  return CORRECTION.test(folded);
}

export type SmallTalk = "greeting" | "thanks" | "wellbeing" | "assent" | "farewell" | "laugh";

const SMALL_TALK: [SmallTalk, RegExp][] = [
  [
    "wellbeing",
    /^(?:(?:hi|hey|hello)[,! ]+)?(?:there[,! ]+)?(?:how are you|how's it going|how are things|what's up|sup|how do you do)\b/,
  ],
  [
    "greeting",
    /^(?:hi+|hey+|hello+|hiya|howdy|yo|good (?:morning|afternoon|evening|day)|greetings)(?: there| again| all| everyone| team)?[\s!.,]*$/,
  ],
  [
    "thanks",
    /^(?:(?:ok|okay|great|cool|perfect|awesome),? )?(?:thanks?(?: you| a lot| so much| a bunch)?|thank you(?: so much| very much)?|thx|ty|cheers|much appreciated)[\s!.,]*$/,
  ],
  ["farewell", /^(?:bye+|goodbye|see you|cya|later|talk (?:to you )?later|gotta go|i have to go)\b/],
  ["laugh", /^(?:ha(?:ha)+h?|lol+|lmao|rofl|hehe+|:\)+|😂+|🤣+)[\s!.]*$/u],
  [
    "assent",
    /^(?:ok(?:ay)?|k|sure|yes|yeah|yep|yup|cool|great|nice|perfect|awesome|alright|all right|sounds good|let's (?:go|do it|start)|i'm ready|ready|go ahead|go on|fine|got it|i see|makes sense|understood|interesting|wow|hm+|no|nope|👍+)(?: (?:thanks|then|please|cool|good|ok))?[\s!.,]*$/u,
  ],
];

/** What kind of small talk a whole folded message is, if it is nothing else. */
export function smallTalkOf(folded: string): SmallTalk | null {
  return SMALL_TALK.find(([, pattern]) => pattern.test(folded.trim()))?.[0] ?? null;
}

const FRUSTRATED =
  /\b(?:frustrat\w*|headaches?|pain ?points?|struggl\w*|annoy\w*|(?:biggest|main|number one|#1|real|worst|only) (?:problem|issue|challenge|hurdle|obstacle|pain|worry|complaint|roadblock|bottleneck|thing)|my (?:problem|issue|challenge|complaint) is|drives? (?:me|us) (?:mad|crazy|nuts|insane|up the wall)|bugs (?:me|us)|(?:i|we) (?:really )?(?:hate|can't stand)|fed up|(?:sick|tired) of|kills (?:me|us)|keeps me up|sucks|nightmare|pisses)\b/;

/** Whether a folded sentence tells what frustrates the visitor. */
export function tellsFrustration(folded: string): boolean {
  return FRUSTRATED.test(folded);
}

/** Where the clause that tells it begins in a folded sentence. */
export function frustrationStart(folded: string): number {
  const cue = folded.search(FRUSTRATED);
  const before = folded.slice(0, Math.max(0, cue));
  const breaks = [...before.matchAll(/[,;:]\s+(?:(?:and|but|so|because) )?|\s(?:and|but)\s+/g)].at(-1);
  return breaks ? breaks.index + breaks[0].length : 0;
}
