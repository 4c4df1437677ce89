import { metaError } from "./meta-error.ts";

/** The major versions of the Marketing API that Meta answers: v24.0 ended on 2026-10-06, and all before it earlier. */
const OLDEST = 25;
const NEWEST = 26;

/** The version of Meta's API that `name` is: one that it answers, one that has ended, or one that there never was. */
export function graphVersionState(name: string): "live" | "ended" | "unknown" {
  const major = Number(/^v(\d{1,3})\.0$/.exec(name)?.[1]);
  if (Number.isNaN(major) || major > NEWEST) return "unknown";
  return major < OLDEST ? "ended" : "live";
}

export type GraphCall =
  | { refusal: Response }
  /** The call's path without its version, and the headers that the answer is to have. */
  | { path: string; headers: Record<string, string> };

/**
 * What Meta makes of the version in a call's address. One that has ended it refuses, or answers as a newer one, with a
 * warning (`upgrades`), where the call has not changed since.
 */
export async function graphCall(request: Request, upgrades: boolean): Promise<GraphCall> {
  const { pathname } = new URL(request.url);
  const [, name = "", path = ""] = /^\/([^/]*)(\/.*)?$/.exec(pathname) ?? [];
  switch (graphVersionState(name)) {
    case "live":
      return { path, headers: {} };
    case "unknown":
      return { refusal: await metaError(2500).answer() };
    case "ended": {
      if (!upgrades) return { refusal: await metaError(2635).answer() };
      const warning = `The call has been auto-upgraded to v${OLDEST}.0 as ${name} has been deprecated.`;
      return { path, headers: { "x-ad-api-version-warning": warning } };
    }
  }
}
