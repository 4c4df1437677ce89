/** The version of Meta's API that is called where META_GRAPH_VERSION names none (contract 11). */
const CURRENT = "v26.0";

/** Meta's header on an answer to a version that is about to end, or that it has answered with a newer one. */
const WARNING_HEADER = "x-ad-api-version-warning";
/** Characters of a warning: Meta's have about a hundred. */
const WARNING_MAX = 300;

export function graphVersion({ META_GRAPH_VERSION }: Pick<Env, "META_GRAPH_VERSION">): string {
  return META_GRAPH_VERSION || CURRENT;
}

/** What Meta says of the version that was called, in its own words; null if nothing. */
export function versionWarning(headers: Headers): string | null {
  return headers.get(WARNING_HEADER)?.trim().slice(0, WARNING_MAX) || null;
}
