import { ASSESSMENT_SORTS, type AssessmentSort } from "#domain/leads/assessment-list";
import { ArrowDownWideNarrow } from "lucide-react";
import type { ChangeParams } from "../../ground/frame/admin-params.ts";
import { SORT_WORDS, sortParam } from "./sort-words.ts";

type Props = { sort: AssessmentSort; change: ChangeParams };

/** The order of the list; where there is no room for its words, a button with the same choice behind it. */
export function SortChoice({ sort, change }: Props) {
  return (
    <label className="hover:bg-hover relative inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-md px-2 font-semibold has-focus-visible:outline-2 max-lg:size-8 max-lg:justify-center max-lg:px-0 pointer-coarse:size-11 pointer-coarse:lg:w-auto">
      <ArrowDownWideNarrow aria-hidden="true" className="size-4 shrink-0" />
      <span className="sr-only">Sort by</span>
      <span aria-hidden="true" className="text-row max-lg:hidden">
        {SORT_WORDS[sort]}
      </span>
      <select
        className="absolute inset-0 cursor-pointer opacity-0"
        value={sort}
        onChange={({ target }) => {
          const chosen = ASSESSMENT_SORTS.find((one) => one === target.value);
          if (chosen) change({ sort: sortParam(chosen) });
        }}
      >
        {ASSESSMENT_SORTS.map((value) => (
          <option key={value} value={value}>
            {SORT_WORDS[value]}
          </option>
        ))}
      </select>
    </label>
  );
}
