import type { Content } from "#domain/content/content";
import { readable } from "#domain/content/page-content";
import { pageNameAt } from "#domain/page-paths";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { GivenContent } from "../content/use-content.tsx";
import { listenToEditor, type FromPreview } from "../lib/preview-messages.ts";
import { Router } from "../router.tsx";
import { pointAt, textAt } from "./point-at.ts";
import { ShownPage } from "./shown-page.tsx";
import { steps } from "./steps.ts";
import { useDress } from "./use-dress.ts";

const isBeside = window.parent !== window;

/** The visitor's pages with a draft, which follows the editor where it stands beside one. */
export function PreviewApp({ draft }: { draft: Content }) {
  const [content, setContent] = useState(draft);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const texts = readable(content);
  useDress(content.look);
  const title = texts.pages[pageNameAt(pathname) ?? "notFound"].title;
  useEffect(() => {
    document.title = `Preview: ${title}`;
  }, [title]);
  useEffect(() => steps.listen((path) => void navigate(path)), [navigate]);
  useEffect(() => {
    if (!isBeside) return;
    const stop = listenToEditor((message) => {
      if (message.kind === "content") setContent(message.content);
      if (message.kind === "open") void navigate(message.path, { replace: true });
      // Once what was said with it is drawn.
      if (message.kind === "point") setTimeout(() => pointAt(message.text), 50);
    });
    tell({ kind: "ready" });
    return stop;
  }, [navigate]);
  return (
    <GivenContent value={texts}>
      <ShownPage of={content}>
        <Router />
      </ShownPage>
    </GivenContent>
  );
}

function tell(message: FromPreview): void {
  window.parent.postMessage(message, location.origin);
}

/** Links stay within the preview. What lies elsewhere opens beside it; a press on a text leads to its field. */
export function keepWithin(): void {
  document.addEventListener(
    "click",
    (event) => {
      if (isBeside) tell({ kind: "pressed", text: textAt(event) });
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!(link instanceof HTMLAnchorElement) || link.getAttribute("href")?.startsWith("#")) return;
      if (/^(?:mailto|tel):/.test(link.protocol)) return event.preventDefault();
      const isOwn = link.origin === location.origin;
      // The app's own links say themselves where they lead.
      if (isOwn && link.pathname.startsWith("/preview/")) return;
      event.preventDefault();
      if (isOwn) steps.go(link.pathname + link.search + link.hash);
      else window.open(link.href, "_blank", "noopener,noreferrer");
    },
    { capture: true },
  );
}
