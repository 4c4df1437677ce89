import type { AssessmentSort } from "#domain/leads/assessment-list";
import { useMemo } from "react";
import type { AssessmentPage } from "../../basics/lead-cache.ts";
import { foldAnonymous, type Line } from "../row/fold-anonymous.ts";
import { useOpenDays } from "../row/open-days.ts";
import { oneRowEach } from "./one-row-each.ts";

export type LinesOf = (pages: readonly AssessmentPage[]) => (readonly Line[])[];

/** The pages of a list as the lines that are shown: one row for each person, one line a day for who left no name. */
export function useLines(pages: readonly AssessmentPage[], sort: AssessmentSort, hasMore: boolean) {
  const openDays = useOpenDays();
  const linesOf = useMemo<LinesOf>(
    () => (these) => foldAnonymous(oneRowEach(these), { openDays, sort, hasMore }),
    [openDays, sort, hasMore],
  );
  const chunks = useMemo(() => linesOf(pages), [linesOf, pages]);
  return { chunks, linesOf };
}
