import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import "./index.css";
import { embeddedContent } from "./content/embedded-content.ts";
import { GivenContent } from "./content/use-content.tsx";
import { loadPage, Router } from "./router.tsx";

/** Hydrates a page that came as HTML, or renders one of which only the frame came, or a draft. */
export async function startApp(root: HTMLElement): Promise<void> {
  const { hydrate, pixel, rendering } = root.dataset;
  if (rendering === "preview") return (await import("./preview/start-preview.tsx")).startPreview(root);
  const [content] = await Promise.all([embeddedContent(), loadPage(location.pathname)]);
  const app = (
    <StrictMode>
      <BrowserRouter>
        <GivenContent value={content}>
          <Router />
        </GivenContent>
      </BrowserRouter>
    </StrictMode>
  );
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
