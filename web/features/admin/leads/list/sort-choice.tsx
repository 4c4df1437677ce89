import type { AssessmentSort } from "#domain/leads/assessment-list";
import type { ChangeParams } from "../../ground/frame/admin-params.ts";

const SORT_WORDS: Record<AssessmentSort, string> = {
  created: "Newest first",
  updated: "Last changed",
  leadScore: "Highest lead score",
  dealValue: "Highest deal value",
  due: "Call due first",
};

/** The order of the list. */
export function SortChoice({ sort, change }: { sort: AssessmentSort; change: ChangeParams }) {
  return (
    <label className="flex items-center gap-2 text-sm whitespace-nowrap">
      <span className="max-sm:sr-only">Sort by</span>
      <select
        className="select select-sm w-auto"
        value={sort}
        onChange={({ target }) => change({ sort: target.value === "created" ? null : target.value })}
      >
        {Object.entries(SORT_WORDS).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
