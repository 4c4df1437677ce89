import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";

export type TrialChange = Parameters<typeof api.scoring.trial.$post>[0]["json"];
export type Trial = Awaited<ReturnType<typeof tryOut>>;

/** The effect of a change of the rules on the stored assessments; nothing is written. */
export function trialQuery(change: TrialChange) {
  return queryOptions({
    queryKey: ["trial", change],
    queryFn: () => tryOut(change),
    // New assessments arrive in the meantime.
    staleTime: 10_000,
    gcTime: 60_000,
  });
}

function tryOut(json: TrialChange) {
  return unwrap(api.scoring.trial.$post({ json }));
}

/** Re-scores a batch of the assessments and returns the progress. */
export function recalculateStep(cursor: string | null) {
  return unwrap(api.scoring.recalculate.$post({ json: cursor === null ? {} : { cursor } }));
}
