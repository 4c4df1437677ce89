import type { PageKind } from "./security-headers.ts";

/** The path of every page. Any other spelling is redirected there (`movedTo`). */
export const PAGE_PATHS = {
  landing: "/",
  quiz: "/quiz",
  chat: "/chat",
  hub: "/hub/:sessionId",
  plan: "/hub/:sessionId/plan",
  admin: "/admin",
  privacy: "/privacy-policy",
  terms: "/terms",
} as const;

export type PageName = keyof typeof PAGE_PATHS;

/** The pages whose paths are fixed. */
const NAMES = ["landing", "quiz", "chat", "admin", "privacy", "terms"] as const satisfies PageName[];
const HUB = /^\/hub\/([^/]+)(\/plan)?$/;
/** Kinds of page by the first segment of their path; all others are public. */
const OWN_KIND = /^\/(hub|preview|admin)(?:\/|$)/;
/** Characters without alternative spellings, so that a path made of them never redirects to itself. */
const PLAIN = /^[a-z0-9/-]+$/;

/** A path in the one spelling that pages use: decoded, in lower case, without superfluous slashes. */
export function canonicalPath(pathname: string): string {
  const path = decoded(pathname).toLowerCase().replaceAll(/\/+/g, "/");
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The page at a path in any spelling; null if there is none. */
export function pageNameAt(pathname: string): PageName | null {
  const path = canonicalPath(pathname);
  const hub = HUB.exec(path);
  if (hub) return hub[2] ? "plan" : "hub";
  return NAMES.find((name) => PAGE_PATHS[name] === path) ?? null;
}

/** The page's own path if this is another spelling of it; otherwise null. */
export function movedTo(pathname: string): string | null {
  const path = canonicalPath(pathname);
  return path !== pathname && PLAIN.test(path) && pageNameAt(path) !== null ? path : null;
}

/**
 * The kind of page, by which paths are protected: the address of a hub or a preview is a secret, `/admin` is for staff.
 */
export function pageKindAt(pathname: string): Exclude<PageKind, "api"> {
  const kind = OWN_KIND.exec(canonicalPath(pathname))?.[1];
  return kind === "hub" || kind === "preview" || kind === "admin" ? kind : "public";
}

/** Whether a third party may see this page's address: only if it is a known and public page of ours. */
export function mayBeMeasured(pathname: string): boolean {
  return pageNameAt(pathname) !== null && pageKindAt(pathname) === "public";
}

/** The session id in the path of a hub or of its plan; empty for any other page. */
export function hubSessionOf(pathname: string): string {
  return HUB.exec(canonicalPath(pathname))?.[1] ?? "";
}
