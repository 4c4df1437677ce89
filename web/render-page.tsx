import type { Content } from "#domain/content/content";
import { ownPlan, type OwnPlan } from "#domain/content/given-plans";
import { pageContent } from "#domain/content/page-content";
import { PAGE_PATHS, pageNameAt, type PageName } from "#domain/page-paths";
import type { RenderPage, SampleHubPages } from "#domain/content/render-page";
import type { ComponentType } from "react";
import { pageDress, plainFaces } from "./content/look/page-dress.ts";
import { GivenContent } from "./content/use-content.tsx";
import { embeddedJson } from "./embedded-json.ts";
import { hubDataOf, type HubPageData } from "./features/funnel/hub/hub-data.ts";
import { GivenHub } from "./features/funnel/hub/use-hub.ts";
import { htmlOf } from "./html-of.tsx";
import { planHubs, sampleHubs, samplePath } from "./hub-samples.ts";
import { PageSurroundings } from "./page-surroundings.tsx";
import { saidTags, type NamedPage } from "./said-tags.ts";

/** The pages that the Worker renders, each loaded once it is asked for: the API's first answer waits for none. */
const PAGES: Record<Exclude<NamedPage, "admin">, () => Promise<ComponentType>> = {
  landing: async () => (await import("./features/funnel/landing/landing-page.tsx")).LandingPage,
  quiz: async () => (await import("./features/funnel/quiz/quiz-page.tsx")).QuizPage,
  chat: async () => (await import("./features/funnel/chat/chat-page.tsx")).ChatPage,
  hub: async () => (await import("./features/funnel/hub/hub-page.tsx")).HubPage,
  plan: async () => (await import("./features/funnel/hub/plan/plan-page.tsx")).PlanPage,
  privacy: async () => (await import("./features/people/legal/privacy-page.tsx")).PrivacyPage,
  terms: async () => (await import("./features/people/legal/terms-page.tsx")).TermsPage,
  notFound: async () => (await import("./features/funnel/not-found/not-found-page.tsx")).NotFoundPage,
};

export { pageDress, plainFaces };

/** Renders from the very texts that the browser hydrates from, so that both see the same. */
export const renderPage: RenderPage = async ({ pathname, content, version, origin, data }) => {
  const name: PageName | "notFound" = pageNameAt(pathname) ?? "notFound";
  if (name === "admin") throw new Error("The dashboard is not rendered.");
  const Page = await PAGES[name]();
  const page = (
    <PageSurroundings>
      <Page />
    </PageSurroundings>
  );
  const hub = data === undefined ? null : givenHub(data);
  const html = await htmlOf(
    <GivenContent value={content}>{hub ? <GivenHub value={hub}>{page}</GivenHub> : page}</GivenContent>,
    pathname,
  );
  const own = hub?.state === "ok" ? ownPlan(hub.hub.answers, hub.hub.offerTier) : null;
  return {
    html,
    content: broughtContent(name, content, own, version),
    said: saidTags(name, content, origin),
    dress: pageDress(content.look),
  };
};

/** Hubs that between them show all that a hub's pages can show at first, and every plan: addresses, and their data. */
export const sampleHubPages: SampleHubPages = [PAGE_PATHS.hub, PAGE_PATHS.plan].flatMap((pattern) =>
  [...sampleHubs, ...planHubs].map((hub) => ({ pathname: samplePath(pattern), data: JSON.stringify(hub) })),
);

/** By content, page and plan: a version's texts are written once, not for each who reads them. */
const written = new WeakMap<Content, Map<string, string>>();

/** The parts of the content that the page's script reads, as JSON that may stand in HTML. */
function broughtContent(
  name: NamedPage,
  content: Content,
  own: OwnPlan | null,
  version: number | undefined,
): string {
  const known = written.get(content) ?? new Map<string, string>();
  written.set(content, known);
  const key = [name, own?.id, own?.tier, version].join(" ");
  const brought = known.get(key) ?? embeddedJson(pageContent(name, content, own, version));
  known.set(key, brought);
  return brought;
}

function givenHub(data: string): HubPageData {
  const hub = hubDataOf(data);
  if (!hub) throw new Error("The page’s data is not what the page reads.");
  return hub;
}
