/** Scores from `minScore` to `maxScore`, both included, lead to `targetTier`. */
export type ScoreRange = { id: number; minScore: number; maxScore: number; targetTier: number };

/** The first configuration: the ranges of contract 6. */
export const INITIAL_SCORE_RANGES: readonly ScoreRange[] = [
  { id: 1, minScore: 0, maxScore: 15, targetTier: 1 },
  { id: 2, minScore: 16, maxScore: 25, targetTier: 2 },
  { id: 3, minScore: 26, maxScore: 35, targetTier: 3 },
  { id: 4, minScore: 36, maxScore: 45, targetTier: 4 },
  { id: 5, minScore: 46, maxScore: 75, targetTier: 5 },
];

/** Scores from `from` to `to`, both included, that belong to no range or to several. */
export type RangeIssue =
  | { kind: "gap"; from: number; to: number }
  | { kind: "overlap"; ids: [number, number]; from: number; to: number }
  | { kind: "inverted"; id: number };

/** `16 - 25 pts → Tier 2`, as staff see a range. */
export function describeRange({ minScore, maxScore, targetTier }: Omit<ScoreRange, "id">): string {
  return `${minScore} - ${maxScore} pts → Tier ${targetTier}`;
}

/** Problems in a set of ranges, by score. Scoring works in spite of them: see `scoreAssessment`. */
export function rangeIssues(ranges: readonly ScoreRange[]): RangeIssue[] {
  const inverted = ranges.filter(({ minScore, maxScore }) => minScore > maxScore);
  const sorted = ranges
    .filter(({ minScore, maxScore }) => minScore <= maxScore)
    .toSorted((a, b) => a.minScore - b.minScore || a.id - b.id);
  return [
    ...inverted.map(({ id }): RangeIssue => ({ kind: "inverted", id })),
    ...gaps(sorted),
    ...overlaps(sorted),
  ];
}

function gaps(sorted: readonly ScoreRange[]): RangeIssue[] {
  const found: RangeIssue[] = [];
  let held: number | null = null;
  for (const { minScore, maxScore } of sorted) {
    if (held !== null && minScore > held + 1) found.push({ kind: "gap", from: held + 1, to: minScore - 1 });
    held = Math.max(held ?? maxScore, maxScore);
  }
  return found;
}

function overlaps(sorted: readonly ScoreRange[]): RangeIssue[] {
  return sorted.flatMap((range, index) =>
    sorted
      .slice(index + 1)
      .filter((later) => later.minScore <= range.maxScore)
      .map((later): RangeIssue => {
        const to = Math.min(range.maxScore, later.maxScore);
        return { kind: "overlap", ids: [range.id, later.id], from: later.minScore, to };
      }),
  );
}
