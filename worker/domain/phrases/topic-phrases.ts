import { pattern } from "./pattern.ts";

/** Topics a visitor raises besides the interview; each is answered before the next question. The first match counts. */
export const TOPIC_PHRASES = [
  {
    topic: "instructions",
    phrases: [
      pattern`\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}
        \b(?:instructions?|rules?|prompt|above|previous|everything)\b`,
      /\bsystem prompt\b/,
      /\b(?:your|the) (?:hidden |secret |initial |original )?(?:prompt|instructions)\b/,
      /\b(?:set|give|make|change|put)\b.{0,24}\b(?:tier|score|leadscore|lead score)\b/,
      /\bjailbreak\b/,
      /\bdeveloper mode\b/,
      /\bpretend (?:to be|you)\b/,
      /\byou are now\b/,
      /\bact as\b/,
    ],
  },
  {
    topic: "funnel",
    phrases: [/\bwhat(?:'s| is| are| do you mean by)? (?:a |the |an? ad )?(?:sales )?funnels?\b/],
  },
  {
    topic: "guarantee",
    phrases: [
      /\bguarant\w*/,
      /\brefund\w*/,
      /\bmoney[- ]back\b/,
      /\bpromise\b/,
      /\bhow (?:soon|fast|quickly)\b/,
      /\bwhat results\b/,
      /\b(?:roi|roas)\b.{0,20}\b(?:expect|get|can)\b/,
      /\b(?:expect|get)\b.{0,20}\b(?:roi|roas)\b/,
      /\bdoes (?:it|this) (?:really |actually )?work\b/,
    ],
  },
  {
    topic: "result",
    phrases: [
      /\b(?:my|which|what) (?:tier|score|result|recommendation)\b/,
      /\bwhat (?:do|would|will) you recommend\b/,
      /\bwhich (?:one|program\w*|offer|package) (?:is|would|should|fits|suits)\b/,
    ],
  },
  {
    topic: "price",
    phrases: [
      /\bpric(?:e|es|ing|ey)\b/,
      /\bhow much (?:is|are|does|do|would|will|for)\b(?!.{0,12}\b(?:i|we) spend)/,
      /\bcosts?\b/,
      /\bcharge\b/,
      /\bfees?\b/,
      /\bexpensive\b/,
      /\bafford\b/,
      /\bwhat (?:is|are|would be) the (?:investment|rates?)\b/,
      /\bpayment plans?\b/,
      /\bdiscounts?\b/,
    ],
  },
  {
    topic: "method",
    phrases: [
      /\bcore[- ]?4\b/,
      /\b(?:your|the) (?:method|framework|system|approach|process|strategy|playbook)\b/,
      /\bhow (?:does|do) (?:it|this|you|your \w+) work\b/,
    ],
  },
  {
    topic: "assistant",
    phrases: [
      /\bare you (?:a |an )?(?:real|human|bot|robot|ai|person|machine|chatgpt|gpt)\b/,
      /\bwho (?:are you|am i (?:talking|chatting|speaking))\b/,
      /\bis this (?:a )?(?:bot|ai|automated|real|human)\b/,
      /\bwhat are you\b/,
      /\bchat ?gpt\b/,
      /\b(?:your|you have a) name\b/,
    ],
  },
  {
    topic: "privacy",
    phrases: [
      /\bwhy (?:do|would|are) you (?:need|ask|want|asking)\b/,
      /\bwhy (?:is that|does that|that)\b.{0,10}\b(?:matter|needed|important)\b/,
      /\bwhat (?:will|do|are) you (?:do|doing)? ?with\b/,
      /\bprivacy\b/,
      /\bmy data\b/,
      /\bspam\b/,
      /\bgdpr\b/,
      /\bsell my\b/,
      /\bwho (?:sees|reads|gets)\b/,
    ],
  },
  {
    topic: "duration",
    phrases: [
      /\bhow long\b.{0,20}\b(?:take|this|left|more)\b/,
      /\bhow many (?:more )?questions\b/,
      /\bhow much longer\b/,
      /\b(?:almost|nearly) (?:done|there|finished)\b/,
      /\bhow (?:far|much more)\b/,
      /\bare we done\b/,
    ],
  },
  {
    topic: "call",
    phrases: [
      pattern`\b(?:speak|talk|chat) (?:to|with) (?:a |an |some|your )?
        (?:human|person|one|someone|somebody|team|expert|rep|founder)\b`,
      /\b(?:book|schedule|have|get on|jump on) (?:a |the )?(?:call|meeting|demo)\b/,
      /\bphone\b/,
      /\bcontact (?:you|someone)\b/,
      /\bcall me\b(?! [a-z]+$)/,
    ],
  },
  {
    topic: "offers",
    phrases: [
      /\bprogram(?:me)?s?\b/,
      /\b(?:your|the|what|which) (?:offers?|packages?|tiers?|services?|products|plans?|options)\b/,
      /\bdwy\b/,
      /\bdfy\b/,
      /\bdiy\b/,
      /\bwhat (?:do|can) you (?:do|offer|sell|help|provide)\b/,
      /\bmastermind\b/,
      /\badsignals\b/,
      /\belite\b/,
      /\binner circle\b/,
      /\b90-day transformation\b/,
      /\bcoaching\b/,
      /\bmentor(?:ing|ship)\b/,
      /\b(?:your|the|full[- ]service|ai) agency\b/,
      /\bdo(?:ne)?[- ](?:it[- ])?(?:with|for)[- ](?:you|yourself|me)\b/,
      /\bfinding out more\b/,
      /\bmore about (?:your|the)\b/,
      /\bwhat(?:'s| is) (?:included|in it)\b/,
    ],
  },
  {
    topic: "advice",
    phrases: [
      pattern`\b(?:advantage\+?|andromeda|ios ?14|pixel|capi|creatives?|hooks?|audiences?|targeting|lookalikes?|cbo
        |abo|budget should|should i|how (?:do|can|should|would) (?:i|we)|what (?:should|can) (?:i|we)|best way
        |tips?)\b`,
    ],
  },
] as const satisfies readonly { topic: string; phrases: readonly RegExp[] }[];

export type Topic = (typeof TOPIC_PHRASES)[number]["topic"];
