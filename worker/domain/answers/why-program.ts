import { answerLabel, type AnyAnswers } from "./answers.ts";
import type { AnswerTo, Choice } from "./questions.ts";

/**
 * What an answer is told back as. A funnel that converts and ads that work go without saying: a program that starts at
 * the foundation would sound wrong beside them.
 */
const TOLD: { [Id in "situation" | "funnel" | "goal"]: Partial<Record<AnswerTo<Id>, string>> } = {
  situation: {
    "haven't-run-ads": "you haven’t run ads yet",
    "tried-failed": "you tried ads and they didn’t work",
    "yo-yo": "your results go up and down",
    "working-handoff": "you want to hand your ads off",
    coaching: "you run ads and want coaching to get better",
  },
  funnel: {
    "no-funnel": "you don’t have a funnel yet",
    "not-converting": "your funnel isn’t converting",
    inconsistent: "your funnel doesn’t convert consistently",
  },
  goal: {
    "first-funnel": "building your first funnel would help you most",
    "fix-inconsistency": "consistent results would help you most",
    scale: "scaling would help you most",
    coaching: "coaching for you or your team would help you most",
  },
};

type Teller = keyof typeof TOLD | "adSpend";

/** Why people with any of these answers are in any of these tiers. */
type Reason = {
  tiers: readonly number[];
  given: readonly Choice[];
  /** The answers that are told back. */
  told: readonly Teller[];
  /** True of anybody with these answers, and silent about the program, whose text is staff's. */
  says: string;
};

const SMALL: readonly Choice[] = [
  ["adSpend", "under-100"],
  ["adSpend", "100-300"],
];
const LARGER: readonly Choice[] = [
  ["adSpend", "300-1000"],
  ["adSpend", "1000-3000"],
  ["adSpend", "3000-plus"],
];

/** The first that fits counts, in the order of the first configuration's rules (spec 9). */
const REASONS: readonly Reason[] = [
  {
    tiers: [1],
    given: [["funnel", "no-funnel"]],
    told: ["situation", "funnel"],
    says: "A click needs somewhere to go before anything else can pay off.",
  },
  {
    tiers: [1, 2],
    given: [["situation", "haven't-run-ads"]],
    told: ["situation", "funnel"],
    says: "Nothing behind your ads has been tested with paid clicks, so that comes first.",
  },
  {
    tiers: [1],
    given: SMALL,
    told: ["situation", "adSpend"],
    says: "What works on a small budget isn’t proven on a larger one.",
  },
  {
    tiers: [2],
    given: [["situation", "tried-failed"]],
    told: ["situation", "funnel"],
    says: "What gave way has to be found and fixed before more money goes in.",
  },
  {
    tiers: [2],
    given: [["situation", "yo-yo"]],
    told: ["situation", "funnel"],
    says: "Some part of that doesn’t hold, and a bigger budget won’t fix it.",
  },
  {
    tiers: [3],
    given: LARGER,
    told: ["situation", "adSpend", "funnel"],
    says: "There’s a budget to work with, so the weakest part is the place to start.",
  },
  {
    tiers: [4],
    given: LARGER,
    told: ["situation", "adSpend", "funnel"],
    says: "A budget like that brings enough data to see what works and do more of it.",
  },
  { tiers: [5], given: [["situation", "coaching"]], told: ["situation"], says: "" },
  { tiers: [5], given: [["goal", "coaching"]], told: ["situation", "goal"], says: "" },
  {
    tiers: [5],
    given: LARGER,
    told: ["situation", "adSpend"],
    says: "On a budget like that, what counts most is how your ads are run, and who runs them.",
  },
];

/** For a tier that staff's rules gave for reasons of their own. */
const ALL_TOGETHER = { told: ["situation", "goal"], says: "" } as const;

/**
 * The sentences that introduce a recommended program: what the visitor told us, why that leads to this tier, and the
 * program's name (left out if null). Where staff's own rules decided, they give no reason but all answers together.
 * Null if neither situation nor goal is known. They describe the visitor alone, and so stay true of offers as staff
 * edit them.
 */
export function whyProgram(answers: AnyAnswers, tier: number | null, name: string | null): string | null {
  const reason = REASONS.find(
    ({ tiers, given }) =>
      tiers.some((each) => each === tier) && given.some(([id, value]) => answers[id] === value),
  );
  const { told, says } = reason ?? ALL_TOGETHER;
  const clauses = told.flatMap((id) => toldBack(id, answers[id]) ?? []).map((clause) => `that ${clause}`);
  if (clauses.length === 0) return null;
  const lead = reason ? "That’s why we recommend" : "From all your answers together, we recommend";
  const list = [clauses.slice(0, -1).join(", "), clauses.at(-1)].filter(Boolean).join(", and ");
  return [`You told us ${list}.`, says, name && `${lead} ${name}.`].filter(Boolean).join(" ");
}

function toldBack(id: Teller, answer: string | undefined): string | null {
  if (answer === undefined) return null;
  if (id === "adSpend") return `your ad budget is ${answerLabel(id, answer).toLowerCase()}`;
  const phrases: Record<string, string> = TOLD[id];
  return Object.hasOwn(phrases, answer) ? (phrases[answer] ?? null) : null;
}
