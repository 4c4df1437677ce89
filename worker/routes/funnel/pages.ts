import { sessionIdSchema } from "#domain/funnel/answers/contact";
import { AppError } from "#domain/errors";
import { movedTo, PAGE_PATHS, pageKindAt, pageNameAt } from "#domain/page-paths";
import { isoText } from "#domain/time/iso-text";
import type { Content } from "#domain/content/content";
import type { RenderedPage } from "#domain/content/render-page";
import { renderPage } from "#render-page";
import { Hono } from "hono";
import { afterResponse } from "../../http/after-answer.ts";
import type { AppContext, AppEnv } from "../../http/context.ts";
import { callBody, hubBody, hubState, type HubState } from "../../http/hub-state.ts";
import { onPageError } from "../../http/page-errors.ts";
import { siteSettings } from "../../http/site-settings.ts";
import { limitAddress } from "../../http/rate-limit.ts";
import { logError } from "../../log.ts";
import { liveContent, shippedContent } from "../../http/content/live-content.ts";
import { visitorPage } from "./visitor-page.ts";
import { hubShellOf, pageOf, servedAs } from "../../http/shell.ts";

/** A missing chunk must be neither cached nor mistaken for another type of file. */
const NO_FILE = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };
const STATUS = { ok: 200, expired: 410, not_found: 404 } as const;
const NOT_FOUND: HubState = { state: "not_found" };

/** Serves every path that is neither a file nor an API call: a page under another spelling, a hub, or 'not found'. */
export const pages = new Hono<AppEnv>()
  .use("*", async (c, next) => {
    // The path as requested; Hono's own is decoded.
    const { pathname, search } = new URL(c.req.url);
    const target = movedTo(pathname);
    if (target === null) return next();
    const headers = servedAs(c.env, pageKindAt(target));
    headers.set("Location", target + search);
    return new Response(null, { status: 308, headers });
  })
  .use("*", siteSettings)
  .all(PAGE_PATHS.landing, (c) => visitorPage(read(c), "landing"))
  .all(PAGE_PATHS.quiz, (c) => visitorPage(read(c), "quiz"))
  .all(PAGE_PATHS.chat, (c) => visitorPage(read(c), "chat"))
  .all(PAGE_PATHS.privacy, (c) => visitorPage(read(c), "privacy"))
  .all(PAGE_PATHS.terms, (c) => visitorPage(read(c), "terms"))
  .get(PAGE_PATHS.hub, limitAddress("RL_HUB_ADDRESS"), (c) => hubPage(c))
  .get(PAGE_PATHS.plan, limitAddress("RL_HUB_ADDRESS"), (c) => planPage(c))
  .all(PAGE_PATHS.hub, onlyGet)
  .all(PAGE_PATHS.plan, onlyGet)
  .all("*", async (c) => {
    if (c.req.path.startsWith("/assets/")) return c.text("Not found", 404, NO_FILE);
    return notFoundPage(c);
  })
  .onError(onPageError);

const notFoundPage = (c: AppContext) => visitorPage(c, "notFound", 404);

/** Pages are read, and nothing else. */
function read(c: AppContext): AppContext {
  return c.req.method === "GET" || c.req.method === "HEAD" ? c : onlyGet();
}

/** A plan's page, or the way to its hub where there are no plans. */
async function planPage(c: AppContext): Promise<Response> {
  const { shown } = (await liveContent(c)).content;
  if (shown.plans === "shown" || pageNameAt(c.req.path) === null) return hubPage(c);
  const { pathname, search } = new URL(c.req.url);
  const headers = servedAs(c.env, "hub");
  headers.set("Location", `${pathname.replace(/\/plan$/, "")}${search}`);
  // They may be shown again.
  return new Response(null, { status: 302, headers });
}

/** The hub's page, its data in it. Requesting the document does not count as a visit (contract 5). */
async function hubPage(c: AppContext): Promise<Response> {
  // The router takes an encoded slash for part of the id; no page is there.
  if (pageNameAt(c.req.path) === null) return notFoundPage(c);
  const now = Date.now();
  const parsed = sessionIdSchema.safeParse(c.req.param("sessionId"));
  const live = liveContent(c);
  // It never fails, and helps the next request even if this one does.
  afterResponse(c, live);
  const [found, shell] = await Promise.all([
    parsed.success ? hubState(c, parsed.data, now) : NOT_FOUND,
    hubShellOf(c),
  ]);
  const data = JSON.stringify(await hubData(c, found, now)).replaceAll("<", "\\u003c");
  return pageOf(shell, { data, page: await rendered(c, (await live).content, data) }, STATUS[found.state]);
}

/** The page from what is live, else as it ships; null if rendering fails, and the browser renders it from the data. */
async function rendered(c: AppContext, live: Content, data: string): Promise<RenderedPage | null> {
  const { pathname } = new URL(c.req.url);
  const origin = c.env.APP_ORIGIN || null;
  for (const content of new Set([live, shippedContent()])) {
    try {
      return await renderPage({ pathname, content, origin, data });
    } catch (error) {
      logError("page_not_rendered", error);
    }
  }
  return null;
}

function onlyGet(): never {
  throw new AppError("method_not_allowed", "Use GET here.", { headers: { Allow: "GET" } });
}

/** The data inlined into the pages of a hub. An expired hub reveals only since when, a call that is ahead, and whether a new link was asked for. */
async function hubData(c: AppContext, found: HubState, now: number) {
  const bookingUrl = c.env.BOOKING_URL || null;
  if (found.state === "not_found") return { state: found.state, bookingUrl };
  const { hub } = found;
  const call = await callBody(c.env, hub, now);
  const { bookingRef } = hub;
  if (found.state === "expired") {
    const hubExpiresAt = isoText(hub.hubExpiresAt);
    return { state: found.state, bookingUrl, bookingRef, hubExpiresAt, call, isLinkAsked: hub.isLinkAsked };
  }
  return {
    state: found.state,
    asOf: isoText(now),
    bookingUrl,
    bookingRef,
    hub: {
      ...hubBody(hub),
      email: hub.email,
      call,
      emailConsent: hub.emailConsent,
      isCallAsked: hub.isCallAsked,
    },
    offer: hub.offer,
    // The map of steps has no leads of Meta's forms.
    ...(hub.assessmentType !== "form" && { door: hub.assessmentType }),
  };
}
