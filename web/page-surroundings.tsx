import { Suspense, type ReactNode } from "react";
import { PrivacyScreens } from "./features/privacy/privacy-screens.tsx";
import { PageChange } from "./page-change.tsx";
import { SendKeptForms } from "./send-kept-forms.tsx";
import { Toaster } from "./ui/toaster.tsx";

/** What surrounds every page, in the browser and where its HTML is made: hydration needs the same of both. */
export function PageSurroundings({ children }: { children: ReactNode }) {
  return (
    <>
      <PageChange />
      <Suspense>{children}</Suspense>
      <SendKeptForms />
      <PrivacyScreens />
      <Toaster />
    </>
  );
}
