import { StrictMode, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { prerender } from "react-dom/static";
import { LocationProvider } from "./lib/page-location.tsx";

/** How React marks a part that it leaves to the browser. No visitor can write it: what they write is escaped. */
const LEFT_OUT = "<!--$!-->";

/** The complete HTML of the app at a path, lazy parts included. Throws what any part of it throws. */
export async function htmlOf(app: ReactNode, path: string): Promise<string> {
  const tree = (
    <StrictMode>
      <LocationProvider rendered={path}>{app}</LocationProvider>
    </StrictMode>
  );
  const html = renderToString(tree);
  return html.includes(LEFT_OUT) ? completeHtml(tree) : html;
}

/**
 * Renders after what loads lazily has been loaded, which is then there for good. A stream takes the Worker five times
 * as long as a string, so this is for the first time only.
 */
async function completeHtml(tree: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(tree, {
    // Otherwise long pages are split into parts that need an inline script to assemble.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // React would leave a part that fails to the browser, and a page with a hole counts as rendered.
    onError: (error) => void failures.push(error),
  });
  if (failures.length > 0) throw failures[0];
  return new Response(prelude).text();
}
