import { useQuery } from "@tanstack/react-query";
import { Button } from "../../../../ui/button.tsx";
import { countText } from "../../ground/data/figures.ts";
import type { ChangeParams } from "../../ground/frame/admin-params.ts";
import { EmptyPlace } from "../../ground/look/empty-place.tsx";
import { activeFilters, isFiltered } from "../filters/filter-words.ts";
import { NO_FILTERS, type Filters } from "../filters/filters.ts";
import { summaryQuery } from "./list-api.ts";

type Props = { filters: Filters; change: ChangeParams };

/** Why the list is empty, and what to do about it. */
export function EmptyList({ filters, change }: Props) {
  if (isFiltered(filters)) return <NoMatch filters={filters} change={change} />;
  return (
    <EmptyPlace
      title="No assessments submitted yet"
      actions={
        <a className="btn btn-sm btn-outline" href="/" target="_blank" rel="noopener noreferrer">
          Open the landing page
        </a>
      }
    >
      Everyone who starts the quiz or chat appears here right away. Take the quiz yourself to see how it
      works.
    </EmptyPlace>
  );
}

/** A search that other filters have emptied says how many it would find without them. */
function NoMatch({ filters, change }: Props) {
  const { search, sort } = filters;
  const isNarrowed = search !== undefined && activeFilters(filters).length > 1;
  const { data } = useQuery({ ...summaryQuery({ search, sort }), enabled: isNarrowed });
  const found = (isNarrowed && data?.filtered) || 0;
  const leads = `${countText(found)} ${found === 1 ? "assessment" : "assessments"}`;
  return (
    <EmptyPlace
      title="No assessments match your filters"
      actions={
        <>
          {found > 0 && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => change({ ...NO_FILTERS, search: search ?? null })}
            >
              Show {found === 1 ? "that" : "those"} {leads}
            </Button>
          )}
          <Button variant="outline" size="sm" onClick={() => change(NO_FILTERS)}>
            Show all assessments
          </Button>
        </>
      }
    >
      {found > 0 ? (
        <>
          <bdi>“{search}”</bdi> finds {leads} without the other filters.
        </>
      ) : (
        "Remove a filter above, or search for part of a name or email."
      )}
    </EmptyPlace>
  );
}
