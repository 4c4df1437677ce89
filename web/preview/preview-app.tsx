import type { Content } from "#domain/content/content";
import type { KeptTimes } from "#domain/content/kept-times";
import { readable, withKeptTimes } from "#domain/content/page-content";
import { toQuizAnswers } from "#domain/answers/answers";
import { SAMPLE_VISITOR } from "#domain/answers/sample-visitor";
import { pageNameAt } from "#domain/page-paths";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { begunQuiz } from "../lib/begun-quiz.ts";
import { GivenContent } from "../content/use-content.tsx";
import { listenToEditor, type FromPreview } from "../lib/preview-messages.ts";
import { Router } from "../router.tsx";
import { pointAt, textAt } from "./point-at.ts";
import { ShownPage } from "./shown-page.tsx";
import { steps } from "./steps.ts";
import { useDress } from "./use-dress.ts";

/** Every question is answered, so that each may be shown. */
const BEGUN = {
  sessionId: "00000000-0000-4000-8000-000000000000",
  draft: toQuizAnswers(SAMPLE_VISITOR.answers),
};

const isBeside = window.parent !== window;

/** The visitor's pages with a draft, which follows the editor where it stands beside one. */
export function PreviewApp({ draft, keptTimes }: { draft: Content; keptTimes: KeptTimes }) {
  const [content, setContent] = useState(draft);
  const [isBegun, setBegun] = useState(false);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const texts = withKeptTimes(readable(content), keptTimes);
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
      if (message.kind === "open") {
        const isWithin = message.path.includes("#");
        begunQuiz.change(isWithin ? BEGUN : null);
        setBegun(isWithin);
        void navigate(message.path, { replace: true });
      }
      // Once what was said with it is drawn.
      if (message.kind === "point") setTimeout(() => pointAt(message.text), 50);
    });
    tell({ kind: "ready" });
    return stop;
  }, [navigate]);
  return (
    <GivenContent value={texts}>
      <ShownPage of={content}>
        <Router key={isBegun ? "begun" : "fresh"} />
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
