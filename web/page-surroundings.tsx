import { Suspense, useEffect, type ReactNode } from "react";
import { Boundary } from "./boundary.tsx";
import { PrivacyScreens } from "./features/privacy/privacy-screens.tsx";
import { whenIdle } from "./lib/when-idle.ts";
import { releaseTexts } from "./moved-nodes.ts";
import { PageChange } from "./page-change.tsx";
import { SendKeptForms } from "./send-kept-forms.tsx";
import { Toaster } from "./ui/toaster.tsx";

/**
 * What surrounds every page, in the browser and where its HTML is made: hydration needs the same of both. Each part fails
 * alone: without a toast, a kept form is still sent and consent still asked for.
 */
export function PageSurroundings({ children }: { children: ReactNode }) {
  return (
    <>
      <PageChange />
      <Suspense>
        {children}
        <TakenOver />
      </Suspense>
      <Boundary fallback={null}>
        <SendKeptForms />
      </Boundary>
      <Boundary fallback={null}>
        <PrivacyScreens />
      </Boundary>
      <Boundary fallback={null}>
        <Toaster />
      </Boundary>
    </>
  );
}

/** Hydrates together with the page; what is nested in it goes on to do so until nothing is left to do. */
function TakenOver() {
  useEffect(() => whenIdle(releaseTexts), []);
  return null;
}
