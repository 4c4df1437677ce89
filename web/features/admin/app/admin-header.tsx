import { LogOut } from "lucide-react";
import { Link } from "../../../lib/link.tsx";
import { PaletteButton } from "./palette/palette-button.tsx";

/**
 * On a phone, the buttons are icons beside the title, with the address below. Beside an open lead, and with large text
 * on a phone, the title stands alone.
 */
export function AdminHeader({ email }: { email: string }) {
  return (
    <header className="bg-base-100 border-base-300 @container border-b">
      <div className="mx-auto flex w-full max-w-[90rem] flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 @max-3xs:gap-y-0 @max-3xs:py-1.5 sm:px-6 sm:py-4">
        {/* The mark that the browser's tab shows, too: replacing that file is enough. */}
        <img src="/favicon.svg" alt="" width="40" height="40" className="size-9 @max-3xs:hidden sm:size-10" />
        <div className="min-w-0 grow basis-32">
          <h1 className="font-display text-xl font-semibold tracking-tight @max-3xs:text-base">
            <Link to="/admin" className="link-hover">
              Admin Dashboard
            </Link>
          </h1>
          <p className="text-base-content/75 text-sm @max-3xs:hidden sm:@max-4xl:hidden">
            Leads, sales stages, analytics and configuration
          </p>
        </div>
        <p className="text-base-content/75 order-last min-w-0 basis-full text-sm [overflow-wrap:anywhere] @3xl:order-none @3xl:basis-auto">
          Logged in as <strong className="text-base-content font-medium">{email}</strong>
        </p>
        <div className="flex items-center gap-2">
          <PaletteButton />
          <a href="/api/logout" className="btn btn-sm max-sm:btn-square max-sm:min-w-11">
            <LogOut aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">Logout</span>
          </a>
        </div>
      </div>
    </header>
  );
}
