import { readLastAssessment } from "../../lib/last-assessment.ts";
import { useLoad, type Loaded } from "../../lib/use-load.ts";
import { embeddedHub, fetchHub, type HubPageData } from "./hub-data.ts";

/** The hub's data: with the document, or by calls where it was opened inside the app. */
export function useHub(sessionId: string): Loaded<HubPageData> {
  return useLoad(sessionId, () => fetchHub(sessionId), readyHub(sessionId));
}

/**
 * What the document says is what counts, but for one case: a copy of the database may not yet know a
 * hub that this very browser has just been given. Then the call asks one that does.
 */
function readyHub(sessionId: string): HubPageData | null {
  const data = embeddedHub(sessionId);
  const isOwn = data?.state === "not_found" && readLastAssessment()?.sessionId === sessionId;
  return isOwn ? null : data;
}
