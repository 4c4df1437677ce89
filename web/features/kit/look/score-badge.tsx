import { leadScoreBucket, type LeadScoreBucket } from "#domain/offers/scoring/lead-score";

/** One hue: the higher, the stronger. The lowest has no ground at all. */
const LOOKS: Record<LeadScoreBucket, string> = {
  Exceptional: "bg-score-4-bg text-score-4 border-transparent",
  High: "bg-score-3-bg text-score-3 border-transparent",
  Medium: "border-score-2-line text-score-2",
  Low: "text-ink-3 border-transparent",
};

/** A lead's score and its word. `isShort` leaves the word to screen readers, where the figure stands in a column. */
export function ScoreBadge({ score, isShort = false }: { score: number; isShort?: boolean }) {
  const bucket = leadScoreBucket(score);
  return (
    <span
      title={isShort ? bucket : undefined}
      className={`inline-flex min-h-5 items-center gap-1 rounded-[5px] border px-1.5 text-xs font-semibold whitespace-nowrap ${LOOKS[bucket]}`}
    >
      {score} <span className={isShort ? "sr-only" : ""}>{bucket}</span>
    </span>
  );
}
