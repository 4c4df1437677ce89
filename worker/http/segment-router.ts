import { MESSAGE_MATCHER_IS_ALREADY_BUILT, type Result, type Router } from "hono/router";
import { RegExpRouter } from "hono/router/reg-exp-router";

/** Addresses with more segments than any route meet the wildcards alone. */
const MOST_SEGMENTS = 16;

/**
 * Hono's fastest router, one for each number of segments. It matches in one expression, and refuses
 * all routes for two of which the order decides: `/assessment/submit` beside `/assessment/:sessionId/erase`,
 * where Hono falls back to a search. No two routes of the same length are like that here. A route of
 * any length has a `*`.
 */
export class SegmentRouter<T> implements Router<T> {
  readonly name = "SegmentRouter";
  readonly #routes: { method: string; path: string; handler: T }[] = [];
  readonly #routers = new Map<number, RegExpRouter<T>>();

  /** Throws after the first match, as Hono's routers do: what is built already would not know the route. */
  add(method: string, path: string, handler: T): void {
    if (this.#routers.size > 0) throw new Error(MESSAGE_MATCHER_IS_ALREADY_BUILT);
    this.#routes.push({ method, path, handler });
  }

  match(method: string, path: string): Result<T> {
    const segments = Math.min(segmentsOf(path), MOST_SEGMENTS);
    let router = this.#routers.get(segments);
    if (!router) {
      router = this.#routerOf(segments);
      this.#routers.set(segments, router);
    }
    return router.match(method, path);
  }

  #routerOf(segments: number): RegExpRouter<T> {
    const router = new RegExpRouter<T>();
    for (const { method, path, handler } of this.#routes) {
      if (path.includes("*") || segmentsOf(path) === segments) router.add(method, path, handler);
    }
    return router;
  }
}

const segmentsOf = (path: string) => path.split("/").length;
