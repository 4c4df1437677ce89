import type { PageKind } from "./security-headers.ts";

/** Where every page is. Whatever else leads to one is sent on to here (`movedTo`). */
export const PAGE_PATHS = {
  landing: "/",
  quiz: "/quiz",
  chat: "/chat",
  hub: "/hub/:sessionId",
  admin: "/admin",
  privacy: "/privacy-policy",
  terms: "/terms",
} as const;

export type PageName = keyof typeof PAGE_PATHS;

const NAMES = ["landing", "quiz", "chat", "hub", "admin", "privacy", "terms"] as const satisfies PageName[];
const HUB = /^\/hub\/([^/]+)$/;
/** Kinds of page by the first segment of their paths; all others are public. */
const OWN_KIND = /^\/(hub|admin)(?:\/|$)/;
/** Written the same in every address, so that a path of these is never sent on to itself. */
const PLAIN = /^[a-z0-9/-]+$/;

/** A path in the one writing that pages have: decoded, lower-case, with no slash too many. */
export function canonicalPath(pathname: string): string {
  return decoded(pathname)
    .toLowerCase()
    .replaceAll(/\/+/g, "/")
    .replace(/(?<=.)\/$/, "");
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The page that a path leads to, however it is written; null where there is none. */
export function pageNameAt(pathname: string): PageName | null {
  const path = canonicalPath(pathname);
  if (HUB.test(path)) return "hub";
  return NAMES.find((name) => PAGE_PATHS[name] === path) ?? null;
}

/** A page's own path, where this is another writing of it; else null. */
export function movedTo(pathname: string): string | null {
  const path = canonicalPath(pathname);
  return path !== pathname && PLAIN.test(path) && pageNameAt(path) !== null ? path : null;
}

/** What guards of a path go by: a hub's address is a secret of its visitor, and `/admin` is staff's. */
export function pageKindAt(pathname: string): Exclude<PageKind, "api"> {
  const kind = OWN_KIND.exec(canonicalPath(pathname))?.[1];
  return kind === "hub" || kind === "admin" ? kind : "public";
}

/** Whether a third party may read this page's address: a page of ours that is everybody's, and no other. */
export function mayBeMeasured(pathname: string): boolean {
  return pageNameAt(pathname) !== null && pageKindAt(pathname) === "public";
}

/** The session id in a hub's path; empty on every other page. */
export function hubSessionOf(pathname: string): string {
  return HUB.exec(canonicalPath(pathname))?.[1] ?? "";
}
