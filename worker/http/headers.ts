import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./context.ts";

/** API responses must not be stored, framed, sniffed or indexed, nor leak a session id in a referrer. */
export const apiHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  // The response to a socket's upgrade comes from a Durable Object: its headers are immutable, and nothing reads them.
  if (c.res.status === 101) return;
  const { headers } = c.res;
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "no-referrer");
  headers.set("X-Robots-Tag", "noindex");
  if (!headers.has("Content-Security-Policy")) {
    headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  }
  headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
};
