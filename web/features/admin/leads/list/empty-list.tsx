import { Button } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import type { ChangeParams } from "../../ground/frame/admin-params.ts";
import { isFiltered } from "../filters/filter-words.ts";
import { NO_FILTERS, type Filters } from "../filters/filters.ts";

type Props = { filters: Filters; change: ChangeParams };

/** Why the list is empty, and what to do about it. */
export function EmptyList({ filters, change }: Props) {
  if (!isFiltered(filters)) {
    return (
      <EmptyState title="No assessments submitted yet">
        Everyone who starts the quiz or chat appears here right away.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No assessments match your filters"
      action={
        <Button variant="outline" size="sm" onClick={() => change(NO_FILTERS)}>
          Show all assessments
        </Button>
      }
    />
  );
}
