import { answersOfKey } from "../../funnel/answers/answer-key.ts";
import { scoreAssessment, type ScoringConfig } from "./scoring.ts";

/** The number of stored assessments with the same choices (joined by "|") and the same result, and the newest's id. */
export type AnswerGroup = {
  answerKey: string;
  offerTier: number;
  score: number;
  total: number;
  newest: number;
};

/** The number of assessments that would go from one tier, or score, to another. */
export type Move = { from: number; to: number; count: number };

/** A group whose result would change, and how. */
export type ChangedGroup = AnswerGroup & { newTier: number; newScore: number };

/** The changes that a configuration would make to the stored assessments; the most frequent moves come first. */
export type TrialOutcome = {
  total: number;
  changed: number;
  tierChanged: number;
  scoreChanged: number;
  tierMoves: Move[];
  scoreMoves: Move[];
};

/** An assessment that would change. */
export type TrialExample = {
  id: number;
  sessionId: string;
  name: string | null;
  email: string | null;
  from: { offerTier: number; score: number };
  to: { offerTier: number; score: number };
};

export const TRIAL_EXAMPLES = 10;
const SCORE_MOVES = 100;

/** Tries out a configuration on combinations of answers rather than on individual rows (contract 8). */
export function tryScoring(
  groups: readonly AnswerGroup[],
  config: ScoringConfig,
): { outcome: TrialOutcome; changed: ChangedGroup[] } {
  const scored = groups.map((group): ChangedGroup => {
    const { offerTier, score } = scoreAssessment(answersOfKey(group.answerKey), config);
    return { ...group, newTier: offerTier, newScore: score };
  });
  const byTier = scored.filter(({ offerTier, newTier }) => offerTier !== newTier);
  const byScore = scored.filter(({ score, newScore }) => score !== newScore);
  const changed = scored.filter(
    (group) => group.offerTier !== group.newTier || group.score !== group.newScore,
  );
  const outcome = {
    total: count(scored),
    changed: count(changed),
    tierChanged: count(byTier),
    scoreChanged: count(byScore),
    tierMoves: moves(byTier.map((group) => [group.offerTier, group.newTier, group.total])),
    scoreMoves: moves(byScore.map((group) => [group.score, group.newScore, group.total])).slice(
      0,
      SCORE_MOVES,
    ),
  };
  return { outcome, changed };
}

/** The groups to show examples of: the largest of each move between tiers, then the next largest. */
export function exampleGroups(changed: readonly ChangedGroup[]): ChangedGroup[] {
  const greatest = changed.toSorted((a, b) => b.total - a.total || (a.answerKey < b.answerKey ? -1 : 1));
  const seen = new Set<string>();
  const firsts = greatest.filter(({ offerTier, newTier }) => {
    const move = `${offerTier}>${newTier}`;
    return offerTier !== newTier && !seen.has(move) && seen.add(move);
  });
  return [...new Set([...firsts, ...greatest])].slice(0, TRIAL_EXAMPLES);
}

function moves(changes: readonly (readonly [from: number, to: number, count: number])[]): Move[] {
  const sums = new Map<string, Move>();
  for (const [from, to, total] of changes) {
    const move = sums.get(`${from}>${to}`) ?? { from, to, count: 0 };
    sums.set(`${from}>${to}`, { from, to, count: move.count + total });
  }
  return [...sums.values()].toSorted((a, b) => b.count - a.count || a.from - b.from || a.to - b.to);
}

function count(groups: readonly AnswerGroup[]): number {
  return groups.reduce((sum, { total }) => sum + total, 0);
}
