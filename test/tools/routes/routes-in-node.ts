import { registerHooks } from "node:module";
import type { WorkerRoute } from "./worker-route.ts";

const NO_PAGES =
  "data:text/javascript,export const renderPage = null, pageDress = null, plainFaces = null, sampleHubPages = []";

/** The router's routes, in plain Node: it reads no JSX, so the pages that the Worker renders are left out. */
export async function routesInNode(): Promise<WorkerRoute[]> {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === "#render-page" ? { url: NO_PAGES, shortCircuit: true } : next(specifier, context),
  });
  const { readRoutes } = await import("./read-routes.ts");
  return readRoutes();
}
