import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import "./index.css";
import { BrokenPage } from "./broken-page.tsx";
import { embeddedContent } from "./content/embedded-content.ts";
import { GivenContent } from "./content/use-content.tsx";
import { holdTexts } from "./moved-nodes.ts";
import { PageBoundary } from "./page-boundary.tsx";
import { loadPage, Router } from "./router.tsx";

/** Hydrates a page that came as HTML, or renders one of which only the frame came, or a draft. */
export async function startApp(root: HTMLElement): Promise<void> {
  const { hydrate, pixel, rendering } = root.dataset;
  if (rendering === "preview") return (await import("./preview/start-preview.tsx")).startPreview(root);
  const [content] = await Promise.all([embeddedContent(), loadPage(location.pathname)]);
  // Pages whose links are enough to go on; before React changes anything, as translated as it is.
  const sent = hydrate === "when-needed" ? root.cloneNode(true) : null;
  const app = (
    <StrictMode>
      <BrowserRouter>
        <GivenContent value={content}>
          <PageBoundary fallback={<BrokenPage sent={sent} />}>
            <Router />
          </PageBoundary>
        </GivenContent>
      </BrowserRouter>
    </StrictMode>
  );
  if (rendering === "whole") holdTexts(root);
  // Rendered in slices, so that a slow phone responds to touches in between.
  startTransition(() => {
    if (rendering === "whole") hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  // Pages that only link onwards measure nothing themselves: without a pixel there is nothing to ask there. Staff are
  // measured nowhere.
  if (hydrate === "at-once" || (hydrate === "when-needed" && pixel === undefined)) return;
  void import("./features/privacy/start-privacy.ts").then(({ startPrivacy }) => startPrivacy());
}
