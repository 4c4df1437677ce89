import fc from "fast-check";
import type { Result } from "hono/router";
import { TrieRouter } from "hono/router/trie-router";
import { expect, it } from "vitest";
import { app } from "../../worker/app.ts";
import { SegmentRouter } from "../../worker/http/segment-router.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];
const routes = app.routes.map(({ method, path }) => ({ method, path }));

/** Each route by its place in the list, with its parameters. */
type Found = [route: number, params: Record<string, string>][];

/** The same for every router, whether it gives the values themselves or their places in a list. */
function foundIn([handlers, values]: Result<number>): Found {
  return handlers.map(([route, params]) => [
    route,
    Object.fromEntries(
      Object.entries(params).map(([name, at]) => [name, typeof at === "number" ? (values?.[at] ?? "") : at]),
    ),
  ]);
}

const word = fc.stringMatching(/^[a-z0-9.:*-]{0,12}$/);
const partOfRoute = fc.constantFrom(...new Set(routes.flatMap(({ path }) => path.split("/"))));
const anyPath = fc
  .array(fc.oneof(partOfRoute, word), { maxLength: 40 })
  .map((segments) => `/${segments.join("/")}`);
const pathOfRoute = fc
  .tuple(fc.constantFrom(...routes), fc.stringMatching(/^[a-z0-9-]{1,12}$/))
  .map(([{ path }, value]) => path.replaceAll(/:\w+|\*/g, value));

it("finds for every address what Hono's plain router finds, in the same order", () => {
  const [ours, plain] = [new SegmentRouter<number>(), new TrieRouter<number>()];
  for (const [index, { method, path }] of routes.entries()) {
    ours.add(method, path, index);
    plain.add(method, path, index);
  }
  fc.assert(
    fc.property(fc.constantFrom(...METHODS), fc.oneof(anyPath, pathOfRoute), (method, path) => {
      // The plain router gives a wildcard twice where the address itself has a star.
      const wanted = new Map(foundIn(plain.match(method, path)));
      expect(foundIn(ours.match(method, path))).toEqual([...wanted]);
    }),
    { numRuns: 5000 },
  );
});

it("takes no route once it has been asked", () => {
  const router = new SegmentRouter<string>();
  router.add("GET", "/api/health", "health");
  router.match("GET", "/api/health");
  expect(() => router.add("GET", "/api/config", "config")).toThrow(/already built/);
});
