import { Hono } from "hono";
import { findFile } from "../../db/content/content-files.ts";
import { afterResponse } from "../../http/after-answer.ts";
import type { AppContext, AppEnv } from "../../http/context.ts";
import { publicDb } from "../../http/db.ts";
import { limitAddress } from "../../http/rate-limit.ts";
import type { MiddlewareHandler } from "hono";

/** What a hash names never changes. */
const FOREVER = "public, max-age=31536000, immutable";
const HASH = /^[0-9a-f]{64}$/;
const limited = limitAddress("RL_SITE_ADDRESS", (c) => c.text("Too many requests", 429, NO_FILE));

/** Whatever a file is made to look like, a browser shows it as a picture or not at all, and runs nothing of it. */
const HARMLESS = {
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  // Mail programs in a browser show the logo.
  "Cross-Origin-Resource-Policy": "cross-origin",
};
const NO_FILE = { ...HARMLESS, "Cache-Control": "no-store" };

/** The pictures of the content, by the hash of their bytes. What is kept near asks no database, and is not limited. */
export const media = new Hono<AppEnv>()
  .get("/media/:hash", fromEdge(), limited, async (c) => {
    const hash = c.req.param("hash");
    const file = HASH.test(hash) ? await findFile(publicDb(c), hash) : null;
    if (!file) return c.text("Not found", 404, NO_FILE);
    const headers = { ...HARMLESS, "Cache-Control": FOREVER, "Content-Type": file.type, ETag: `"${hash}"` };
    const answer = new Response(file.bytes, { headers });
    afterResponse(
      c,
      caches.default.put(keyOf(c), answer.clone()).catch(() => {}),
    );
    return answer;
  })
  .all("/media/*", (c) => c.text("Not found", 404, NO_FILE));

function fromEdge(): MiddlewareHandler<AppEnv, "/media/:hash"> {
  return async (c, next) => {
    const hash = c.req.param("hash");
    if (HASH.test(hash) && c.req.header("if-none-match") === `"${hash}"`) return notModified(hash);
    const kept = await caches.default.match(keyOf(c)).catch(() => {});
    return kept ? new Response(kept.body, kept) : next();
  };
}

function notModified(hash: string): Response {
  const headers = { ...HARMLESS, "Cache-Control": FOREVER, ETag: `"${hash}"` };
  return new Response(null, { status: 304, headers });
}

/** Without what a link may have been given on its way. */
const keyOf = (c: AppContext) => new URL(new URL(c.req.url).pathname, c.req.url).href;
