import type { Result, Router } from "hono/router";
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

  add(method: string, path: string, handler: T): void {
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
