import { useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from "react";

/**
 * Opens a native dialog as a modal for as long as it is mounted: the browser keeps the focus inside and
 * gives it back. Esc and a press beside the panel ask to close, unless it is blocking.
 */
export function useModal({ onClose, isBlocking = false }: { onClose: () => void; isBlocking?: boolean }) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    keepScrollBarRoom();
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    return () => dialog?.close();
  }, []);
  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      // Also bubbles from file inputs inside.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (!isBlocking) onClose();
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      // A second Esc closes whatever the page says; the event comes late, so it may be open again.
      if (event.target !== event.currentTarget || event.currentTarget.open) return;
      if (isBlocking) event.currentTarget.showModal();
      else onClose();
    },
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && !isBlocking) onClose();
    },
  };
}

/** Under a dialog the page has no scroll bar: where it had one, its room stays, so that nothing moves aside. */
function keepScrollBarRoom(): void {
  const { documentElement: root } = document;
  root.toggleAttribute("data-scroll-bar", window.innerWidth > root.clientWidth);
}
