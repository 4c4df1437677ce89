import { fbcOf, fbpOf, type MetaCookies } from "#domain/ads/meta-cookies";
import { getCookie } from "hono/cookie";
import type { AppContext } from "../context.ts";

/** Meta's cookies, set on our host by its pixel. They may be kept only where ads are allowed. */
export function metaCookies(c: AppContext): MetaCookies {
  return { fbp: fbpOf(getCookie(c, "_fbp")), fbc: fbcOf(getCookie(c, "_fbc")) };
}
