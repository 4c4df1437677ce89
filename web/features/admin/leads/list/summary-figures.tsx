import type { Count } from "#domain/leads/assessment-list";
import { useQuery } from "@tanstack/react-query";
import { countText } from "../../ground/data/figures.ts";
import { Bone } from "../../ground/look/bones.tsx";
import { summaryQuery } from "./list-api.ts";
import { isFiltered } from "../filters/filter-words.ts";
import type { Filters } from "../filters/filters.ts";

/** Submissions, completions and booking clicks of the filtered list, in one line. */
export function SummaryFigures({ filters }: { filters: Filters }) {
  const { data, isError } = useQuery(summaryQuery(filters));
  const figure = (value: number | undefined, isAtLeast = false) =>
    value === undefined ? null : `${countText(value)}${isAtLeast ? "+" : ""}`;
  const note = data ? noteOf(data, isFiltered(filters)) : null;
  return (
    <dl className="flex flex-wrap gap-x-4">
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

type Props = {
  label: string;
  value: string | null;
  note?: string | null;
  isLost: boolean;
};

function Figure({ label, value, note, isLost }: Props) {
  return (
    <div className="flex items-baseline gap-x-1.5 whitespace-nowrap">
      <dt>{label}</dt>
      <dd className="flex items-baseline gap-x-1">
        <span className="text-ink font-semibold">
          {value ?? (isLost ? "–" : <Bone className="inline-block h-3 w-7" />)}
        </span>
        {note && <span>{note}</span>}
      </dd>
    </div>
  );
}
