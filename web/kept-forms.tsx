import { pageKindAt } from "#domain/page-paths";
import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { hasKeptForm } from "./has-kept-form.ts";

// Hardly anybody has one.
const KeptFormNotice = lazy(async () => ({
  default: (await import("./features/quiz/kept-form-notice.tsx")).KeptFormNotice,
}));

/** Sends what could not be sent on an earlier page, on every page that is a visitor's. */
export function KeptForms() {
  const { pathname } = useLocation();
  const hasOne = useSyncExternalStore(neverTold, hasKeptForm, () => false);
  // Once it was sent there is none, and something to tell.
  const [isDue, setIsDue] = useState(false);
  if (hasOne && !isDue && pageKindAt(pathname) !== "admin") setIsDue(true);
  return <Suspense>{isDue && <KeptFormNotice pathname={pathname} />}</Suspense>;
}

/** It is looked for on each page, and not watched. */
const neverTold = () => () => {};
