import { useIsFetching } from "@tanstack/react-query";
import { LogOut, SlidersHorizontal } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "../../../lib/link.tsx";
import { useDesk } from "../../leads/live/desk-query.ts";
import { newLeads } from "../../leads/live/desk.ts";
import { FOLLOWING_WORDS } from "../../leads/live/paused-line.tsx";
import { usePeopleHere } from "../../leads/live/people.ts";
import type { Following } from "../../leads/live/use-following.ts";
import { Avatar } from "../../kit/look/avatar.tsx";
import { Popover } from "../../kit/look/popover.tsx";
import { Pulse } from "../../kit/look/pulse.tsx";
import { personName } from "../../people/staff/person-name.ts";
import { ADMIN_TABS, TAB_GROUPS, type AdminTabId } from "../admin-tabs.ts";
import { PaletteButton } from "../palette/palette-button.tsx";
import { AppearanceChoices } from "./appearance-choices.tsx";
import { LoggedInAs } from "./logged-in-as.tsx";
import { TabLinks } from "./tab-links.tsx";

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

/** How one's own dashboard looks, in this browser. */
function AccountButton() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title="Your dashboard"
        className="btn btn-ghost btn-square btn-sm shrink-0"
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        <span className="sr-only">Your dashboard</span>
      </button>
      {isOpen && (
        <Popover anchor={button} label="Your dashboard" onClose={() => setOpen(false)}>
          <AppearanceChoices onClose={() => setOpen(false)} />
        </Popover>
      )}
    </>
  );
}

/** More than these are counted. */
const MOST = 4;

/** What lives: the line beats for a new lead and while a screen is being fetched; and who else is here. */
function HereNow({ following }: { following: Following }) {
  const desk = useDesk();
  const isWaiting = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0;
  const state = following !== "live" ? "flat" : isWaiting ? "waits" : "rest";
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1.5">
      <div role="status" className="text-ink-3 flex min-w-0 items-center gap-2 text-xs">
        <Pulse state={state} beat={newLeads(desk, 0, () => false).length} />
        <span>{FOLLOWING_WORDS[following]}</span>
      </div>
      <PeopleHereNow />
    </div>
  );
}

function PeopleHereNow() {
  const emails = usePeopleHere();
  if (emails.length === 0) return null;
  const shown = emails.length > MOST ? emails.slice(0, MOST - 1) : emails;
  const rest = emails.slice(shown.length);
  return (
    <ul aria-label="Also here" className="flex gap-0.5">
      {shown.map((email) => (
        <li key={email}>
          <Avatar email={email} title={`${email} is here`} />
        </li>
      ))}
      {rest.length > 0 && (
        <li
          title={rest.map(personName).join(", ")}
          className="bg-picked grid size-6 place-items-center rounded-full text-xs font-semibold"
        >
          +{rest.length}
        </li>
      )}
    </ul>
  );
}
