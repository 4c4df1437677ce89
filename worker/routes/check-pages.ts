import type { Content } from "#domain/content/content";
import { readable } from "#domain/content/page-content";
import { PAGE_PATHS } from "#domain/page-paths";
import type { ErrorIssue } from "#domain/errors";
import { renderPage } from "#render-page";

/** The pages that are rendered for a check, and where in the content each is named. */
const CHECKED = {
  landing: PAGE_PATHS.landing,
  quiz: PAGE_PATHS.quiz,
  chat: PAGE_PATHS.chat,
  privacy: PAGE_PATHS.privacy,
  terms: PAGE_PATHS.terms,
  notFound: "/404",
} as const;

/** The pages that could not be rendered from a document. */
export async function pageProblems(document: Content): Promise<ErrorIssue[]> {
  const content = readable(document);
  const checked = Object.entries(CHECKED).map(async ([name, pathname]) => {
    try {
      await renderPage({ pathname, content, origin: null });
      return [];
    } catch {
      return [{ path: `pages.${name}`, message: "This page can’t be shown with these texts" }];
    }
  });
  return (await Promise.all(checked)).flat();
}
