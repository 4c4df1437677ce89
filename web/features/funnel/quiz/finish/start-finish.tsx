import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Boundary } from "../../../../boundary.tsx";
import { embeddedContent } from "../../../../content/embedded-content.ts";
import { GivenContent } from "../../../../content/use-content.tsx";
import { LocationProvider } from "../../../../lib/page-location.tsx";
import { Toaster } from "../../../../ui/toaster.tsx";
import { FinishPage } from "./finish-page.tsx";
import { FinishEnded } from "./finish-ended.tsx";

/**
 * Shows the quiz to a lead of Meta's forms who follows a finish link (contract 23). It stands apart from the other
 * pages, so that nothing of the visit is measured: no pixel, no ad event, no step, and no kept form of this browser.
 */
export async function startFinish(root: HTMLElement, token: unknown): Promise<void> {
  root.replaceChildren();
  const [content, { QUIZ_PARTS }] = await Promise.all([embeddedContent(), import("../quiz-page.tsx")]);
  createRoot(root).render(
    <StrictMode>
      <LocationProvider>
        <GivenContent value={content}>
          <Boundary fallback={<FinishEnded reason="failed" />}>
            <FinishPage token={String(token)} parts={QUIZ_PARTS} />
          </Boundary>
          <Boundary fallback={null}>
            <Toaster />
          </Boundary>
        </GivenContent>
      </LocationProvider>
    </StrictMode>,
  );
}
