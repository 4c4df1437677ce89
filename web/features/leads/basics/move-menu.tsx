import { describeLeadStatus, LEAD_STATUSES, type LeadStatus } from "#domain/leads/pipeline";
import { useLayoutEffect, useRef, type KeyboardEvent } from "react";
import { placeBeside } from "../../kit/look/place-beside.ts";

type Props = {
  /** Of the lead, or how many there are. */
  name: string;
  /** The status that it has; null for several. */
  current: LeadStatus | null;
  /** A selector of what the menu opens at. */
  anchor: string;
  onMove: (status: LeadStatus) => void;
  /** Offers to remove the lead as well. */
  onRemove?: () => void;
  onClose: () => void;
};

/** Gives leads another status. It is a popover: a modal dialog would make the browser process the whole screen. */
export function MoveMenu({ name, current, anchor, onMove, onRemove, onClose }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    element.showPopover();
    placeBeside(element, document.querySelector(anchor));
    choices(element)[0]?.focus();
  }, [anchor]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const items = choices(event.currentTarget);
    const at = items.findIndex((item) => item === document.activeElement);
    const status = LEAD_STATUSES[Number(event.key) - 1];
    if (event.key === "ArrowDown") items[(at + 1) % items.length]?.focus();
    else if (event.key === "ArrowUp") items.at(at - 1)?.focus();
    else if (event.key === "Tab") onClose();
    else if (status && status !== current) onMove(status);
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={`Move ${name} to…`}
      className="rounded-box bg-base-100 border-base-300 fixed inset-auto m-0 max-h-[calc(100dvh-1rem)] w-72 max-w-[calc(100vw-1rem)] overflow-y-auto border p-2 shadow-xl"
      onToggle={(event) => event.newState === "closed" && onClose()}
      onKeyDown={onKeyDown}
    >
      <p aria-hidden="true" className="text-base-content/75 truncate px-3 py-1 text-sm">
        Move to…
      </p>
      {LEAD_STATUSES.map((status, index) => (
        <StatusItem
          key={status}
          status={status}
          digit={index + 1}
          isNow={status === current}
          onMove={onMove}
        />
      ))}
      {onRemove && <hr className="border-base-300 -mx-2 my-2" />}
      {onRemove && (
        <button
          type="button"
          role="menuitem"
          className="rounded-field text-error hover:bg-base-200 focus-visible:bg-base-200 flex min-h-11 w-full cursor-pointer items-center px-3 text-left"
          onClick={onRemove}
        >
          Remove from Pipeline
        </button>
      )}
    </div>
  );
}

type ItemProps = { status: LeadStatus; digit: number; isNow: boolean } & Pick<Props, "onMove">;

function StatusItem({ status, digit, isNow, onMove }: ItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      disabled={isNow}
      className="rounded-field hover:bg-base-200 focus-visible:bg-base-200 flex min-h-11 w-full cursor-pointer items-center justify-between gap-3 px-3 text-left disabled:cursor-default disabled:opacity-60"
      onClick={() => onMove(status)}
    >
      {describeLeadStatus(status)}
      {isNow ? <span>now</span> : <kbd className="kbd kbd-sm pointer-coarse:hidden">{digit}</kbd>}
    </button>
  );
}

function choices(menu: HTMLElement): HTMLButtonElement[] {
  return [...menu.querySelectorAll<HTMLButtonElement>("button:enabled")];
}
