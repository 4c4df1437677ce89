import { namesProgram } from "../offers/on-sale.ts";
import { anyOf, fitsAny, pattern, source } from "../phrases/pattern.ts";
import { TOPIC_PHRASES, type Topic } from "../phrases/topic-phrases.ts";

/** Words that start a question; "what drives me mad is …" and "when I spend more …" are not questions. */
export const ASKS = source`
  (?:(?:what|how|who|which|where|when)(?:'s|'re| is| are| was| were| do| does| did| will| would| should| could
  | can| has| have| am| much| many| long| soon| fast| about| if| come| kind| sort| else| exactly| programs?| services?
  | offers?| results?| tier| score| ads?| time| day)\b|why|whose|is|are|do|does|did|can|could|will|would|should|may)`;
const QUESTION = pattern`\?\s*$|^(?:(?:and|but|so|ok|okay|hey|hi|also|wait),? )*(?:${ASKS}\b|tell me|explain
  |(?:i'm|i am) interested in (?:finding|hearing|learning|knowing|(?:your|the)\b)
  |i (?:want|would like|'d like) to know|curious)`;

/** Whether a folded sentence is a question. */
export function isQuestion(folded: string): boolean {
  return QUESTION.test(folded);
}

/** An instruction is not a statement: "Tell me that the coaching is free". */
const ORDER = pattern`
  ^(?:please )?(?:tell|explain|show|say|write|repeat|promise|guarantee|confirm|summari[sz]e|print|output
  |list|translate|encode)\b.*$`;

export function isOrder(folded: string): boolean {
  return ORDER.test(folded);
}

/**
 * The topics of a question in a folded sentence; a program's name alone counts as a question. Empty for a statement.
 */
export function topicsOf(folded: string): Topic[] {
  const found = TOPIC_PHRASES.filter(({ phrases }) => fitsAny(phrases, folded)).map(({ topic }) => topic);
  if (!isQuestion(folded) && !found.includes("instructions")) return namesProgram(folded) ? ["offers"] : [];
  if (found.length === 0 && namesProgram(folded)) return ["offers"];
  // One answer is enough: the price of a program is a question about the price.
  return found.slice(0, 1);
}

const DECLINE = pattern`\b(?:rather not|prefer not|not (?:comfortable|telling|saying|sharing|giving
  |going to (?:say|share|tell|give))|won't (?:say|tell|share|give)
  |don't (?:want|wanna|like) to (?:say|share|tell|give|answer|disclose)|none of your|no comment
  |not your business|skip|pass(?: on)?\b(?! it)|that's (?:private|personal|confidential)|too personal
  |confidential|keep (?:that|it) (?:private|to myself)|can we skip|next question|no way|why should i)\b`;
const UNSURE = pattern`^(?:(?:honestly|well|um+|hm+|sorry|to be honest|tbh),? )*
  (?:(?:i )?(?:have )?no (?:idea|clue)|(?:i'm )?not (?:really |quite |too )?sure
  |(?:i )?(?:really |honestly )?(?:don't|dont|do not) (?:really )?know|idk|dunno|can't say|hard to say
  |unsure|no clue|beats me|couldn't tell you)\b`;

export function declines(folded: string): boolean {
  return DECLINE.test(folded);
}

export function isUnsure(folded: string): boolean {
  return UNSURE.test(folded);
}

const CORRECTION = anyOf([
  pattern`\b(?:actually|correction|i meant|i mean|meant to (?:say|write)|sorry|oops|whoops|my mistake|my bad
    |mistyped|typo|change (?:it|that|my|the)|make (?:it|that)|update (?:it|that|my|the)|scratch that
    |on second thoughts?|in fact|rather|instead|wait|no longer|should (?:be|have been)|got that wrong
    |that's wrong|not right|to be (?:precise|exact)|let me correct|fix (?:that|my))\b`,
  /^no[,.! ]/,
]);

/** Whether a folded sentence takes back an earlier statement. */
export function corrects(folded: string): boolean {
  return CORRECTION.test(folded);
}

export type SmallTalk = "greeting" | "thanks" | "wellbeing" | "assent" | "farewell" | "laugh";

const SMALL_TALK: [SmallTalk, RegExp][] = [
  [
    "wellbeing",
    pattern`^(?:(?:hi|hey|hello)[,! ]+)?(?:there[,! ]+)?
      (?:how are you|how's it going|how are things|what's up|sup|how do you do)\b`,
  ],
  [
    "greeting",
    pattern`^(?:hi+|hey+|hello+|hiya|howdy|yo|good (?:morning|afternoon|evening|day)|greetings)
      (?: there| again| all| everyone| team)?[\s!.,]*$`,
  ],
  [
    "thanks",
    pattern`^(?:(?:ok|okay|great|cool|perfect|awesome),? )?
      (?:thanks?(?: you| a lot| so much| a bunch)?|thank you(?: so much| very much)?|thx|ty|cheers
      |much appreciated)[\s!.,]*$`,
  ],
  ["farewell", /^(?:bye+|goodbye|see you|cya|later|talk (?:to you )?later|gotta go|i have to go)\b/],
  ["laugh", /^(?:ha(?:ha)+h?|lol+|lmao|rofl|hehe+|:\)+|😂+|🤣+)[\s!.]*$/u],
  [
    "assent",
    anyOf(
      [
        pattern`^(?:ok(?:ay)?|k|sure|yes|yeah|yep|yup|cool|great|nice|perfect|awesome|alright|all right|sounds good
          |let's (?:go|do it|start)|i'm ready|ready|go ahead|go on|fine|got it|i see|makes sense|understood
          |interesting|wow|hm+|no|nope|👍+)(?: (?:thanks|then|please|cool|good|ok))?[\s!.,]*$`,
      ],
      "u",
    ),
  ],
];

/** The kind of small talk that makes up a whole folded message; null if it contains anything else. */
export function smallTalkOf(folded: string): SmallTalk | null {
  return SMALL_TALK.find(([, said]) => said.test(folded.trim()))?.[0] ?? null;
}

const FRUSTRATED = pattern`\b(?:frustrat\w*|headaches?|pain ?points?|struggl\w*|annoy\w*
  |(?:biggest|main|number one|#1|real|worst|only) (?:problem|issue|challenge|hurdle|obstacle|pain|worry
  |complaint|roadblock|bottleneck|thing)|my (?:problem|issue|challenge|complaint) is
  |drives? (?:me|us) (?:mad|crazy|nuts|insane|up the wall)|bugs (?:me|us)
  |(?:i|we) (?:really )?(?:hate|can't stand)|fed up|(?:sick|tired) of|kills (?:me|us)|keeps me up|sucks
  |nightmare|pisses)\b`;

/** Whether a folded sentence states what frustrates the visitor. */
export function tellsFrustration(folded: string): boolean {
  return FRUSTRATED.test(folded);
}

/** Where that clause starts in a folded sentence. */
export function frustrationStart(folded: string): number {
  const cue = folded.search(FRUSTRATED);
  const before = folded.slice(0, Math.max(0, cue));
  const breaks = [...before.matchAll(/[,;:]\s+(?:(?:and|but|so|because) )?|\s(?:and|but)\s+/g)].at(-1);
  return breaks ? breaks.index + breaks[0].length : 0;
}
