import { pageNameAt, type PageName } from "#domain/page-paths";
import type { RenderPage } from "#domain/render-page";
import type { ComponentType } from "react";
import { readable } from "#domain/content/page-content";
import { sample } from "#domain/content/sample/sample";
import { GivenContent } from "./content/use-content.tsx";
import { hubDataOf } from "./features/hub/hub-data.ts";
import { HubPage } from "./features/hub/hub-page.tsx";
import { PlanPage } from "./features/hub/plan/plan-page.tsx";
import { GivenHub } from "./features/hub/use-hub.ts";
import { htmlOf } from "./html-of.tsx";
import { PageSurroundings } from "./page-surroundings.tsx";

/** The pages that the Worker renders: each belongs to a hub and is given its data. */
const components: Partial<Record<PageName, ComponentType>> = { hub: HubPage, plan: PlanPage };

const content = readable(sample);

/** Renders from the very text that the browser hydrates from, so that both see the same. */
export const renderPage: RenderPage = async (pathname, data) => {
  const name = pageNameAt(pathname);
  const Page = name && components[name];
  if (!Page) throw new Error("No page is rendered at this path.");
  const hub = hubDataOf(data);
  if (!hub) throw new Error("The page’s data is not what the page reads.");
  return htmlOf(
    <GivenContent value={content}>
      <GivenHub value={hub}>
        <PageSurroundings>
          <Page />
        </PageSurroundings>
      </GivenHub>
    </GivenContent>,
    pathname,
  );
};
