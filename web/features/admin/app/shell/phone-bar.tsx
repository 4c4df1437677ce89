import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { ADMIN_TABS, type AdminTabId } from "../admin-tabs.ts";
import { MoreSheet } from "./more-sheet.tsx";
import { TabLinks } from "./tab-links.tsx";

const AT_HAND = ADMIN_TABS.filter(({ isAtHand }) => isAtHand);

const ITEM =
  "text-ink-2 relative flex min-h-14 min-w-0 grow flex-col items-center justify-center gap-0.5 text-xs leading-3.5 font-medium focus-visible:-outline-offset-2";
const ON =
  "before:absolute before:-top-px before:h-0.75 before:w-8 before:rounded-b-sm before:bg-ink before:opacity-0 forced-colors:before:bg-[Highlight]";

type Props = { current: AdminTabId; email: string };

/** The dashboard's frame on a phone: what is used standing up, and the rest behind 'More'. */
export function PhoneBar({ current, email }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isElsewhere = AT_HAND.every(({ id }) => id !== current);
  return (
    <nav
      aria-label="Dashboard"
      className="bg-sheet border-line @container fixed inset-x-0 bottom-0 z-20 border-t pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      <p id="tabs-at-hand" className="sr-only">
        Dashboard
      </p>
      {/* With large text the icons stand alone. */}
      <div className="flex min-h-(--bottom-bar) px-1">
        <TabLinks
          tabs={AT_HAND}
          current={current}
          labelledBy="tabs-at-hand"
          way="horizontal"
          className="flex min-w-0 grow-4"
          linkClass={`${ITEM} ${ON} aria-selected:text-ink aria-selected:font-bold aria-selected:before:opacity-100 forced-colors:aria-selected:underline`}
          labelClass="@max-[18rem]:sr-only"
        />
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          className={`${ITEM} ${ON} cursor-pointer ${isElsewhere ? "text-ink font-bold before:opacity-100" : ""}`}
          onClick={() => setOpen(true)}
        >
          <Ellipsis aria-hidden="true" className="size-4.5 shrink-0" />
          <span className="@max-[18rem]:sr-only">More</span>
        </button>
      </div>
      {isOpen && <MoreSheet current={current} email={email} onClose={() => setOpen(false)} />}
    </nav>
  );
}
