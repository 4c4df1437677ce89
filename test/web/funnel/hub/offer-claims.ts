import type { ScoredAnswers } from "../../../setup/random/combinations.ts";

/** For each question named, the answers of which one must have been given. */
type Needs = { [Id in keyof ScoredAnswers]: readonly ScoredAnswers[Id][] };

/** What a phrase says about its reader, and the answers that bear it out. */
export type Claim = { says: RegExp; needs: Partial<Needs> };

/** Answers that say that ads have run. */
const HAS_RUN_ADS = ["tried-failed", "yo-yo", "working-handoff", "coaching"] as const;

/** Every claim about its reader that a text shown with a recommendation makes. */
export const CLAIMS: readonly Claim[] = [
  { says: /\byou haven’t run (?:\w+ )?ads\b/i, needs: { situation: ["haven't-run-ads"] } },
  { says: /\b(?:you(?: have)? tried|tried before)\b/i, needs: { situation: ["tried-failed"] } },
  { says: /\b(?:they|ads that) (?:didn’t|did not) work\b/i, needs: { situation: ["tried-failed"] } },
  { says: /\b(?:the last|the next) try\b/i, needs: { situation: ["tried-failed"] } },
  { says: /\byour ads failed\b|\bwhich one gave way\b/i, needs: { situation: ["tried-failed"] } },
  { says: /\bthe ads you ran and what they cost you\b/i, needs: { situation: ["tried-failed"] } },
  { says: /\bads manager on your screen\b/i, needs: { situation: HAS_RUN_ADS } },
  { says: /\bmeta doesn’t know who your customer is\b/i, needs: { situation: ["haven't-run-ads"] } },
  { says: /\byou ran\b|\blet you down\b/i, needs: { situation: HAS_RUN_ADS } },
  { says: /\byour results go up and down\b|\bresults that swing\b/i, needs: { situation: ["yo-yo"] } },
  { says: /\b(?:your )?good weeks?\b/i, needs: { situation: ["yo-yo"] } },
  { says: /\byour ads work\b|\bthey work\b/i, needs: { situation: ["working-handoff"] } },
  {
    says: /\byou want to hand (?:them|your ads) off\b|\boff your hands\b/i,
    needs: { situation: ["working-handoff"] },
  },
  { says: /\byou want them off your desk\b/i, needs: { situation: ["working-handoff"] } },
  { says: /\b(?:your ads run on )?your(?: own)? hours\b/i, needs: { situation: ["working-handoff"] } },
  { says: /\bwhat you do in it each week\b/i, needs: { situation: ["working-handoff"] } },
  { says: /\byour ads need a second pair of eyes\b/i, needs: { situation: ["coaching"] } },
  { says: /\bwhat you now pay to learn by testing\b/i, needs: { situation: ["coaching"] } },
  { says: /\bthe test you’d like to run next\b/i, needs: { situation: ["coaching"] } },
  { says: /\byou run (?:the )?ads\b/i, needs: { situation: ["coaching"] } },
  { says: /\bwant(?: \w+ to)? (?:coaching to )?get better\b/i, needs: { situation: ["coaching"] } },
  {
    says: /\byou don’t have a funnel\b|\bmissing foundation\b|\bhave nowhere to go\b/i,
    needs: { funnel: ["no-funnel"] },
  },
  { says: /\byour ads have no path to a sale\b/i, needs: { funnel: ["no-funnel"] } },
  { says: /\bthe pieces are there\b/i, needs: { funnel: ["not-converting", "inconsistent", "converting"] } },
  {
    says: /\bleave without buying\b|\byour funnel isn’t converting\b/i,
    needs: { funnel: ["not-converting"] },
  },
  { says: /\byour funnel doesn’t convert consistently\b/i, needs: { funnel: ["inconsistent"] } },
  { says: /\byour ad budget is under \$100 a day\b/i, needs: { adSpend: ["under-100"] } },
  { says: /\byour ad budget is \$100–\$300 a day\b/i, needs: { adSpend: ["100-300"] } },
  { says: /\byour ad budget is \$300–\$1,000 a day\b/i, needs: { adSpend: ["300-1000"] } },
  { says: /\byour ad budget is \$1,000–\$3,000 a day\b/i, needs: { adSpend: ["1000-3000"] } },
  { says: /\byour ad budget is \$3,000 or more a day\b/i, needs: { adSpend: ["3000-plus"] } },
  { says: /\bnothing behind your ads has been tested\b/i, needs: { situation: ["haven't-run-ads"] } },
  { says: /\bhow your ads are run\b/i, needs: { adSpend: ["300-1000", "1000-3000", "3000-plus"] } },
  { says: /\b(?:the one|funnel) that leaks\b|\byour funnel loses\b/i, needs: { funnel: ["not-converting"] } },
  { says: /\byour funnel works one week\b/i, needs: { funnel: ["inconsistent"] } },
  { says: /\bbefore you put in more budget\b/i, needs: { funnel: ["inconsistent"] } },
  { says: /\byour funnel’s page\b/i, needs: { funnel: ["not-converting", "inconsistent", "converting"] } },
  { says: /\balready converts\b/i, needs: { funnel: ["converting"] } },
  {
    says: /\bat your spend\b|\byour weak days\b|\byour next new ad\b/i,
    needs: { adSpend: ["1000-3000", "3000-plus"] },
  },
  { says: /\bon your budget, meta learns slowly\b/i, needs: { adSpend: ["under-100", "100-300"] } },
  { says: /\byour first funnel\b/i, needs: { goal: ["first-funnel"] } },
  { says: /\bconsistent results would help you\b/i, needs: { goal: ["fix-inconsistency"] } },
  { says: /\bscaling would help you\b/i, needs: { goal: ["scale"] } },
  { says: /\bcoaching for you or your team would help you\b/i, needs: { goal: ["coaching"] } },
];

/** Words to the reader that say nothing about them: what we do for anybody, and what the page is. */
const ADDRESS: readonly RegExp[] = [
  /^what you get:/i,
  /^your (?:pulse:|foundation,)/i,
  /^your (?:program|results):/i,
  /\byour biggest roadblocks\b/i,
  /\byou said:/i,
  /\byou told us\b/i,
  /\bwould help you most\b/i,
  // What an offer is made of, and for whom we do it.
  /\byour (?:offer to the market|ideal customer profile)\b/i,
  /\bmessaging for your offer\b/i,
  /\blaunch (?:of )?your meta campaigns\b/i,
  /\bwe (?:build it with|run meta ads for) you\b/i,
  /\b(?:built with|run for) you\b/i,
  /\bcoaching for you or your team\b|\b(?:alongside|beside) you\b|\bwhile you learn, test and grow\b|\bat your own pace\b/i,
  /\bin coaching, you or your team run the ads\b/i,
  /\byou’re in the driver’s seat\b|\blook over your shoulder\b|\btell you what we’d change\b/i,
  // What is true of anybody.
  /\bwhat you test first matters more than how much you spend\b/i,
  /\byou’re aiming for at least\b|\bwhat you make today\b|\byour target takes more\b/i,
  /\byour product, audience, offer or funnel\b|\buntil you know\b/i,
  // The gap, worked out from revenue and target, and the two told again.
  /\byou’re (?:more than|up to) \S+ a month short of your target\b/i,
  /^what else is holding your ads back$|^what your ads stand on$/i,
  /^what your answers tell us about each layer\b/i,
  /^from your answers:|\bas your target\b/i,
  // What anybody has, and may bring to a call.
  /\bwhat you sell\b|^your numbers:|\bwhat you can pay\b|\bif you have one\b/i,
  // What the mails are about.
  /\byour (?:strategy )?hub\b|\byour (?:recommendation|recommended program|answers)\b/i,
  /\bbook your free strategy call\b|\b(?:so is|book) your free call\b|\bwhile you’re there\b/i,
  /\brecommended for you\b/i,
  /^you’re getting this email because\b/i,
];

/** The claims in a sentence, and whether anything else in it speaks to its reader. */
type Judged = { claims: readonly Claim[]; isUnlisted: boolean };

const LISTED = [...CLAIMS.map(({ says }) => says), ...ADDRESS].map((known) => new RegExp(known, "gi"));
const judgements = new Map<string, Judged>();

/** Judged once: the same sentences are told to many. */
function judge(sentence: string): Judged {
  const known = judgements.get(sentence);
  if (known) return known;
  const rest = LISTED.reduce((left, listed) => left.replaceAll(listed, " "), sentence);
  const judged = {
    claims: CLAIMS.filter(({ says }) => says.test(sentence)),
    isUnlisted: /\byou(?:r|rs|’\w+)?\b/i.test(rest),
  };
  judgements.set(sentence, judged);
  return judged;
}

/** The claims in a text, and the sentences that speak to their reader in words of no table. */
export function claimsIn(text: string): { claims: Claim[]; unlisted: string[] } {
  const sentences = text.split(/(?<=[.!?:])\s+|\n/).map((sentence) => sentence.trim());
  return {
    claims: [...new Set(sentences.flatMap((sentence) => judge(sentence).claims))],
    unlisted: sentences.filter((sentence) => judge(sentence).isUnlisted),
  };
}

/** Whether the answers bear a claim out. */
export function bears(answers: ScoredAnswers, { needs }: Claim): boolean {
  return QUESTIONS.every((question) => {
    const accepted: readonly string[] | undefined = needs[question];
    return accepted?.includes(answers[question]) ?? true;
  });
}

const QUESTIONS = ["situation", "adSpend", "funnel", "goal"] as const;
