import { StrictMode } from "react";
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
  if (root.dataset["rendering"] === "whole") hydrateRoot(root, app);
  else createRoot(root).render(app);
  void import("./features/privacy/start-privacy.ts").then(({ startPrivacy }) => startPrivacy());
}
