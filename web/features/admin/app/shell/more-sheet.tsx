import { LogOut, X } from "lucide-react";
import { useModal } from "../../../../ui/use-modal.ts";
import { usePeopleHere } from "../../ground/live/people.ts";
import { Avatar } from "../../ground/look/avatar.tsx";
import { ADMIN_TABS, type AdminTabId } from "../admin-tabs.ts";
import { PaletteButton } from "../palette/palette-button.tsx";
import { AppearanceChoices } from "./appearance-choices.tsx";
import { LoggedInAs } from "./logged-in-as.tsx";
import { TabLinks } from "./tab-links.tsx";

const REST = ADMIN_TABS.filter(({ isAtHand }) => !isAtHand);

type Props = { current: AdminTabId; email: string; onClose: () => void };

/** What is not in a phone's bar: the other tabs, the palette, who is here, and one's own account. */
export function MoreSheet({ current, email, onClose }: Props) {
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
