import { samplePath, sampleHubs } from "./hub-samples.ts";
import { htmlOf } from "./html-of.tsx";
import { PageFrame } from "./page-frame.tsx";
import type { PageDocument } from "./documents.ts";
import { renderPage } from "./render-page.tsx";
import { Router } from "./router.tsx";

/** The HTML that a page's document is built with: complete, for the browser to hydrate, or a frame. */
export function builtHtml(page: PageDocument): Promise<string> {
  const path = page.path === "*" ? "/404" : page.path;
  return htmlOf(page.rendering === "whole" ? <Router /> : <PageFrame />, path);
}

/** What a document may show before its style sheets have loaded, so that the styles it needs can be told. */
export async function possibleHtml(page: PageDocument): Promise<string> {
  const built = await builtHtml(page);
  if (page.rendering !== "on-request") return built;
  const rendered = sampleHubs.map((data) => renderPage(samplePath(page.path), JSON.stringify(data)));
  return [built, ...(await Promise.all(rendered))].join("");
}

export { documents } from "./documents.ts";
