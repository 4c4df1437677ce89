import { lazyPage } from "./lazy-page.tsx";
import { useLocation } from "./lib/page-location.tsx";
import { PageSurroundings } from "./page-surroundings.tsx";
import { pageAt, pages } from "./pages.ts";

const routes = [
  {
    page: pages.landing,
    ...lazyPage(async () => (await import("./features/funnel/landing/landing-page.tsx")).LandingPage),
  },
  {
    page: pages.quiz,
    ...lazyPage(async () => (await import("./features/funnel/quiz/quiz-page.tsx")).QuizPage),
  },
  {
    page: pages.chat,
    ...lazyPage(async () => (await import("./features/funnel/chat/chat-page.tsx")).ChatPage),
  },
  {
    page: pages.hub,
    ...lazyPage(async () => (await import("./features/funnel/hub/hub-page.tsx")).loadHubPage()),
  },
  {
    page: pages.plan,
    ...lazyPage(async () => (await import("./features/funnel/hub/plan/plan-page.tsx")).loadPlanPage()),
  },
  {
    page: pages.admin,
    ...lazyPage(async () => (await import("./features/app/admin-page.tsx")).loadAdminPage()),
  },
  {
    page: pages.privacy,
    ...lazyPage(async () => (await import("./features/people/legal/privacy-page.tsx")).PrivacyPage),
  },
  {
    page: pages.terms,
    ...lazyPage(async () => (await import("./features/people/legal/terms-page.tsx")).TermsPage),
  },
  {
    page: pages.notFound,
    ...lazyPage(async () => (await import("./features/funnel/not-found/not-found-page.tsx")).NotFoundPage),
  },
];

export async function loadPage(pathname: string): Promise<void> {
  await routeAt(pathname)?.load();
}

function routeAt(pathname: string) {
  const page = pageAt(pathname);
  return routes.find((route) => route.page.path === page.path);
}

/** The page at the current address, found as the Worker and `loadPage` find it; `Routes` would match a second way. */
export function Router() {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  return <PageSurroundings>{route && <route.Page key={route.page.path} />}</PageSurroundings>;
}
