import { SlidersHorizontal } from "lucide-react";
import { useRef, useState } from "react";
import { Popover } from "../../ground/look/popover.tsx";
import { AppearanceChoices } from "./appearance-choices.tsx";

/** How one's own dashboard looks, in this browser. */
export function AccountButton() {
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
