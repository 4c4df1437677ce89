import type { Count } from "#domain/leads/assessment-list";
import { useQuery } from "@tanstack/react-query";
import { countText } from "../../ground/data/figures.ts";
import { summaryQuery } from "./list-api.ts";
import { isFiltered } from "../filters/filter-words.ts";
import type { Filters } from "../filters/filters.ts";

/** Submissions, completions and booking clicks of the filtered list. */
export function SummaryFigures({ filters }: { filters: Filters }) {
  const { data, isError } = useQuery(summaryQuery(filters));
  const figure = (value: number | undefined, isAtLeast = false) =>
    value === undefined ? null : `${countText(value)}${isAtLeast ? "+" : ""}`;
  const note = data ? noteOf(data, isFiltered(filters)) : null;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1">
      <Figure
        label="Total Submissions"
        value={figure(data?.filtered, data?.more)}
        note={note}
        isLost={isError}
      />
      <Figure label="Completed" value={figure(data?.completed, data?.partly)} isLost={isError} />
      <Figure label="Booking Clicks" value={figure(data?.bookingClicks, data?.partly)} isLost={isError} />
    </dl>
  );
}

type Beside = { total: number; suspects: Count; expired: number };

/** The list includes suspects, so it may hold more than the figure says; the total of Analytics counts expired ones. */
function noteOf({ total, suspects, expired }: Beside, filtered: boolean): string | null {
  if (filtered) return `of ${countText(total)} total`;
  const { value, more } = suspects;
  const others = [
    value > 0 && `${countText(value)}${more ? "+" : ""} ${value === 1 ? "suspect" : "suspects"}`,
    expired > 0 && `${countText(expired)} expired`,
  ].filter(Boolean);
  return others.length > 0 ? `and ${others.join(", ")}` : null;
}

type Props = { label: string; value: string | null; note?: string | null; isLost: boolean };

function Figure({ label, value, note, isLost }: Props) {
  return (
    <div>
      <dt className="text-base-content/75 text-xs whitespace-nowrap">{label}</dt>
      <dd className="flex items-baseline gap-x-1.5 whitespace-nowrap">
        <span className="text-lg leading-6 font-semibold tabular-nums">
          {value ?? (isLost ? "–" : <span className="skeleton rounded-field inline-block h-5 w-12" />)}
        </span>
        {note && <span className="text-base-content/75 text-xs">{note}</span>}
      </dd>
    </div>
  );
}
