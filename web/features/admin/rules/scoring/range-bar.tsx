type Range = { id: number; minScore: number; maxScore: number; targetTier: number };

/** The ranges to scale: gaps stay empty, overlaps are darker. The list beside it says the same in words. */
export function RangeBar({ ranges }: { ranges: readonly Range[] }) {
  const shown = ranges.filter(({ minScore, maxScore }) => minScore <= maxScore);
  if (shown.length === 0) return null;
  const low = Math.min(...shown.map(({ minScore }) => minScore));
  const high = Math.max(...shown.map(({ maxScore }) => maxScore));
  const share = (score: number) => `${((score - low) / (high - low + 1)) * 100}%`;
  return (
    <div aria-hidden="true">
      <div className="bg-sunk relative h-9 rounded-lg overflow-hidden">
        {shown.map(({ id, minScore, maxScore, targetTier }) => (
          <span
            key={id}
            style={{ insetInlineStart: share(minScore), width: share(low + maxScore - minScore + 1) }}
            className="bg-score-3-bg text-score-3 border-sheet forced-colors:border @container absolute inset-y-0 grid place-items-center overflow-hidden border-x text-xs font-semibold whitespace-nowrap"
          >
            <span>
              <span className="@max-[3rem]:hidden">Tier </span>
              {targetTier}
            </span>
          </span>
        ))}
      </div>
      <p className="text-base-content/75 mt-1 flex justify-between text-xs">
        <span>{low}</span>
        <span>{high} pts</span>
      </p>
    </div>
  );
}
