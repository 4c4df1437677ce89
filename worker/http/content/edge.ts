import { afterResponse } from "../after-answer.ts";
import type { AppContext } from "../context.ts";

/** An entry's key changes with its content, so it may stay cached for long. */
const LONG = "public, max-age=2592000";

const addressOf = (c: AppContext, name: string) => new URL(`/.content/${name}`, c.req.url).href;

/** Caches a text at this edge location after the response. It may be evicted at any time. */
export function keepAtEdge(c: AppContext, name: string, text: string): void {
  const kept = new Response(text, { headers: { "Cache-Control": LONG } });
  afterResponse(
    c,
    caches.default.put(addressOf(c, name), kept).catch(() => {}),
  );
}

/** Null if it is not cached, or no longer. */
export async function edgeText(c: AppContext, name: string): Promise<string | null> {
  try {
    const kept = await caches.default.match(addressOf(c, name));
    return kept ? await kept.text() : null;
  } catch {
    return null;
  }
}
