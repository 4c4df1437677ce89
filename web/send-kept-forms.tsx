import { pageKindAt } from "#domain/page-paths";
import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { hasKeptForm } from "./has-kept-form.ts";
import { useLocation } from "./lib/page-location.tsx";

// Loaded lazily, as hardly anybody has such a form.
const KeptFormNotice = lazy(async () => ({
  default: (await import("./features/funnel/quiz/lead/kept-form-notice.tsx")).KeptFormNotice,
}));

/** Sends forms that an earlier page could not send, on every page meant for visitors. */
export function SendKeptForms() {
  const { pathname } = useLocation();
  const hasOne = useSyncExternalStore(neverTold, hasKeptForm, () => false);
  // Stays true after the form is sent, because there is an outcome to report.
  const [isDue, setIsDue] = useState(false);
  if (hasOne && !isDue && pageKindAt(pathname) !== "admin") setIsDue(true);
  return <Suspense>{isDue && <KeptFormNotice pathname={pathname} />}</Suspense>;
}

/** Storage is checked on each render rather than watched. */
const neverTold = () => () => {};
