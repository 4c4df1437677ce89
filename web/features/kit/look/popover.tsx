import { useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import { placeBeside } from "./place-beside.ts";

type PopoverProps = {
  /** What it opens at, and where the focus goes back to. */
  anchor: RefObject<HTMLElement | null>;
  label: string;
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

/**
 * A small surface at what has opened it, while it is mounted. Esc, a press elsewhere and Tab out of it close it. It is no
 * modal dialog, which would make the browser process the whole screen. What has `data-autofocus` gets the focus, else the
 * first control.
 */
export function Popover({ anchor, label, onClose, className = "w-72 p-3", children }: PopoverProps) {
  const surface = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = surface.current;
    const opener = anchor.current;
    if (!element) return;
    element.showPopover();
    placeBeside(element, opener);
    (element.querySelector<HTMLElement>("[data-autofocus]") ?? firstControl(element))?.focus({
      preventScroll: true,
    });
    // What it covers would have the focus unseen.
    element.addEventListener("focusout", ({ relatedTarget: to }) => {
      if (to instanceof Node && !element.contains(to) && !opener?.contains(to)) element.hidePopover();
    });
    return () => {
      if (element.contains(document.activeElement)) opener?.focus({ preventScroll: true });
    };
  }, [anchor]);
  return (
    <div
      ref={surface}
      popover="auto"
      role="dialog"
      aria-label={label}
      className={`bg-sheet text-ink border-line-2 shadow-over fixed inset-auto m-0 max-h-[calc(100dvh-1rem)] max-w-[calc(100vw-1rem)] overflow-y-auto rounded-xl border ${className}`}
      onToggle={(event) => event.newState === "closed" && onClose()}
    >
      {children}
    </div>
  );
}

function firstControl(element: HTMLElement): HTMLElement | null {
  return element.querySelector<HTMLElement>("a[href], button:enabled, input:enabled, select:enabled");
}
