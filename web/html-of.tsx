import { StrictMode, type ReactNode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";

/** The complete HTML of the app at a path, lazy parts included. Throws what any part of it throws. */
export async function htmlOf(app: ReactNode, path: string): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>{app}</StaticRouter>
    </StrictMode>,
    {
      // Otherwise long pages are split into parts that need an inline script to assemble.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // React would leave a part that fails to the browser, and a page with a hole counts as rendered.
      onError: (error) => void failures.push(error),
    },
  );
  if (failures.length > 0) throw failures[0];
  return new Response(prelude).text();
}
