import { createContext, use } from "react";
import { readLastAssessment } from "../../lib/last-assessment.ts";
import { useIsHydrated } from "../../lib/use-is-hydrated.ts";
import { useLoad, type Loaded } from "../../lib/use-load.ts";
import { knownHub, fetchHub, type HubPageData } from "./hub-data.ts";

/** The data that a page is rendered from on the server; browsers read it from the document. */
export const GivenHub = createContext<HubPageData | null>(null);

/** The hub's data: from the document, or fetched if the hub was opened within the app. */
export function useHub(sessionId: string): Loaded<HubPageData> {
  const given = use(GivenHub);
  const isHydrated = useIsHydrated();
  const data = given ?? knownHub(sessionId);
  const isOutdated = isHydrated && data?.state === "not_found" && isOwn(sessionId);
  return useLoad(sessionId, () => fetchHub(sessionId), isOutdated ? null : data);
}

/**
 * Whether this browser was given this hub. The document's data is authoritative, with one exception: a database replica
 * may not know such a hub yet. It is then fetched from one that does.
 */
function isOwn(sessionId: string): boolean {
  return readLastAssessment()?.sessionId === sessionId;
}
