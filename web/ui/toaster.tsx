import { X } from "lucide-react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { dismissToast, toastStore, type ShownToast } from "./toast-store.ts";

const nothing = () => null;

/** Renders the toasts. Its two live regions exist from the start: errors interrupt, other messages wait. */
export function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.current, nothing);
  const shown = toast?.isOpen ? toast : null;
  const isError = shown?.variant === "destructive";
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown) raise(place.current);
  }, [shown]);
  return (
    <div ref={place} popover="manual" className="toasts print:hidden">
      <div role="status">{shown && !isError && <ToastCard key={shown.id} toast={shown} />}</div>
      <div role="alert">{shown && isError && <ToastCard key={shown.id} toast={shown} />}</div>
    </div>
  );
}

/** Over a modal dialog, only elements that entered the top layer after it are visible. */
function raise(place: HTMLElement | null): void {
  if (!place?.showPopover || !document.querySelector("dialog[open]")) return;
  if (place.matches(":popover-open")) place.hidePopover();
  place.showPopover();
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const isError = toast.variant === "destructive";
  const { action } = toast;
  const close = () => dismissToast(toast.id);
  return (
    // Hovering or focusing only keeps it open; it is not a control.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onMouseEnter={toastStore.pause}
      onMouseLeave={toastStore.resume}
      onFocus={toastStore.pause}
      onBlur={toastStore.resume}
      className={`toast-card rounded-box pointer-events-auto flex items-start gap-3 p-4 pl-5 shadow-xl ${
        isError ? "bg-error text-error-content" : "bg-neutral text-neutral-content"
      }`}
    >
      <div className="grow py-0.5">
        {toast.title && <p className="font-semibold">{toast.title}</p>}
        {toast.description && <p className="text-sm">{toast.description}</p>}
      </div>
      {action && (
        <button
          type="button"
          onClick={() => {
            close();
            action.onClick();
          }}
          className="min-h-8 cursor-pointer rounded-field border border-current px-3 py-1 text-sm font-semibold pointer-coarse:min-h-11"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        onClick={close}
        className="cursor-pointer rounded-field p-1 pointer-coarse:-m-2 pointer-coarse:p-3.5"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
