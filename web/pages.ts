import { PAGE_PATHS, pageNameAt } from "#domain/page-paths";

/** A page as the browser knows it; `documents.ts` adds what only its document needs. */
export type Page = {
  path: string;
  /** Light for visitors, so that nothing flips on their way; the dashboard follows the system. */
  theme: "light" | "system";
};

export const pages = {
  landing: {
    path: PAGE_PATHS.landing,
    theme: "light",
  },
  quiz: {
    path: PAGE_PATHS.quiz,
    theme: "light",
  },
  chat: {
    path: PAGE_PATHS.chat,
    theme: "light",
  },
  hub: {
    path: PAGE_PATHS.hub,
    theme: "light",
  },
  plan: {
    path: PAGE_PATHS.plan,
    theme: "light",
  },
  admin: {
    path: PAGE_PATHS.admin,
    theme: "system",
  },
  privacy: {
    path: PAGE_PATHS.privacy,
    theme: "light",
  },
  terms: {
    path: PAGE_PATHS.terms,
    theme: "light",
  },
  notFound: {
    path: "*",
    theme: "light",
  },
} as const satisfies Record<string, Page>;

/** The page at a path. */
export function pageAt(pathname: string): Page {
  return pages[pageNameAt(pathname) ?? "notFound"];
}
