/** Scores from `minScore` to `maxScore`, both included, lead to `targetTier`. */
export type ScoreRange = { id: number; minScore: number; maxScore: number; targetTier: number };

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
