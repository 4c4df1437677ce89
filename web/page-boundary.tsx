import { pageNameAt } from "#domain/page-paths";
import type { pageFailureSchema } from "#domain/steps/page-failure";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import type * as z from "zod/mini";
import { Boundary } from "./boundary.tsx";
import { stepFailed } from "./lib/visit/visit-steps.ts";
import { releaseTexts } from "./moved-nodes.ts";

type PageFailure = z.input<typeof pageFailureSchema>;

/** Shows `fallback` where a page fails to render, and has it counted. */
export function PageBoundary({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
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
