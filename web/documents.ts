import { pages, type Page } from "./pages.ts";

/**
 * How a page's HTML is generated: rendered in full at build time, by the Worker on each request, or as a frame that the
 * browser fills.
 */
type Rendering = "whole" | "on-request" | "frame";
/** When the page's code starts: at once, after the first paint, or at the first interaction or nearby island. */
type Hydration = "at-once" | "after-paint" | "when-needed";

/** Paths that are asked for always, and at an address without a query. */
type Calls = { always: readonly string[]; plain: readonly string[] };
const NO_CALLS: Record<"first" | "after", Calls> = {
  first: { always: [], plain: [] },
  after: { always: [], plain: [] },
};

/** A page's document, generated at build time. */
export type PageDocument = Page & {
  /** The output file without its extension: the path, except for `/`, the hub's pages and the 404 page. */
  shell: string;
  rendering: Rendering;
  hydration: Hydration;
  /** The module of the page's component, below `web/`, and what else it shows at once; the document preloads both. */
  module: string;
  parts: readonly string[];
  /** What it loads together further on; the document announces it, too. */
  later: readonly string[];
  /** What the document itself asks the server for: before its files, and after them what the first look can wait for. */
  calls: typeof NO_CALLS;
};

/** The document of every page, with its content before any script runs. */
export const documents = {
  landing: {
    ...pages.landing,
    shell: "index",
    rendering: "whole",
    hydration: "when-needed",
    module: "features/funnel/landing/landing-page.tsx",
    parts: [],
    later: [],
    calls: NO_CALLS,
  },
  quiz: {
    ...pages.quiz,
    shell: "quiz",
    rendering: "whole",
    hydration: "after-paint",
    module: "features/funnel/quiz/quiz-page.tsx",
    parts: [],
    later: [],
    calls: NO_CALLS,
  },
  chat: {
    ...pages.chat,
    shell: "chat",
    rendering: "whole",
    hydration: "after-paint",
    module: "features/funnel/chat/chat-page.tsx",
    parts: [],
    later: [
      "features/funnel/chat/conversation/conversation.tsx",
      "features/booking/visitor/booking-frame.tsx",
      "features/people/privacy/start-privacy.ts",
    ],
    calls: NO_CALLS,
  },
  hub: {
    ...pages.hub,
    shell: "hub",
    rendering: "on-request",
    hydration: "after-paint",
    module: "features/funnel/hub/hub-page.tsx",
    parts: [],
    later: [],
    calls: NO_CALLS,
  },
  plan: {
    ...pages.plan,
    shell: "hub/plan",
    rendering: "on-request",
    hydration: "after-paint",
    module: "features/funnel/hub/plan/plan-page.tsx",
    parts: [],
    later: [],
    calls: NO_CALLS,
  },
  admin: {
    ...pages.admin,
    shell: "admin",
    rendering: "frame",
    hydration: "at-once",
    module: "features/app/admin-page.tsx",
    parts: ["features/leads/list/page/assessments-tab.tsx"],
    later: [],
    calls: {
      first: {
        always: ["/api/auth/user", "/api/content/words"],
        plain: ["/api/assessments?leadsOnly=true&sort=created"],
      },
      after: { always: ["/api/system-settings"], plain: ["/api/assessments/summary", "/api/tier-configs"] },
    },
  },
  privacy: {
    ...pages.privacy,
    shell: "privacy-policy",
    rendering: "whole",
    hydration: "when-needed",
    module: "features/people/legal/privacy-page.tsx",
    parts: [],
    later: [],
    calls: NO_CALLS,
  },
  terms: {
    ...pages.terms,
    shell: "terms",
    rendering: "whole",
    hydration: "when-needed",
    module: "features/people/legal/terms-page.tsx",
    parts: [],
    later: [],
    calls: NO_CALLS,
  },
  notFound: {
    ...pages.notFound,
    shell: "404",
    rendering: "whole",
    hydration: "when-needed",
    module: "features/funnel/not-found/not-found-page.tsx",
    parts: [],
    later: [],
    calls: NO_CALLS,
  },
} as const satisfies Record<keyof typeof pages, PageDocument>;

export type DocumentName = keyof typeof documents;

export const documentNames = Object.keys(documents).filter((name): name is DocumentName => name in documents);
