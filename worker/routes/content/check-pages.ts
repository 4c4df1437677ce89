import type { Content } from "#domain/content/content";
import { readable } from "#domain/content/page-content";
import { PAGE_PATHS, pageNameAt } from "#domain/page-paths";
import type { ErrorIssue } from "#domain/errors";
import { renderPage, sampleHubPages } from "#render-page";

/** The pages that are rendered for a check, and where in the content each is named. */
const CHECKED = {
  landing: PAGE_PATHS.landing,
  quiz: PAGE_PATHS.quiz,
  chat: PAGE_PATHS.chat,
  privacy: PAGE_PATHS.privacy,
  terms: PAGE_PATHS.terms,
  notFound: "/404",
} as const;

/** The pages that could not be rendered from a document, those of every kind of hub among them. */
export async function pageProblems(document: Content): Promise<ErrorIssue[]> {
  const content = readable(document);
  const pages = Object.entries(CHECKED).map(([name, pathname]) => ({ name, pathname }));
  const hubs = sampleHubPages.map((hub) => ({ name: pageNameAt(hub.pathname) ?? "hub", ...hub }));
  const failed = new Set<string>();
  for (const { name, ...page } of [...pages, ...hubs]) {
    await renderPage({ ...page, content, origin: null }).catch(() => failed.add(name));
  }
  return Array.from(failed, (name) => ({
    path: `pages.${name}`,
    message: "This page can’t be shown with these texts",
  }));
}
