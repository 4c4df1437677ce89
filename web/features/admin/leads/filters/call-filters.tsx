import { CALL_FILTERS } from "#domain/leads/assessment-list";
import type { ChangeParams } from "../../ground/frame/admin-params.ts";
import { BOOKED_CALL_WORDS } from "../../ground/leads/booked-call-words.ts";
import { FilterChoice } from "../../ground/data/filter-choice.tsx";
import { DUE_FILTERS, dueWords, OUTCOME_FILTERS, outcomeWords, type Filters } from "./filters.ts";
import { OWNER_WORDS, ownerFilterWords } from "../../ground/leads/owner-filter.ts";

type Props = { filters: Filters; change: ChangeParams };

/** The filters of the list by who has a lead, and by its calls. */
export function CallFilters({ filters, change }: Props) {
  const { owner, due, phone, outcome, call } = filters;
  return (
    <>
      <FilterChoice label="Owner" value={owner} onChange={(next) => change({ owner: next })}>
        <option value="">Everyone</option>
        {Object.entries(OWNER_WORDS).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
        {owner.includes("@") && <option value={owner}>{ownerFilterWords(owner)}</option>}
      </FilterChoice>
      <FilterChoice
        label="Next call"
        value={phone ? "no-number" : due}
        onChange={(next) =>
          change(next === "no-number" ? { due: null, phone: "none" } : { due: next, phone: null })
        }
      >
        <option value="">All leads</option>
        {DUE_FILTERS.map((value) => (
          <option key={value} value={value}>
            {dueWords(value)}
          </option>
        ))}
        <option value="no-number">No number</option>
      </FilterChoice>
      <FilterChoice label="Last call" value={outcome} onChange={(next) => change({ outcome: next })}>
        <option value="">All leads</option>
        {OUTCOME_FILTERS.map((value) => (
          <option key={value} value={value}>
            {outcomeWords(value)}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice label="Booked call" value={call} onChange={(next) => change({ call: next })}>
        <option value="">All leads</option>
        {CALL_FILTERS.map((value) => (
          <option key={value} value={value}>
            {BOOKED_CALL_WORDS[value]}
          </option>
        ))}
      </FilterChoice>
    </>
  );
}
