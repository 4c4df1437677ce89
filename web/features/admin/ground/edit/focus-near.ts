type Places = {
  /** Selector for the elements of the same kind. */
  all: string;
  /** Selector for the control to focus within the neighbour; by default the neighbour itself. */
  within?: string;
  /** Selector for the element to focus if there is no neighbour. */
  otherwise?: string;
};

/** Call before removing the element that contains the focus: moves the focus to the next one, or else the previous. */
export function focusNear(gone: HTMLElement | null, { all, within, otherwise }: Places): void {
  const elements = [...document.querySelectorAll<HTMLElement>(all)];
  const index = elements.findIndex((element) => element === gone);
  const near = elements[index + 1] ?? elements[index - 1];
  if (index < 0) return;
  const inside = near && within ? near.querySelector<HTMLElement>(within) : near;
  const receiver = inside ?? (otherwise ? document.querySelector<HTMLElement>(otherwise) : null);
  // Waits for the confirming dialog to close, which returns the focus to an element that is then gone.
  requestAnimationFrame(() => receiver?.focus({ preventScroll: true }));
}
