import type { Content } from "#domain/content/content";
import { inventedIn, placeName } from "#domain/content/places";
import { problemsOf } from "#domain/content/problems";
import { useDeferredValue, useMemo } from "react";

/** What is in the way of publishing, as it is typed; a place of the sample's is told apart from a mistake. */
export type Problem = { path: string; message: string; isSample: boolean };

export function useProblems(document: Content): Problem[] {
  const settled = useDeferredValue(document);
  return useMemo(() => {
    const sample = new Set(inventedIn(settled).map(placeName));
    return problemsOf(settled).map((problem) => ({ ...problem, isSample: sample.has(problem.path) }));
  }, [settled]);
}
