import type { Content } from "#domain/content/content";
import { pageContent, readable } from "#domain/content/page-content";
import { isPicture, type Picture } from "#domain/content/pictures/picture";
import { sample } from "#domain/content/sample/sample";
import { GivenContent } from "./content/use-content.tsx";
import { samplePath, sampleHubs } from "./hub-samples.ts";
import { htmlOf } from "./html-of.tsx";
import { PageFrame } from "./page-frame.tsx";
import type { DocumentName, PageDocument } from "./documents.ts";
import { embeddedJson } from "./embedded-json.ts";
import { renderPage } from "./render-page.tsx";
import { Router } from "./router.tsx";
import { saidTags } from "./said-tags.ts";

/** What the documents are built with, until something else is published. */
const content: Content = readable(sample);

const A_PICTURE: Picture = { files: [{ hash: "0".repeat(64), width: 1, height: 1 }], alt: "" };

/** The same with a picture in every place for one: what is styled for the drawings alone would shift. */
const pictured: Content = JSON.parse(
  JSON.stringify(content, (_key, part: unknown) => (isPicture(part) ? A_PICTURE : part)),
);

/** The HTML that a page's document is built with: complete, for the browser to hydrate, or a frame. */
export function builtHtml(page: PageDocument, shown = content): Promise<string> {
  const path = page.path === "*" ? "/404" : page.path;
  const app = page.rendering === "whole" ? <Router /> : <PageFrame />;
  return htmlOf(<GivenContent value={shown}>{app}</GivenContent>, path);
}

/** The parts of the content that a page's document brings along, as JSON that may stand in HTML. */
export function builtContent(name: DocumentName): string {
  return embeddedJson(pageContent(name, content));
}

/** What the browser's tab, search engines and shared links say of a page. */
export function saidOf(name: DocumentName, origin: string | null): string {
  return saidTags(name, content, origin);
}

/** What a document may show before its style sheets have loaded, so that the styles it needs can be told. */
export async function possibleHtml(page: PageDocument): Promise<string> {
  return (await shownHtml(page)) + (await builtHtml(page, pictured));
}

/** What a document may show of the content that ships. */
export async function shownHtml(page: PageDocument): Promise<string> {
  const built = await builtHtml(page);
  if (page.rendering !== "on-request") return built;
  const rendered = sampleHubs.map((data) =>
    renderPage({ pathname: samplePath(page.path), content, origin: null, data: JSON.stringify(data) }),
  );
  return [built, ...(await Promise.all(rendered)).map(({ html }) => html)].join("");
}

export { documentNames, documents } from "./documents.ts";
