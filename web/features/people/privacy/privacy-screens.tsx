import { pageKindAt } from "#domain/page-paths";
import { lazy, Suspense } from "react";
import { useLocation } from "../../../lib/page-location.tsx";
import { hasBar } from "./privacy-store.ts";
import { usePrivacy } from "./use-privacy.ts";

// Few visitors see them, and they bring along code for calling the server.
const ConsentBar = lazy(async () => ({ default: (await import("./consent-bar.tsx")).ConsentBar }));
const UnsavedBar = lazy(async () => ({ default: (await import("./unsaved-bar.tsx")).UnsavedBar }));
const PrivacyDialog = lazy(async () => ({ default: (await import("./privacy-dialog.tsx")).PrivacyDialog }));

/** The consent bar and the dialog of privacy choices, which may overlay any public page. */
export function PrivacyScreens() {
  const privacy = usePrivacy();
  const { problem, isDialogOpen } = privacy;
  const { pathname } = useLocation();
  if (pageKindAt(pathname) === "admin") return null;
  return (
    <Suspense>
      {hasBar(privacy) && (problem === null ? <ConsentBar /> : <UnsavedBar problem={problem} />)}
      {isDialogOpen && <PrivacyDialog />}
    </Suspense>
  );
}
