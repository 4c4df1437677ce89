import type { ReactNode } from "react";

const TONES = {
  plain: "bg-sunk text-ink-2",
  good: "bg-good-bg text-good",
  bad: "bg-bad-bg text-bad",
  wait: "bg-wait-bg text-wait",
  note: "bg-note-bg text-note",
  sql: "bg-sql-bg text-sql",
} as const;

const SIZES = { small: "min-h-5 text-xs", row: "min-h-6 text-row" } as const;

type TagProps = {
  tone?: keyof typeof TONES;
  /** `row` is as large as the text of a table. */
  size?: keyof typeof SIZES;
  className?: string;
  children: ReactNode;
};

/** A word about something, as small as a word may be. */
export function Tag({ tone = "plain", size = "small", className = "", children }: TagProps) {
  return (
    <span
      className={`inline-flex max-w-full items-center gap-1 rounded-[5px] px-1.5 font-semibold forced-colors:border ${SIZES[size]} ${TONES[tone]} ${className}`}
    >
      {children}
    </span>
  );
}

/** The number of the recommended offer, as every screen says it; of an assessment without one, that it has none. */
export function TierTag({ tier }: { tier: number | null }) {
  return <Tag>{tier === null ? "No Tier" : tierText(tier)}</Tag>;
}

/** The same within a sentence. */
export function tierText(tier: number): string {
  return `Tier ${tier}`;
}
