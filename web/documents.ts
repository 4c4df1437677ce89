import { QUESTION_COUNT } from "#domain/answers/questions";
import { business } from "./content/business.ts";
import { pages, type Page } from "./pages.ts";

/**
 * How a page's HTML is generated: rendered in full at build time, by the Worker on each request, or as a frame that the
 * browser fills.
 */
type Rendering = "whole" | "on-request" | "frame";
/** When the page's code starts: at once, after the first paint, or at the first interaction or nearby island. */
type Hydration = "at-once" | "after-paint" | "when-needed";

/** A page's document, generated at build time. */
export type PageDocument = Page & {
  /** The output file without its extension: the path, except for `/`, the hub's pages and the 404 page. */
  shell: string;
  description: string;
  rendering: Rendering;
  hydration: Hydration;
  /** The module of the page's component, below `web/`; the document preloads its chunks. */
  module: string;
  isIndexed: boolean;
};

/** The document of every page, with its content before any script runs. */
export const documents = {
  landing: {
    ...pages.landing,
    shell: "index",
    description:
      "Find out what’s holding your Meta ads back. Take the free 3-minute assessment and get your biggest roadblocks, a recommended next step and estimated pricing before you book a call.",
    rendering: "whole",
    hydration: "when-needed",
    module: "features/landing/landing-page.tsx",
    isIndexed: true,
  },
  quiz: {
    ...pages.quiz,
    shell: "quiz",
    description: `${QUESTION_COUNT} questions, about 3 minutes: see your biggest roadblocks, the program that fits and what it costs, before you talk to anyone.`,
    rendering: "whole",
    hydration: "after-paint",
    module: "features/quiz/quiz-page.tsx",
    isIndexed: true,
  },
  chat: {
    ...pages.chat,
    shell: "chat",
    description:
      "Talk your Meta ads through with our AI assessor. It takes about 3 minutes, and you leave with a personalized strategy.",
    rendering: "whole",
    hydration: "after-paint",
    module: "features/chat/chat-page.tsx",
    isIndexed: true,
  },
  hub: {
    ...pages.hub,
    shell: "hub",
    description: "Your personalized Meta ads strategy.",
    rendering: "on-request",
    hydration: "after-paint",
    module: "features/hub/hub-page.tsx",
    isIndexed: false,
  },
  plan: {
    ...pages.plan,
    shell: "hub/plan",
    description: "What to do about your Meta ads today and in the next seven days.",
    rendering: "on-request",
    hydration: "after-paint",
    module: "features/hub/plan/plan-page.tsx",
    isIndexed: false,
  },
  admin: {
    ...pages.admin,
    shell: "admin",
    description: "Leads, pipeline, analytics and configuration.",
    rendering: "frame",
    hydration: "at-once",
    module: "features/admin/app/admin-page.tsx",
    isIndexed: false,
  },
  privacy: {
    ...pages.privacy,
    shell: "privacy-policy",
    description: `What ${business.name} collects, why, for how long, and what rights you have.`,
    rendering: "whole",
    hydration: "when-needed",
    module: "features/legal/privacy-page.tsx",
    isIndexed: true,
  },
  terms: {
    ...pages.terms,
    shell: "terms",
    description: `The terms for using the ${business.name} site, its assessment and your strategy hub.`,
    rendering: "whole",
    hydration: "when-needed",
    module: "features/legal/terms-page.tsx",
    isIndexed: true,
  },
  notFound: {
    ...pages.notFound,
    shell: "404",
    description: "This page doesn’t exist.",
    rendering: "whole",
    hydration: "when-needed",
    module: "features/not-found/not-found-page.tsx",
    isIndexed: false,
  },
} as const satisfies Record<keyof typeof pages, PageDocument>;
