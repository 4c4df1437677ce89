import type { Content } from "#domain/content/content";
import { readable } from "#domain/content/page-content";
import type { Ours } from "#domain/content/parts/ours";
import { inventedIn, keptAs, placeName } from "#domain/content/places";
import { problemsOf } from "#domain/content/problems";
import type { ErrorIssue } from "#domain/errors";
import { misreadLabels } from "#domain/funnel/interview/misread-labels";
import { keptOffer, offerAt } from "#domain/offers/invented-offers";
import { useDeferredValue, useMemo } from "react";

/** What is in the way of publishing. `kept`: it is the sample's, and this says that it is theirs as it stands. */
export type Problem = { path: string; message: string; kept: Ours[number] | null };

/** What can be told as it is typed. */
export function useProblems(document: Content): Problem[] {
  const settled = useDeferredValue(document);
  return useMemo(() => {
    const kept = keptBy(settled);
    return [...problemsOf(settled), ...misreadLabels(readable(settled))].map((issue) => ({
      ...issue,
      kept: kept.get(issue.path) ?? null,
    }));
  }, [settled]);
}

/** The same with what only the server finds: pages that cannot be shown, pictures that are missing, and the offers. */
export function allProblems(
  document: Content,
  typed: readonly Problem[],
  found: readonly ErrorIssue[],
): Problem[] {
  const told = new Set(typed.map(({ path, message }) => `${path} ${message}`));
  const isOurs = new Set(document.ours.map(({ place }) => place));
  // What has just been said to be theirs, the server may not know yet.
  const ofSample = keptBy({ ...document, ours: [] });
  const others = found.filter(
    ({ path, message }) => !told.has(`${path} ${message}`) && !ofSample.has(path) && !isOurs.has(path),
  );
  return [
    ...typed,
    ...others.map((issue) => {
      const tier = offerAt(issue.path);
      return { ...issue, kept: tier === null ? null : keptOffer(tier) };
    }),
  ];
}

const keptBy = (document: Content): ReadonlyMap<string, Ours[number]> =>
  new Map(inventedIn(document).map((place) => [placeName(place), keptAs(place)]));
