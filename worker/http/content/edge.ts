import { afterResponse } from "../after-answer.ts";
import type { AppContext } from "../context.ts";

/** What is kept is known by a name that changes with it, so that it may stay for long. */
const LONG = "public, max-age=2592000";

const addressOf = (c: AppContext, name: string) => new URL(`/.content/${name}`, c.req.url).href;

/** Keeps a text in the cache of the place that this runs in, behind the answer. It may be gone at any time. */
export function keepAtEdge(c: AppContext, name: string, text: string): void {
  const kept = new Response(text, { headers: { "Cache-Control": LONG } });
  afterResponse(
    c,
    caches.default.put(addressOf(c, name), kept).catch(() => {}),
  );
}

/** Null if it is not, or no longer, kept there. */
export async function edgeText(c: AppContext, name: string): Promise<string | null> {
  try {
    const kept = await caches.default.match(addressOf(c, name));
    return kept ? await kept.text() : null;
  } catch {
    return null;
  }
}
