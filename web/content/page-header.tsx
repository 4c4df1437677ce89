import { ArrowLeft } from "lucide-react";
import { Logo } from "./logo.tsx";
import { useContent } from "./use-content.tsx";

/** Not a `btn`: it would be the only one in documents generated before their content is known. */
const BACK =
  "hover:bg-base-300 rounded-field -mx-3 inline-flex min-h-10 items-center gap-1.5 px-3 py-1.5 text-sm font-semibold";

/** The header of every screen except the landing page: the logo and a way back, both to `/`. */
export function PageHeader() {
  const { home, homeOf } = useContent("frame");
  return (
    <header className="mx-auto flex w-full max-w-7xl flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-4 sm:px-8 print:hidden">
      <a href="/" aria-label={homeOf} className="rounded-field">
        <Logo on="light" />
      </a>
      <a href="/" className={BACK}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        {home}
      </a>
    </header>
  );
}
