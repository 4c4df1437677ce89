import { LEAD_STATUSES } from "#domain/pipeline";
import { useCallback, type ReactNode } from "react";
import type { ChangeParams } from "../admin-params.ts";
import { useTiers } from "../use-tiers.ts";
import { dayOf, type Filters } from "./filters.ts";
import { SearchField } from "./search-field.tsx";

type Props = { filters: Filters; change: ChangeParams };

/** Every filter of the list; each is in the address. */
export function FilterBar({ filters, change }: Props) {
  const tiers = useTiers();
  const search = useCallback((text: string) => change({ search: text }, { replace: true }), [change]);
  return (
    <form
      role="search"
      aria-label="Filter assessments"
      className="rounded-box bg-base-100 border-base-300 grid items-end gap-4 border p-4 sm:grid-cols-2 lg:grid-cols-6"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="sm:col-span-2">
        <SearchField value={filters.search} onChange={search} />
      </div>
      <Choice label="Offer" value={filters.tier} onChange={(tier) => change({ tier })}>
        <option value="">All offers</option>
        {tiers.map(({ tier, name }) => (
          <option key={tier} value={tier}>
            {name ? `Offer ${tier}: ${name}` : `Offer ${tier}`}
          </option>
        ))}
      </Choice>
      <Choice
        label="Lead status"
        value={filters.leadStatus}
        onChange={(leadStatus) => change({ leadStatus })}
      >
        <option value="">All statuses</option>
        {LEAD_STATUSES.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </Choice>
      <Day label="From Date" value={filters.from} onChange={(from) => change({ from })} />
      <Day label="To Date" value={filters.to} onChange={(to) => change({ to })} />
      <label className="flex min-h-10 cursor-pointer items-center gap-3 text-sm sm:col-span-2">
        <input
          type="checkbox"
          className="checkbox checkbox-sm"
          checked={filters.leadsOnly}
          onChange={(event) => change({ leadsOnly: event.target.checked ? "true" : null })}
        />
        Show leads only (hide anonymous entries)
      </label>
      <Choice label="Source" value={filters.type} onChange={(type) => change({ type })}>
        <option value="">All sources</option>
        <option value="quiz">Quiz</option>
        <option value="chat">AI Chat</option>
      </Choice>
      <Choice
        label="Sort by"
        value={filters.sort}
        onChange={(sort) => change({ sort: sort === "created" ? null : sort })}
      >
        <option value="created">Newest first</option>
        <option value="updated">Last changed</option>
        <option value="leadScore">Highest lead score</option>
        <option value="dealValue">Highest deal value</option>
      </Choice>
    </form>
  );
}

type ChoiceProps = { label: string; value: string; onChange: (value: string) => void; children: ReactNode };

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <label className="min-w-0 text-sm">
      <span className="mb-1 block">{label}</span>
      <select className="select w-full" value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </label>
  );
}

function Day({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  return (
    <label className="min-w-0 text-sm">
      <span className="mb-1 block">{label}</span>
      <input
        type="date"
        className="input w-full"
        value={dayOf(value)}
        max="9999-12-31"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
