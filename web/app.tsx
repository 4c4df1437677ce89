import { pageNameAt } from "#domain/page-paths";
import type { pageFailureSchema } from "#domain/figures/steps/page-failure";
import { startTransition, StrictMode, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type * as z from "zod/mini";
import { Boundary } from "./boundary.tsx";
import { embeddedContent } from "./content/embedded-content.ts";
import { GivenContent } from "./content/use-content.tsx";
import { LocationProvider, useLocation } from "./lib/page-location.tsx";
import { stepFailed } from "./lib/visit/visit-steps.ts";
import { holdTexts, releaseTexts } from "./moved-nodes.ts";
import { loadPage, Router } from "./router.tsx";
import { SendKeptForms } from "./send-kept-forms.tsx";
import { buttonClass } from "./ui/button-class.ts";

/** Hydrates a page that came as HTML, or renders one of which only the frame came, or a draft. */
export async function startApp(root: HTMLElement): Promise<void> {
  const { hydrate, pixel, rendering } = root.dataset;
  if (rendering === "preview") return (await import("./preview/start-preview.tsx")).startPreview(root);
  const [content] = await Promise.all([embeddedContent(), loadPage(location.pathname)]);
  // The page's code has just run: taking the page over is a task of its own, so that a touch gets in between.
  await new Promise((resolve) => setTimeout(resolve));
  // Pages whose links are enough to go on; before React changes anything, as translated as it is.
  const sent = hydrate === "when-needed" ? root.cloneNode(true) : null;
  const app = (
    <StrictMode>
      <LocationProvider>
        <GivenContent value={content}>
          <PageBoundary fallback={<BrokenPage sent={sent} />}>
            <Router />
          </PageBoundary>
        </GivenContent>
      </LocationProvider>
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
  void import("./features/people/privacy/start-privacy.ts").then(({ startPrivacy }) => startPrivacy());
}

type PageFailure = z.input<typeof pageFailureSchema>;

/** Shows `fallback` where a page fails to render, and has it counted. */
function PageBoundary({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const { pathname } = useLocation();
  function onFailure(): void {
    releaseTexts();
    stepFailed();
    const page = pageNameAt(pathname) ?? "notFound";
    if (page !== "admin") tellOf({ page });
  }
  return (
    <Boundary page={pathname} fallback={fallback} onFailure={onFailure}>
      {children}
    </Boundary>
  );
}

function tellOf(failure: PageFailure): void {
  const body = new Blob([JSON.stringify(failure)], { type: "application/json" });
  navigator.sendBeacon("/api/page-failures", body);
}

/**
 * What is left of a page that fails to render: the HTML that its document brought, where its links are enough to go on;
 * else a sentence with a way on, whose words are its own, as the content may be what failed. A form that was sent goes
 * out all the same.
 */
function BrokenPage({ sent }: { sent: Node | null }) {
  return (
    <>
      {sent ? (
        <div ref={(element) => element?.append(...sent.childNodes)} className="contents" />
      ) : (
        <StoppedPage />
      )}
      <Boundary fallback={null}>
        <SendKeptForms />
      </Boundary>
    </>
  );
}

function StoppedPage() {
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-xl content-center gap-6 px-5 py-16 sm:px-8">
      <div role="alert" className="grid gap-3">
        <h1 className="font-display text-title font-extrabold text-balance">This page stopped working</h1>
        <p className="text-base-content/80 text-lg">Load it again to continue.</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={() => location.reload()} className={buttonClass({ size: "lg" })}>
          Load again
        </button>
        <a href="/" className={buttonClass({ variant: "outline", size: "lg" })}>
          Back to Home
        </a>
      </div>
    </main>
  );
}
