import { Search, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "../../../lib/link.tsx";
import { FUNNEL_PAGES } from "./funnel-pages.ts";
import type { Problem } from "./use-problems.ts";

type Props = {
  current: string;
  problems: readonly Problem[];
  query: string;
  onSearch: (query: string) => void;
};

/** The pages of the funnel in the order of the way through it, and the search over all their texts. */
export function PageLinks({ current, problems, query, onSearch }: Props) {
  return (
    <div className="flex min-w-0 grow items-center gap-x-3 py-1 sm:flex-wrap sm:gap-y-1">
      <PageStrip current={current} problems={problems} onPress={() => onSearch("")} />
      <TextSearch query={query} onSearch={onSearch} />
    </div>
  );
}

function PageStrip({
  current,
  problems,
  onPress,
}: Pick<Props, "current" | "problems"> & { onPress: () => void }) {
  const strip = useRef<HTMLElement>(null);
  // On a phone the strip is wider than the screen.
  useEffect(() => {
    const shown = strip.current?.querySelector(`[aria-current="page"]`);
    shown?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  }, [current]);
  return (
    <nav
      ref={strip}
      aria-label="Pages of the funnel"
      className="relative max-w-full min-w-0 overflow-x-auto max-sm:flex-1"
    >
      <ul className="flex gap-0.5">
        {FUNNEL_PAGES.map(({ id, label, parts }) => {
          const count = problems.filter(({ path }) =>
            parts.some((part) => `${path}.`.startsWith(`${part}.`)),
          ).length;
          return (
            <li key={id}>
              <Link
                to={`/admin?tab=content&page=${id}`}
                aria-current={id === current ? "page" : undefined}
                className="text-row text-ink-2 hover:bg-hover aria-[current]:bg-picked aria-[current]:text-ink inline-flex min-h-8 items-center gap-1.5 rounded-md px-2.5 font-medium whitespace-nowrap -outline-offset-2! aria-[current]:font-semibold pointer-coarse:min-h-11"
                onClick={onPress}
              >
                {label}
                {count > 0 && (
                  <span className="text-ink-3 text-xs tabular-nums" title="To fix before publishing">
                    {count}
                    <span className="sr-only"> to fix before publishing</span>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function TextSearch({ query, onSearch }: Pick<Props, "query" | "onSearch">) {
  return (
    <div
      className={`input input-sm ms-auto min-w-0 focus-within:w-56 sm:w-64 ${query === "" ? "w-32" : "w-56"}`}
    >
      <Search aria-hidden="true" className="text-ink-3 size-4 shrink-0" />
      <input
        type="search"
        aria-label="Search all texts"
        placeholder="Search all texts"
        value={query}
        onChange={({ target }) => onSearch(target.value)}
        onKeyDown={(event) => event.key === "Escape" && onSearch("")}
        className="min-w-0 grow [&::-webkit-search-cancel-button]:hidden"
      />
      {query !== "" && (
        <button
          type="button"
          aria-label="Clear the search"
          className="grid size-6 cursor-pointer place-items-center pointer-coarse:size-11"
          onClick={() => onSearch("")}
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
  );
}
