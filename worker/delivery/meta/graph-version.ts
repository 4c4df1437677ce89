/** The version of Meta's API that is called where META_GRAPH_VERSION names none (contract 11). */
const CURRENT = "v26.0";

/** The header in which Meta warns that a version is about to end, or that a newer one has answered. */
const WARNING_HEADER = "x-ad-api-version-warning";
/** The longest warning, in characters; Meta's have about a hundred. */
const WARNING_MAX = 300;

export function graphVersion({ META_GRAPH_VERSION }: Pick<Env, "META_GRAPH_VERSION">): string {
  return META_GRAPH_VERSION || CURRENT;
}

/** Meta's warning about the version that was called, verbatim; null if there is none. */
export function versionWarning(headers: Headers): string | null {
  return headers.get(WARNING_HEADER)?.trim().slice(0, WARNING_MAX) || null;
}
