const GAP = 8;

/** Puts a shown popover at the lower edge of what it opens at, entirely in view. */
export function placeBeside(popover: HTMLElement, place: Element | null): void {
  const anchor = place?.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const left = Math.min(anchor?.left ?? GAP, innerWidth - width - GAP);
  const top = Math.min((anchor?.bottom ?? GAP) - 2 * GAP, innerHeight - height - GAP);
  popover.style.left = `${Math.max(GAP, left)}px`;
  popover.style.top = `${Math.max(GAP, top)}px`;
}
