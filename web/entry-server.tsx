import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { PageFrame } from "./page-frame.tsx";
import type { PageDocument } from "./documents.ts";
import { Router } from "./router.tsx";

/** A page's HTML: complete, for the browser to hydrate, or the frame that the browser fills. */
export async function renderPage(page: PageDocument): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={page.path === "*" ? "/404" : page.path}>
        {page.rendering === "whole" ? <Router /> : <PageFrame />}
      </StaticRouter>
    </StrictMode>,
    {
      // Otherwise long pages are split into parts that need an inline script to assemble.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}

export { documents } from "./documents.ts";
