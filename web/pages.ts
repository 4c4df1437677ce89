import { matchPath } from "react-router-dom";
import { business } from "./content/business.ts";

/** How a page's HTML is made: rendered whole at build time, or a frame that the browser fills. */
type Rendering = "whole" | "frame";
/** When its code starts: at once, after the first paint, or at the first interaction or island near view. */
type Hydration = "at-once" | "after-paint" | "when-needed";

export type Page = {
  path: string;
  /** File that the build writes, without its ending; the path but for `/`, the hub and the 404 page. */
  shell: string;
  title: string;
  description: string;
  rendering: Rendering;
  hydration: Hydration;
  /** The module with the page's component, below `web/`: whose chunks its document announces. */
  module: string;
  isIndexed: boolean;
  /** Light only, or as the visitor's system has it. */
  theme: "light" | "system";
};

/** Every page of the site, with what its document says of it before any script runs. */
export const pages = {
  landing: {
    path: "/",
    shell: "index",
    title: `Meta ads that hold up after iOS14, Advantage+ and Andromeda – ${business.name}`,
    description:
      "Find what is holding your Meta ads back. Take the free 3-minute assessment: your biggest roadblocks, a recommended next step and estimated pricing before you book a call.",
    rendering: "whole",
    hydration: "when-needed",
    module: "features/landing/landing-page.tsx",
    isIndexed: true,
    theme: "light",
  },
  quiz: {
    path: "/quiz",
    shell: "quiz",
    title: `Free Meta ads growth assessment – ${business.name}`,
    description:
      "Eight questions, about 3 minutes: see your biggest roadblocks, the program that fits and what it costs, before you talk to anyone.",
    rendering: "whole",
    hydration: "after-paint",
    module: "features/quiz/quiz-page.tsx",
    isIndexed: true,
    theme: "system",
  },
  chat: {
    path: "/chat",
    shell: "chat",
    title: `Find out exactly what’s holding your Meta ads back – ${business.name}`,
    description:
      "Talk through your Meta ads with our AI assessor. Takes about 3 minutes and ends with a personalized strategy.",
    rendering: "whole",
    hydration: "after-paint",
    module: "features/chat/chat-page.tsx",
    isIndexed: true,
    theme: "system",
  },
  hub: {
    path: "/hub/:sessionId",
    shell: "hub",
    title: `Your strategy hub – ${business.name}`,
    description: "Your personalized Meta ads strategy.",
    rendering: "frame",
    hydration: "at-once",
    module: "features/hub/hub-page.tsx",
    isIndexed: false,
    theme: "system",
  },
  admin: {
    path: "/admin",
    shell: "admin",
    title: `Dashboard – ${business.name}`,
    description: "Leads, pipeline, analytics and configuration.",
    rendering: "frame",
    hydration: "at-once",
    module: "features/admin/admin-page.tsx",
    isIndexed: false,
    theme: "system",
  },
  privacy: {
    path: "/privacy-policy",
    shell: "privacy-policy",
    title: `Privacy Policy – ${business.name}`,
    description: `What ${business.name} collects, why, for how long, and the rights you have over it.`,
    rendering: "whole",
    hydration: "when-needed",
    module: "features/legal/privacy-page.tsx",
    isIndexed: true,
    theme: "light",
  },
  terms: {
    path: "/terms",
    shell: "terms",
    title: `Terms & Conditions – ${business.name}`,
    description: `The terms on which ${business.name} offers its site, its assessment and its programs.`,
    rendering: "whole",
    hydration: "when-needed",
    module: "features/legal/terms-page.tsx",
    isIndexed: true,
    theme: "light",
  },
  notFound: {
    path: "*",
    shell: "404",
    title: `404 Page Not Found – ${business.name}`,
    description: "This page does not exist.",
    rendering: "whole",
    hydration: "when-needed",
    module: "features/not-found/not-found-page.tsx",
    isIndexed: false,
    theme: "light",
  },
} as const satisfies Record<string, Page>;

/** The page that a path shows. */
export function pageAt(pathname: string): Page {
  return Object.values(pages).find((page) => matchPath(page.path, pathname)) ?? pages.notFound;
}
