import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { Boundary } from "./boundary.tsx";
import { releaseTexts } from "./moved-nodes.ts";
import { stepFailed } from "./lib/visit/visit-steps.ts";

/** Shows `fallback` where a page fails to render, and has it counted at the step of the visit. */
export function PageBoundary({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Boundary page={pathname} fallback={fallback} onFailure={onFailure}>
      {children}
    </Boundary>
  );
}

function onFailure(): void {
  releaseTexts();
  stepFailed();
}
