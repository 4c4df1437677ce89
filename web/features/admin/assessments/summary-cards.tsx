import type { Count } from "#domain/leads/assessment-list";
import { useQuery } from "@tanstack/react-query";
import { countText } from "../data/figures.ts";
import { summaryQuery } from "./api.ts";
import { isFiltered, type Filters } from "./filters.ts";

/** Submissions, completions and booking clicks of the filtered list. */
export function SummaryCards({ filters }: { filters: Filters }) {
  const { data, isError } = useQuery(summaryQuery(filters));
  const figure = (value: number | undefined, isAtLeast = false) =>
    value === undefined ? null : `${countText(value)}${isAtLeast ? "+" : ""}`;
  const note = data ? noteOf(data, isFiltered(filters)) : null;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] gap-2 sm:gap-4">
      <SummaryCard
        label="Total Submissions"
        value={figure(data?.filtered, data?.more)}
        note={note}
        isLost={isError}
      />
      <SummaryCard label="Completed" value={figure(data?.completed, data?.partly)} isLost={isError} />
      <SummaryCard
        label="Booking Clicks"
        value={figure(data?.bookingClicks, data?.partly)}
        isLost={isError}
      />
    </dl>
  );
}

/** The list includes suspects, so it may hold more than the figure says. */
function noteOf(summary: { total: number; suspects: Count }, filtered: boolean): string | null {
  if (filtered) return `of ${countText(summary.total)} total`;
  const { value, more } = summary.suspects;
  if (value === 0) return null;
  return `and ${countText(value)}${more ? "+" : ""} ${value === 1 ? "suspect" : "suspects"}`;
}

type Props = { label: string; value: string | null; note?: string | null; isLost: boolean };

function SummaryCard({ label, value, note, isLost }: Props) {
  return (
    <div className="rounded-box bg-base-100 border-base-300 border p-3 sm:p-4">
      <dt className="text-base-content/75 min-h-[2lh] text-xs sm:min-h-0 sm:text-sm">{label}</dt>
      <dd className="mt-1 flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-2xl font-semibold tabular-nums sm:text-3xl">
          {value ?? (isLost ? "–" : <span className="skeleton rounded-field block h-8 w-16 sm:h-9" />)}
        </span>
        {note && <span className="text-base-content/75 text-sm">{note}</span>}
      </dd>
    </div>
  );
}
