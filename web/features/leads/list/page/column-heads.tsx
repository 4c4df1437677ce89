import type { AssessmentSort } from "#domain/leads/assessment-list";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import type { ChangeParams } from "../../../kit/frame/admin-params.ts";
import { useStaffWords } from "../../../content/published/published.ts";
import { columnLabel, COLUMNS } from "../row/columns.tsx";
import { sortParam, SORT_WORDS } from "./sort-words.ts";

type Props = { sort: AssessmentSort; change: ChangeParams; pick: ReactNode };

/** The names of the columns. Those that have an order give it to the list; what they do not offer stands in the bar. */
export function ColumnHeads({ sort, change, pick }: Props) {
  const words = useStaffWords();
  return (
    <div role="row" className="lead-head lead-grid">
      <div role="columnheader" className="lead-pick">
        {pick}
      </div>
      {COLUMNS.map((column) => {
        const { id, sort: own } = column;
        const label = columnLabel(column, words);
        return (
          <div
            key={id}
            role="columnheader"
            aria-sort={own === sort ? directionOf(sort) : undefined}
            className={`lead-${id}`}
          >
            {own === null ? (
              <span title={label} className="truncate">
                {label}
              </span>
            ) : (
              <SortHead label={label} sort={own} isOn={own === sort} change={change} />
            )}
          </div>
        );
      })}
    </div>
  );
}

type HeadProps = { label: string; sort: AssessmentSort; isOn: boolean; change: ChangeParams };

/** Pressed again, the list is back in its own order. */
function SortHead({ label, sort, isOn, change }: HeadProps) {
  const Arrow = directionOf(sort) === "ascending" ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      title={SORT_WORDS[sort]}
      className={`hover:text-ink inline-flex min-h-6 min-w-0 cursor-pointer items-center gap-1 ${isOn ? "text-ink" : ""}`}
      onClick={() => change({ sort: isOn ? null : sortParam(sort) })}
    >
      <span className="truncate">{label}</span>
      {isOn && <Arrow aria-hidden="true" className="size-3.5 shrink-0" />}
    </button>
  );
}

/** The greatest and the newest come first, but the earliest call does. */
function directionOf(sort: AssessmentSort): "ascending" | "descending" {
  return sort === "due" ? "ascending" : "descending";
}
