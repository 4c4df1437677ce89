import { readLastAssessment } from "../../lib/last-assessment.ts";
import { useLoad, type Loaded } from "../../lib/use-load.ts";
import { embeddedHub, fetchHub, type HubPageData } from "./hub-data.ts";

/** The hub's data: from the document, or fetched if the hub was opened within the app. */
export function useHub(sessionId: string): Loaded<HubPageData> {
  return useLoad(sessionId, () => fetchHub(sessionId), readyHub(sessionId));
}

/**
 * The document's data is authoritative, with one exception: a database replica may not know a hub yet that this browser
 * has just been given. The hub is then fetched from one that does.
 */
function readyHub(sessionId: string): HubPageData | null {
  const data = embeddedHub(sessionId);
  const isOwn = data?.state === "not_found" && readLastAssessment()?.sessionId === sessionId;
  return isOwn ? null : data;
}
