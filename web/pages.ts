import { PAGE_PATHS, pageNameAt } from "#domain/page-paths";
import { business } from "./content/business.ts";

/** A page as the browser knows it; `documents.ts` adds what only its document needs. */
export type Page = {
  path: string;
  title: string;
  /** Light for visitors, so that nothing flips on their way; the dashboard follows the system. */
  theme: "light" | "system";
};

export const pages = {
  landing: {
    path: PAGE_PATHS.landing,
    title: `Meta ads that hold up after iOS14, Advantage+ and Andromeda – ${business.name}`,
    theme: "light",
  },
  quiz: {
    path: PAGE_PATHS.quiz,
    title: `Free Meta ads growth assessment – ${business.name}`,
    theme: "light",
  },
  chat: {
    path: PAGE_PATHS.chat,
    title: `Find out exactly what’s holding your Meta ads back – ${business.name}`,
    theme: "light",
  },
  hub: {
    path: PAGE_PATHS.hub,
    title: `Your strategy hub – ${business.name}`,
    theme: "light",
  },
  plan: {
    path: PAGE_PATHS.plan,
    title: `Your 7-day plan – ${business.name}`,
    theme: "light",
  },
  admin: {
    path: PAGE_PATHS.admin,
    title: `Dashboard – ${business.name}`,
    theme: "system",
  },
  privacy: {
    path: PAGE_PATHS.privacy,
    title: `Privacy Policy – ${business.name}`,
    theme: "light",
  },
  terms: {
    path: PAGE_PATHS.terms,
    title: `Terms & Conditions – ${business.name}`,
    theme: "light",
  },
  notFound: {
    path: "*",
    title: `404 Page Not Found – ${business.name}`,
    theme: "light",
  },
} as const satisfies Record<string, Page>;

/** The page at a path. */
export function pageAt(pathname: string): Page {
  return pages[pageNameAt(pathname) ?? "notFound"];
}
