import type { AppContext } from "./context.ts";

const PAGES = ["/quiz", "/chat", "/hub"] as const;
export type ConsentPage = (typeof PAGES)[number] | "";

/**
 * The page on which consent was given, without a hub's session id. The e-mail quotes it, so nothing else that a caller
 * may have put into the path is kept.
 */
export function consentPage(c: AppContext): ConsentPage {
  const referer = c.req.header("referer");
  // Only the hub sends no referrer.
  if (referer === undefined) return c.req.header("sec-fetch-site") === "same-origin" ? "/hub" : "";
  const path = URL.canParse(referer) ? new URL(referer).pathname : "";
  return PAGES.find((page) => path === page || path.startsWith(`${page}/`)) ?? "";
}
