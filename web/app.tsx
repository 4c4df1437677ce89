import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import "./index.css";
import { loadPage, Router } from "./router.tsx";

/** Takes over a page that came as HTML, or draws one where only its frame came. */
export async function startApp(root: HTMLElement): Promise<void> {
  await loadPage(location.pathname);
  const app = (
    <StrictMode>
      <BrowserRouter>
        <Router />
      </BrowserRouter>
    </StrictMode>
  );
  // In slices: a slow phone answers touches in between.
  startTransition(() => {
    if (root.dataset["rendering"] === "whole") hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  // Pages that only lead on measure nothing themselves: without a pixel there is nothing to ask there.
  const { hydrate, pixel } = root.dataset;
  if (hydrate === "when-needed" && pixel === undefined) return;
  void import("./features/privacy/start-privacy.ts").then(({ startPrivacy }) => startPrivacy());
}
