import { ArrowLeft } from "lucide-react";
import { Link } from "../lib/link.tsx";
import { business } from "./business.ts";
import { Logo } from "./logo.tsx";

/** Above every screen but the landing page: the logo and a way back, both to `/`. */
export function PageHeader() {
  return (
    <header className="mx-auto flex w-full max-w-7xl flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-4 sm:px-8 print:hidden">
      <Link to="/" aria-label={`${business.name} home`} className="rounded-field">
        <Logo />
      </Link>
      <Link to="/" className="btn btn-ghost -mr-4">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to Home
      </Link>
    </header>
  );
}
