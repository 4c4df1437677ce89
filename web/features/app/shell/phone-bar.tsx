import { Ellipsis, LogOut, X } from "lucide-react";
import { useState } from "react";
import { useModal } from "../../../ui/use-modal.ts";
import { usePeopleHere } from "../../leads/live/people.ts";
import { Avatar } from "../../kit/look/avatar.tsx";
import { ADMIN_TABS, type AdminTabId } from "../admin-tabs.ts";
import { PaletteButton } from "../palette/palette-button.tsx";
import { AppearanceChoices } from "./appearance-choices.tsx";
import { LoggedInAs } from "./logged-in-as.tsx";
import { TabLinks } from "./tab-links.tsx";

const REST = ADMIN_TABS.filter(({ isAtHand }) => !isAtHand);

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

type MoreSheetProps = { current: AdminTabId; email: string; onClose: () => void };

/** What is not in a phone's bar: the other tabs, the palette, who is here, and one's own account. */
function MoreSheet({ current, email, onClose }: MoreSheetProps) {
  const people = usePeopleHere();
  const modal = useModal({ onClose });
  return (
    <dialog
      {...modal}
      aria-labelledby="more-title"
      className="modal-panel modal-panel-below mx-0 mt-auto mb-0 max-h-[85dvh] w-full max-w-none"
    >
      <div className="grid max-h-[85dvh] gap-4 overflow-y-auto overscroll-contain px-4 pt-2 pb-6">
        <div className="flex items-center justify-between">
          <h2 id="more-title" className="font-display text-page font-extrabold">
            More
          </h2>
          <button type="button" aria-label="Close" onClick={onClose} className="btn btn-ghost btn-square">
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        <PaletteButton onPress={onClose} />
        <TabLinks
          tabs={REST}
          current={current}
          labelledBy="more-title"
          way="vertical"
          className="grid gap-0.5"
          linkClass="text-ink-2 aria-selected:bg-picked aria-selected:text-ink flex min-h-11 items-center gap-3 rounded-lg px-2 text-base font-medium aria-selected:font-semibold forced-colors:aria-selected:border"
          onFollow={onClose}
        />
        <AppearanceChoices onClose={onClose} />
        {people.length > 0 && (
          <ul aria-label="Also here" className="flex flex-wrap gap-1">
            {people.map((other) => (
              <li key={other}>
                <Avatar email={other} size="lg" title={`${other} is here`} />
              </li>
            ))}
          </ul>
        )}
        <div className="border-line flex items-center gap-2 border-t pt-3">
          <LoggedInAs email={email} />
          <a href="/api/logout" className="btn">
            <LogOut aria-hidden="true" className="size-4" />
            Logout
          </a>
        </div>
      </div>
    </dialog>
  );
}
