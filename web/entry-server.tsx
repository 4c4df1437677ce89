import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { business } from "./content/business.ts";
import { headline } from "./content/headline.ts";
import { pictures } from "./content/pictures.ts";
import { PageFrame } from "./page-frame.tsx";
import type { PageDocument } from "./documents.ts";
import { Router } from "./router.tsx";

/** A page's HTML: as the browser will hydrate it, or the frame that the browser fills. */
export async function renderPage(page: PageDocument): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={page.path === "*" ? "/404" : page.path}>
        {page.rendering === "whole" ? <Router /> : <PageFrame />}
      </StaticRouter>
    </StrictMode>,
    {
      // Otherwise long pages arrive in parts that an inline script puts into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}

export { documents } from "./documents.ts";

/** What the image of shared links says. */
export const socialText = {
  brand: business.name,
  logo: pictures.logoOnDark.src,
  kicker: headline.kicker,
  headline: [
    { text: headline.statement, isAccent: false },
    { text: headline.answer, isAccent: true },
  ],
};
