import { FILTER_IDS } from "#domain/lead-filters/list-filters";
import { useCallback, useRef, useState, type ReactNode } from "react";
import type { ChangeParams } from "../../ground/frame/admin-params.ts";
import { AddChip, Chip, SetChip } from "../../ground/look/chip.tsx";
import { Popover } from "../../ground/look/popover.tsx";
import { FILTER_CONTROLS } from "./filter-controls.tsx";
import { activeFilters } from "./filter-words.ts";
import { NO_FILTERS, type Filters } from "./filters.ts";
import { SearchField } from "./search-field.tsx";

type Props = {
  filters: Filters;
  change: ChangeParams;
  /** What has arrived, at the end of the line. */
  news: ReactNode;
  /** Beside it. */
  children?: ReactNode;
};

/** The list's filters, all kept in the address: the search, what is set as chips, and one button for the others. */
export function FilterBar({ filters, change, news, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const search = useCallback((text: string) => change({ search: text }, { replace: true }), [change]);
  const active = activeFilters(filters);
  const takeAway = (patch: Parameters<ChangeParams>[0]) => {
    // What was pressed goes, and the focus must not go with it.
    add.current?.focus({ preventScroll: true });
    change(patch);
  };
  return (
    <>
      <form
        role="search"
        aria-label="Filter assessments"
        className="-ms-1 flex min-w-0 items-center gap-2 overflow-x-auto px-1 py-0.5 [scrollbar-width:none]"
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchField value={filters.search ?? ""} onChange={search} />
        {active.map(({ id, words, clear }) =>
          id === "search" ? null : (
            <SetChip
              key={id}
              removes={`Remove ${words}`}
              onRemove={() => takeAway(clear)}
              onPress={() => setOpen(true)}
            >
              <bdi>{words}</bdi>
            </SetChip>
          ),
        )}
        <AddChip
          ref={add}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          className="shrink-0"
          onClick={() => setOpen(true)}
        >
          Filter
        </AddChip>
        <QuickFilters filters={filters} change={change} />
        {active.length > 0 && <ClearButton onPress={() => takeAway(NO_FILTERS)} />}
      </form>
      {news}
      <div className="ms-auto empty:hidden">{children}</div>
      {isOpen && (
        <Popover
          anchor={add}
          label="Filters"
          onClose={() => setOpen(false)}
          className="grid w-96 grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3 p-3"
        >
          {FILTER_IDS.map((id) => {
            const Control = FILTER_CONTROLS[id];
            return Control && <Control key={id} filters={filters} change={change} />;
          })}
        </Popover>
      )}
    </>
  );
}

/** Those that are wanted most, one press away while they are not set. */
function QuickFilters({ filters, change }: Pick<Props, "filters" | "change">) {
  return (
    <>
      {!filters.owner && (
        <Chip className="shrink-0" onClick={() => change({ owner: "me" })}>
          My leads
        </Chip>
      )}
      {!filters.leadsOnly && (
        <Chip className="shrink-0" onClick={() => change({ leadsOnly: "true" })}>
          Leads only
        </Chip>
      )}
    </>
  );
}

function ClearButton({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      className="text-row text-ink-2 hover:text-ink min-h-6 shrink-0 cursor-pointer px-1 underline underline-offset-3 pointer-coarse:min-h-11"
      onClick={onPress}
    >
      Clear
    </button>
  );
}
