import { LEAD_STATUSES } from "#domain/leads/pipeline";
import { SlidersHorizontal } from "lucide-react";
import { useCallback, useId, useState } from "react";
import type { ChangeParams } from "../../ground/frame/admin-params.ts";
import { useTiers } from "../../ground/offers/use-tiers.ts";
import { CallFilters } from "./call-filters.tsx";
import { FilterChoice } from "../../ground/data/filter-choice.tsx";
import { dayOf, filterWords, LOST_FILTERS, lostFilterName, type Filters } from "./filters.ts";
import { SearchField } from "./search-field.tsx";

type Props = { filters: Filters; change: ChangeParams };

/** The list's filters, all kept in the address. On a narrow screen all but the search are behind a button. */
export function FilterBar({ filters, change }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const search = useCallback((text: string) => change({ search: text }, { replace: true }), [change]);
  const active = filterWords({ ...filters, search: "" }).length;
  return (
    <form
      role="search"
      aria-label="Filter assessments"
      className="rounded-box bg-base-100 border-base-300 flex min-h-14 flex-wrap items-end gap-x-2 gap-y-3 border px-2 pt-px pb-1"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="flex min-w-0 grow-2 basis-full flex-wrap gap-2 max-sm:pt-1 sm:basis-40">
        <SearchField value={filters.search} onChange={search} />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="btn btn-sm sm:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          Filters{active > 0 && ` (${active})`}
        </button>
      </div>
      <div id={id} className={`${isOpen ? "contents" : "hidden"} sm:contents`}>
        <FilterFields filters={filters} change={change} />
      </div>
    </form>
  );
}

function FilterFields({ filters, change }: Props) {
  const tiers = useTiers();
  return (
    <>
      <FilterChoice label="Offer" value={filters.tier} onChange={(tier) => change({ tier })}>
        <option value="">All offers</option>
        {tiers.map(({ tier, name }) => (
          <option key={tier} value={tier}>
            {name ? `Offer ${tier}: ${name}` : `Offer ${tier}`}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice
        label="Status"
        value={filters.leadStatus}
        onChange={(leadStatus) => change({ leadStatus, ...(leadStatus !== "Lost" && { lostReason: null }) })}
      >
        <option value="">All statuses</option>
        {LEAD_STATUSES.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </FilterChoice>
      {(filters.leadStatus === "Lost" || filters.lostReason) && (
        <FilterChoice
          label="Lost reason"
          value={filters.lostReason}
          onChange={(lostReason) => change({ lostReason })}
        >
          <option value="">All reasons</option>
          {LOST_FILTERS.map((reason) => (
            <option key={reason} value={reason}>
              {lostFilterName(reason)}
            </option>
          ))}
        </FilterChoice>
      )}
      <FilterChoice label="Source" value={filters.type} onChange={(type) => change({ type })}>
        <option value="">All sources</option>
        <option value="quiz">Quiz</option>
        <option value="chat">AI Chat</option>
      </FilterChoice>
      <CallFilters filters={filters} change={change} />
      <Day label="From Date" value={filters.from} onChange={(from) => change({ from })} />
      <Day label="To Date" value={filters.to} onChange={(to) => change({ to })} />
      <label className="flex min-h-8 grow basis-36 cursor-pointer items-center gap-2 text-xs leading-tight pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="checkbox checkbox-sm border-base-content/60"
          checked={filters.leadsOnly}
          onChange={(event) => change({ leadsOnly: event.target.checked ? "true" : null })}
        />
        Show leads only (hide anonymous entries)
      </label>
    </>
  );
}

function Day({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  return (
    <label className="min-w-0 grow basis-28 text-xs">
      <span className="text-base-content/75 block">{label}</span>
      <input
        type="date"
        className="input input-sm w-full"
        value={dayOf(value)}
        max="9999-12-31"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
