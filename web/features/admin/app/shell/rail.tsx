import { LogOut } from "lucide-react";
import { Link } from "../../../../lib/link.tsx";
import { ADMIN_TABS, TAB_GROUPS, type AdminTabId } from "../admin-tabs.ts";
import { PaletteButton } from "../palette/palette-button.tsx";
import { AccountButton } from "./account-button.tsx";
import { HereNow } from "./here-now.tsx";
import { LoggedInAs } from "./logged-in-as.tsx";
import { TabLinks } from "./tab-links.tsx";
import type { Following } from "../../ground/live/use-following.ts";

type Props = { current: AdminTabId; email: string; following: Following };

/** The dashboard's frame on a wide screen: where one can go, and at its foot what lives and who is signed in. */
export function Rail({ current, email, following }: Props) {
  return (
    <div className="sticky top-0 flex h-dvh min-w-0 flex-col gap-0.5 overflow-y-auto overscroll-contain px-2.5 py-3 print:hidden">
      <header className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-center gap-x-2.5 gap-y-1.5 px-1.5 pb-3">
        {/* The mark that the browser's tab shows, too: replacing that file is enough. */}
        <img src="/favicon.svg" alt="" width="28" height="28" className="size-7" />
        <h1 className="font-display text-panel font-extrabold tracking-tight">
          <Link to="/admin" className="link-hover">
            Admin Dashboard
          </Link>
        </h1>
        <p className="text-ink-3 col-span-full text-xs">Leads, sales stages, analytics and configuration</p>
      </header>
      <PaletteButton />
      <nav aria-label="Dashboard" className="pb-4">
        {TAB_GROUPS.map((group) => (
          <div key={group}>
            <p id={`tabs-${group}`} className="text-ink-3 px-2 pt-3 pb-1 text-xs font-semibold">
              {group}
            </p>
            <TabLinks
              tabs={ADMIN_TABS.filter((tab) => tab.group === group)}
              current={current}
              labelledBy={`tabs-${group}`}
              way="vertical"
              className="grid gap-0.5"
              linkClass="text-ink-2 hover:bg-hover aria-selected:bg-picked aria-selected:text-ink flex min-h-8.5 items-center gap-2.5 rounded-lg px-2 text-sm font-medium aria-selected:font-semibold focus-visible:-outline-offset-2 pointer-coarse:min-h-11 forced-colors:aria-selected:border"
            />
          </div>
        ))}
      </nav>
      <footer className="mt-auto grid gap-2 px-2 pt-2.5">
        <HereNow following={following} />
        <div className="border-line flex items-center gap-1 border-t pt-2">
          <LoggedInAs email={email} />
          <AccountButton />
          <a href="/api/logout" title="Logout" className="btn btn-ghost btn-square btn-sm -me-2 shrink-0">
            <LogOut aria-hidden="true" className="size-4" />
            <span className="sr-only">Logout</span>
          </a>
        </div>
      </footer>
    </div>
  );
}
