import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";

export type TrialChange = Parameters<typeof api.scoring.trial.$post>[0]["json"];
export type Trial = Awaited<ReturnType<typeof tryOut>>;

/** What a change of the rules would do to the assessments that are stored; nothing is written. */
export function trialQuery(change: TrialChange) {
  return queryOptions({
    queryKey: ["trial", change],
    queryFn: () => tryOut(change),
    // Assessments come in meanwhile.
    staleTime: 10_000,
    gcTime: 60_000,
  });
}

function tryOut(json: TrialChange) {
  return unwrap(api.scoring.trial.$post({ json }));
}

/** Scores a batch of all assessments again and says how far that got. */
export function recalculateStep(cursor: string | null) {
  return unwrap(api.scoring.recalculate.$post({ json: cursor === null ? {} : { cursor } }));
}
