import { FILTER_IDS } from "#domain/leads/filters/list-filters";
import { Search } from "lucide-react";
import { useCallback, useRef, useState, useEffect, type ReactNode, type RefObject } from "react";
import { Button } from "../../../../ui/button.tsx";
import { isEnter } from "../../../../lib/enter-key.ts";
import type { ChangeParams } from "../../../kit/frame/admin-params.ts";
import { useShortcuts } from "../../../kit/frame/shortcuts.ts";
import { AddChip, Chip, SetChip } from "../../../kit/look/chip.tsx";
import { KeyCap } from "../../../kit/look/key-cap.tsx";
import { Popover } from "../../../kit/look/popover.tsx";
import { FILTER_CONTROLS } from "./filter-controls.tsx";
import { activeFilters, isFiltered } from "./filter-words.ts";
import { NO_OTHER_FILTERS, withAnonymous, type Filters } from "./filters.ts";

type Props = {
  filters: Filters;
  /** How many match, as it is shown: `12 assessments`; null until it is known. */
  counted: string | null;
  change: ChangeParams;
  /** What has arrived, at the end of the line. */
  news: ReactNode;
  /** Beside it. */
  children?: ReactNode;
};

/** The list's filters, all kept in the address: the search, what is set as chips, and one button for the others. */
export function FilterBar({ filters, counted, change, news, children }: Props) {
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
        className="goes-on -ms-1 flex min-w-0 items-center gap-2 px-1 py-0.5"
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
        {isFiltered(withAnonymous(filters)) && <ClearButton onPress={() => takeAway(NO_OTHER_FILTERS)} />}
      </form>
      {news}
      <div className="ms-auto empty:hidden">{children}</div>
      {isOpen && (
        <FilterPanel
          anchor={add}
          filters={filters}
          counted={counted}
          change={change}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

type PanelProps = Omit<Props, "news" | "children"> & {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** All filters, and what comes of them. */
function FilterPanel({ anchor, filters, counted, change, onClose }: PanelProps) {
  const done = useRef<HTMLButtonElement>(null);
  const clear = () => {
    // What was pressed goes, and the focus must not go with it.
    done.current?.focus({ preventScroll: true });
    change(NO_OTHER_FILTERS);
  };
  return (
    <Popover anchor={anchor} label="Filters" onClose={onClose} className="w-96">
      <div className="filter-fields grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3 p-3">
        {FILTER_IDS.map((id) => {
          const Control = FILTER_CONTROLS[id];
          return Control && <Control key={id} filters={filters} change={change} />;
        })}
      </div>
      <div className="bg-sheet border-line sticky bottom-0 flex flex-wrap items-center gap-2 border-t p-2 ps-3">
        <p className="text-ink-2 text-row grow tabular-nums">{counted}</p>
        {isFiltered(withAnonymous(filters)) && (
          <Button variant="ghost" size="sm" onClick={clear}>
            Clear filters
          </Button>
        )}
        <Button ref={done} variant="outline" size="sm" onClick={onClose}>
          Done
        </Button>
      </div>
    </Popover>
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

const PAUSE_MS = 250;

type SearchFieldProps = { value: string; onChange: (text: string) => void };

/** Searches once typing pauses. `/` moves the focus here from anywhere on the page. */
function SearchField({ value, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  if (value !== seen) {
    setSeen(value);
    setSent(value);
    // The address was changed elsewhere: Back, "Clear", the command palette.
    if (value !== sent) setText(value);
  }
  const send = useCallback(
    (words: string) => {
      if (words === sent) return;
      setSent(words);
      onChange(words);
    },
    [onChange, sent],
  );
  useEffect(() => {
    const timer = setTimeout(() => send(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, send]);
  useShortcuts({
    "/": (event) => {
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    },
  });
  return (
    <label className="border-edge bg-sheet text-row has-focus-visible:outline-ink flex min-h-8 w-[min(13rem,100%)] shrink-0 items-center gap-2 rounded-md border max-sm:not-focus-within:has-placeholder-shown:w-[min(9rem,100%)] sm:w-64 px-2.5 has-focus-visible:outline-2 pointer-coarse:min-h-11">
      <Search aria-hidden="true" className="size-4 text-ink-3 shrink-0" />
      <span className="sr-only">Search by name or email</span>
      <input
        ref={field}
        type="search"
        dir="auto"
        className="placeholder:text-ink-3 min-w-0 grow text-ellipsis bg-transparent outline-none"
        placeholder="Search by name or email"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        // Before whatever is pressed instead takes the place of the list in the history.
        onBlur={() => send(text.trim())}
        onKeyDown={(event) => isEnter(event.nativeEvent) && send(text.trim())}
      />
      <KeyCap>/</KeyCap>
    </label>
  );
}
