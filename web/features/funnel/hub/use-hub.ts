import { createContext, use, useSyncExternalStore } from "react";
import { readLastAssessment } from "../../../lib/last-assessment.ts";
import { useLoad, type Loaded } from "../../../lib/use-load.ts";
import { fetchHub, knownHub, type HubPageData } from "./hub-data.ts";

/** The data that a page is rendered from on the server; browsers read it from the document. */
export const GivenHub = createContext<HubPageData | null>(null);

/** The hub's data: from the document, or fetched if the hub was opened within the app. */
export function useHub(sessionId: string): Loaded<HubPageData> {
  const given = use(GivenHub);
  const data = given ?? knownHub(sessionId);
  const isOutdated = useSyncExternalStore(
    neverTold,
    () => data?.state === "not_found" && isOwn(sessionId),
    () => false,
  );
  return useLoad(sessionId, () => fetchHub(sessionId), isOutdated ? null : data);
}

/**
 * Whether this browser was given this hub. The document's data is authoritative, with one exception: a database replica
 * may not know such a hub yet. It is then fetched from one that does.
 */
function isOwn(sessionId: string): boolean {
  return readLastAssessment()?.sessionId === sessionId;
}

/** What the browser has stored is looked at once the page has been hydrated, and not watched. */
const neverTold = () => () => {};
