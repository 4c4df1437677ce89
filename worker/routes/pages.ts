import { sessionIdSchema } from "#domain/contact";
import { pageHeaders } from "#domain/security-headers";
import { Hono } from "hono";
import { encodeBase64 } from "../crypto/base64.ts";
import type { AppContext, AppEnv } from "../http/context.ts";
import { hubBody, hubState, type HubState } from "../http/hub-state.ts";
import { limitAddress } from "../http/rate-limit.ts";

/** A chunk that is gone is neither stored nor taken for something else. */
const NO_FILE = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };
const STATUS = { ok: 200, expired: 410, not_found: 404 } as const;

/** The hub's page: the shell with the hub's data in it. The document request is not a visit (contract 5). */
export const pages = new Hono<AppEnv>()
  .get("/hub/:sessionId", limitAddress("RL_HUB_ADDRESS"), async (c) => {
    const parsed = sessionIdSchema.safeParse(c.req.param("sessionId"));
    const [found, shell] = await Promise.all([
      parsed.success ? hubState(c, parsed.data, Date.now()) : NOT_FOUND,
      shellOf(c, "hub"),
    ]);
    const data = JSON.stringify(hubData(c, found)).replaceAll("<", "\\u003c");
    return pageOf(shell, data, STATUS[found.state]);
  })
  .all("*", async (c) => {
    if (c.req.path.startsWith("/assets/")) return c.text("Not found", 404, NO_FILE);
    const shell = await shellOf(c, "404");
    return pageOf(shell, "", 404);
  });

/** A page as it was deployed with this Worker: the bytes around the place for its data, and its headers. */
type Shell = { before: Uint8Array; after: Uint8Array; headers: Headers };
const NOT_FOUND: HubState = { state: "not_found" };

/** Read once. */
const shells = new WeakMap<Env, Map<string, Shell>>();

async function shellOf(c: AppContext, name: "hub" | "404"): Promise<Shell> {
  const known = shells.get(c.env) ?? new Map<string, Shell>();
  shells.set(c.env, known);
  const kept = known.get(name);
  if (kept) return kept;
  const file = await c.env.ASSETS.fetch(new URL(`/${name}`, c.req.url));
  const html = await file.text();
  const [before, after] = html.split("__HUB_DATA__").map((part) => encoder.encode(part));
  const headers = await shellHeaders(c.env, name === "hub" ? "hub" : "public", html);
  const shell = { before: before ?? NOTHING, after: after ?? NOTHING, headers };
  if (file.ok) known.set(name, shell);
  return shell;
}

const encoder = new TextEncoder();
const NOTHING = new Uint8Array();

function pageOf({ before, after, headers }: Shell, data: string, status: number): Response {
  const middle = encoder.encode(data);
  const page = new Uint8Array(before.length + middle.length + after.length);
  page.set(before);
  page.set(middle, before.length);
  page.set(after, before.length + middle.length);
  return new Response(page, { status, headers });
}

/** What the hub page finds in its document; an expired hub tells nothing but that. */
function hubData(c: AppContext, found: HubState) {
  const bookingUrl = c.env.BOOKING_URL || null;
  if (found.state !== "ok") return { state: found.state, bookingUrl };
  const { hub } = found;
  return {
    state: found.state,
    bookingUrl,
    bookingRef: hub.bookingRef,
    hub: { ...hubBody(hub), email: hub.email, booked: hub.booked, emailConsent: hub.emailConsent },
    offer: hub.offer,
  };
}

async function shellHeaders(env: Env, page: "hub" | "public", html: string): Promise<Headers> {
  const security = pageHeaders({
    page,
    bookingUrl: env.BOOKING_URL,
    metaPixelId: env.META_PIXEL_ID,
    styleHashes: await inlineStyleHashes(html),
  });
  return new Headers({
    ...security,
    "Cache-Control": "no-store",
    "Content-Type": "text/html; charset=UTF-8",
  });
}

/** CSP's names for the styles that the build put into a shell. */
async function inlineStyleHashes(shell: string): Promise<string[]> {
  const styles = Array.from(shell.matchAll(/<style>(.*?)<\/style>/gs), ([, css = ""]) => css);
  return Promise.all(
    styles.map(async (css) => {
      const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(css));
      return `sha256-${encodeBase64(new Uint8Array(digest))}`;
    }),
  );
}
