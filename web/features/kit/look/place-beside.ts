const GAP = 8;

/** Puts a shown popover at the lower edge of what it opens at, or above it where there is no room, entirely in view. */
export function placeBeside(popover: HTMLElement, place: Element | null): void {
  const anchor = place?.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const left = Math.min(anchor?.left ?? GAP, innerWidth - width - GAP);
  const below = (anchor?.bottom ?? GAP) - 2 * GAP;
  const above = (anchor?.top ?? 0) - height - GAP / 2;
  const isBelow = below + height + GAP <= innerHeight || above < GAP;
  const top = isBelow ? Math.min(below, innerHeight - height - GAP) : above;
  popover.style.left = `${Math.max(GAP, left)}px`;
  popover.style.top = `${Math.max(GAP, top)}px`;
}
