import { useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from "react";

/**
 * Opens a native dialog as a modal while it is mounted; the browser traps the focus and restores it afterwards. Esc and
 * a press outside the panel ask to close, unless it is blocking.
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
      // The event also bubbles up from file inputs inside.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (!isBlocking) onClose();
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      // A second Esc closes the dialog regardless of the page; as the event is late, it may already be open again.
      if (event.target !== event.currentTarget || event.currentTarget.open) return;
      // Whether it goes is the parent's to say, which may ask first.
      event.currentTarget.showModal();
      if (!isBlocking) onClose();
    },
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && !isBlocking) onClose();
    },
  };
}

/** A modal dialog hides the page's scroll bar. Reserves its space, if there was one, so that nothing shifts. */
function keepScrollBarRoom(): void {
  const { documentElement: root } = document;
  root.toggleAttribute("data-scroll-bar", window.innerWidth > root.clientWidth);
}
