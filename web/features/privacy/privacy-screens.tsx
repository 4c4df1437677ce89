import { pageKindAt } from "#domain/page-paths";
import { lazy, Suspense } from "react";
import { useLocation } from "react-router-dom";
import { usePrivacy } from "./use-privacy.ts";

// Few visitors see them, and they bring the calls to the server along.
const ConsentBar = lazy(async () => ({ default: (await import("./consent-bar.tsx")).ConsentBar }));
const PrivacyDialog = lazy(async () => ({ default: (await import("./privacy-dialog.tsx")).PrivacyDialog }));

/** What may lie over any public page: the consent bar and the dialog of privacy choices. */
export function PrivacyScreens() {
  const { isAsked, isDialogOpen } = usePrivacy();
  const { pathname } = useLocation();
  if (pageKindAt(pathname) === "admin") return null;
  return (
    <Suspense>
      {isAsked && !isDialogOpen && <ConsentBar />}
      {isDialogOpen && <PrivacyDialog />}
    </Suspense>
  );
}
