import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";

type TileProps = {
  label: ReactNode;
  value: ReactNode;
  /** The change from before, in words; whether it is for the better, worse, or neither. */
  change?: {
    text: string;
    note?: string;
    way: "up" | "down" | "same";
    tone: "good" | "bad" | "plain";
  } | null;
  /** A line of the days behind the figure. */
  line?: ReactNode;
};

const TONES = { good: "text-good", bad: "text-bad", plain: "text-ink-2" } as const;

/** A figure with its change from the period before. */
export function Tile({ label, value, change, line }: TileProps) {
  return (
    <div className="bg-sheet border-line relative grid min-w-0 content-start gap-0.5 rounded-xl border px-3.5 py-3">
      <dt className="text-row text-ink-2 font-medium">{label}</dt>
      <dd className="grid min-w-0 gap-0.5">
        <span className="text-2xl font-bold tracking-tight [overflow-wrap:anywhere]">{value}</span>
        {change && (
          <span className={`flex flex-wrap items-center gap-1 text-xs font-semibold ${TONES[change.tone]}`}>
            {change.way === "up" && <ArrowUp aria-hidden="true" className="size-3.5" />}
            {change.way === "down" && <ArrowDown aria-hidden="true" className="size-3.5" />}
            {change.text}
            {change.note && <span className="text-ink-3 font-normal">{change.note}</span>}
          </span>
        )}
      </dd>
      {line && <div className="absolute end-3 top-3.5">{line}</div>}
    </div>
  );
}
