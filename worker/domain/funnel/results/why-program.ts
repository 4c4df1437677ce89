import { labelOf, type AnswerLabels } from "../../content/answer-labels.ts";
import { filled } from "../../content/filled.ts";
import type { WhyWords } from "../../content/parts/why.ts";
import type { AnyAnswers } from "../answers/answers.ts";
import type { Choice } from "../answers/questions.ts";
import type { ReasonId, TOLD } from "../answers/told.ts";

type Teller = keyof typeof TOLD | "adSpend";

/** Why people with any of these answers are in any of these tiers. */
type Reason = {
  tiers: readonly number[];
  given: readonly Choice[];
  /** The answers repeated to the visitor. */
  told: readonly Teller[];
  /** The words about it; null if there are none. */
  says: ReasonId | null;
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
    says: "noFunnel",
  },
  {
    tiers: [1, 2],
    given: [["situation", "haven't-run-ads"]],
    told: ["situation", "funnel"],
    says: "untested",
  },
  {
    tiers: [1],
    given: SMALL,
    told: ["situation", "adSpend"],
    says: "small",
  },
  {
    tiers: [2],
    given: [["situation", "tried-failed"]],
    told: ["situation", "funnel"],
    says: "failed",
  },
  {
    tiers: [2],
    given: [["situation", "yo-yo"]],
    told: ["situation", "funnel"],
    says: "swings",
  },
  {
    tiers: [3],
    given: LARGER,
    told: ["situation", "adSpend", "funnel"],
    says: "weakest",
  },
  {
    tiers: [4],
    given: LARGER,
    told: ["situation", "adSpend", "funnel"],
    says: "data",
  },
  { tiers: [5], given: [["situation", "coaching"]], told: ["situation"], says: null },
  { tiers: [5], given: [["goal", "coaching"]], told: ["situation", "goal"], says: null },
  {
    tiers: [5],
    given: LARGER,
    told: ["situation", "adSpend"],
    says: "run",
  },
];

/** For a tier that staff's rules gave for reasons of their own. */
const ALL_TOGETHER = { told: ["situation", "goal"], says: null } as const;

/** The words that it is said in, those of the answers among them. */
type Said = { words: WhyWords; labels: AnswerLabels };

/**
 * The sentences that introduce a recommended program: what the visitor told us, why that leads to this tier, and the
 * program's name (left out if null). Where staff's own rules decided, they give no reason but all answers together.
 * Null if neither situation nor goal is known. They describe the visitor alone, and so stay true of offers as staff
 * edit them.
 */
export function whyProgram(
  answers: AnyAnswers,
  { tier, name }: { tier: number | null; name: string | null },
  { words, labels }: Said,
): string | null {
  const reason = REASONS.find(
    ({ tiers, given }) =>
      tiers.some((each) => each === tier) && given.some(([id, value]) => answers[id] === value),
  );
  const { told, says } = reason ?? ALL_TOGETHER;
  const clauses = told
    .flatMap((id) => toldBack(id, answers[id], { words, labels }) ?? [])
    .map((clause) => `that ${clause}`);
  if (clauses.length === 0) return null;
  const list = [clauses.slice(0, -1).join(", "), clauses.at(-1)].filter(Boolean).join(", and ");
  return [
    filled(words.told, { answers: list }),
    says && words.reasons[says],
    name && filled(reason ? words.recommend : words.together, { program: name }),
  ]
    .filter(Boolean)
    .join(" ");
}

function toldBack(id: Teller, answer: string | undefined, { words, labels }: Said): string | null {
  if (answer === undefined) return null;
  if (id === "adSpend") return filled(words.adSpend, { answer: labelOf(labels, id, answer).toLowerCase() });
  const phrases: Record<string, string> = words[id];
  return Object.hasOwn(phrases, answer) ? (phrases[answer] ?? null) : null;
}
