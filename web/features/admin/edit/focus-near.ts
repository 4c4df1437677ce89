type Places = {
  /** What is like the one that goes. */
  all: string;
  /** What gets the focus within the neighbour; itself where nothing is named. */
  within?: string;
  /** What gets it when there is no neighbour. */
  otherwise?: string;
};

/** Before an element goes that holds the focus: it will be at the one after it, else before it. */
export function focusNear(gone: HTMLElement | null, { all, within, otherwise }: Places): void {
  const elements = [...document.querySelectorAll<HTMLElement>(all)];
  const index = elements.findIndex((element) => element === gone);
  const near = elements[index + 1] ?? elements[index - 1];
  if (index < 0) return;
  const inside = near && within ? near.querySelector<HTMLElement>(within) : near;
  const receiver = inside ?? (otherwise ? document.querySelector<HTMLElement>(otherwise) : null);
  // Once the dialog that asked is closed: it gives the focus back to what is gone by then.
  requestAnimationFrame(() => receiver?.focus({ preventScroll: true }));
}
