import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { goBy } from "../lib/go-to.ts";
import { loadPage } from "../router.tsx";
import { closeWindow } from "./closed-window.ts";
import { given, previewBase } from "./given.ts";
import { leaveFocus } from "./leave-focus.ts";
import { keepWithin, PreviewApp } from "./preview-app.tsx";
import { previewServer } from "./preview-server.ts";
import "./preview.css";
import { steps } from "./steps.ts";

/** Makes the page that the address names from the draft that the document brought. */
export async function startPreview(root: HTMLElement): Promise<void> {
  const { content, scoring, keptTimes } = given();
  closeWindow(previewServer({ content, scoring }, fetch));
  goBy(steps.go);
  // Marks a visitor who has been here before: the preview has none.
  delete document.documentElement.dataset["returning"];
  keepWithin();
  if (window.parent !== window) leaveFocus();
  const base = previewBase();
  await loadPage(location.pathname.slice(base.length) || "/");
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter basename={base}>
        <PreviewApp draft={content} keptTimes={keptTimes} />
      </BrowserRouter>
    </StrictMode>,
  );
}
