import "./preview.css";
import type { Content } from "#domain/content/content";
import type { KeptTimes } from "#domain/content/kept-times";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { goBy } from "../lib/go-to.ts";
import { LocationProvider } from "../lib/page-location.tsx";
import { loadPage } from "../router.tsx";
import { keepWithin, PreviewApp } from "./preview-app.tsx";
import { PreviewBar, type BarProps } from "./preview-bar.tsx";
import { previewServer, type Site } from "./preview-server.ts";
import { steps } from "./steps.ts";

/** Makes the page that the address names from the draft that the document brought. */
export async function startPreview(root: HTMLElement): Promise<void> {
  const { content, keptTimes, endsAt, hasEditor, ...site } = given();
  const base = previewBase();
  let draft = content;
  closeWindow(previewServer({ ...site, base, read: () => draft }, fetch));
  goBy(steps.go);
  // Marks a visitor who has been here before: the preview has none.
  delete document.documentElement.dataset["returning"];
  keepWithin();
  if (window.parent !== window) leaveFocus();
  await loadPage(location.pathname.slice(base.length) || "/");
  createRoot(root).render(
    <StrictMode>
      <LocationProvider base={base}>
        <PreviewApp
          draft={content}
          keptTimes={keptTimes}
          onChange={(next) => {
            draft = next;
          }}
        />
      </LocationProvider>
      {/* Beside the editor, what stands around the page says what it is. */}
      {window.parent === window && <PreviewBar endsAt={endsAt} hasEditor={hasEditor} />}
    </StrictMode>,
  );
}

/** Leaves the focus with the document that has it: beside the editor, a page that is drawn takes it from nobody's field. */
function leaveFocus(): void {
  const { focus } = HTMLElement.prototype;
  Object.defineProperty(HTMLElement.prototype, "focus", {
    configurable: true,
    writable: true,
    value(this: HTMLElement, options?: FocusOptions): void {
      if (document.hasFocus()) focus.call(this, options);
    },
  });
  for (const name of ["showModal", "close"] as const) leaveFocusWhen(name);
}

/** A dialog that opens or closes moves the focus by itself: it goes back to where it was. */
function leaveFocusWhen(name: "showModal" | "close"): void {
  const act: (this: HTMLDialogElement) => void = HTMLDialogElement.prototype[name];
  Object.defineProperty(HTMLDialogElement.prototype, name, {
    configurable: true,
    writable: true,
    value(this: HTMLDialogElement): void {
      const field = document.hasFocus() ? null : window.parent.document.querySelector<HTMLElement>(":focus");
      act.call(this);
      field?.focus({ preventScroll: true });
    },
  });
}

/** What the document of a preview brings along: what its pages show, and no more. */
type Given = { content: Content; keptTimes: KeptTimes } & BarProps &
  Pick<Site, "offers" | "hubHours" | "canBook">;

/** Our own server's, in the shape that it has. */
function given(): Given {
  const brought: Given = JSON.parse(document.getElementById("page-content")?.textContent ?? "null");
  return brought;
}

/** `/preview/{token}`, below which the pages stand as they do below `/`. */
function previewBase(): string {
  return location.pathname.split("/").slice(0, 3).join("/");
}

/**
 * Closes the window before anything of a page runs: what it stores stays in the memory of its tab, what it sends is
 * answered by `server`, and nothing else leaves it (contract 21).
 */
function closeWindow(server: typeof fetch): void {
  const own = { configurable: true, writable: false };
  Object.defineProperty(window, "localStorage", { ...own, value: memoryStorage() });
  Object.defineProperty(window, "sessionStorage", { ...own, value: memoryStorage() });
  Object.defineProperty(window, "fetch", { ...own, value: server });
  Object.defineProperty(navigator, "sendBeacon", { ...own, value: () => true });
}

function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
