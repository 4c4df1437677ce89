import { Search, X } from "lucide-react";

type Props = { query: string; onSearch: (query: string) => void };

/** The search over the texts of all pages. */
export function TextSearch({ query, onSearch }: Props) {
  return (
    <div
      className={`input input-sm ms-auto min-w-0 focus-within:w-56 sm:w-64 ${query === "" ? "w-32" : "w-56"}`}
    >
      <Search aria-hidden="true" className="text-ink-3 size-4 shrink-0" />
      <input
        type="search"
        aria-label="Search all texts"
        placeholder="Search texts"
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
