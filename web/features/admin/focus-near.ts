/** Before an element goes, with the focus in it: the focus will be at the one after it, else before it. */
export function focusNear(gone: HTMLElement | null, all: string, target = all): void {
  const elements = [...document.querySelectorAll<HTMLElement>(all)];
  const index = elements.findIndex((element) => element === gone);
  const near = elements[index + 1] ?? elements[index - 1];
  if (index < 0 || !near) return;
  const receiver = near.matches(target) ? near : near.querySelector<HTMLElement>(target);
  // Once the dialog that asked is closed: it gives the focus back to what is gone by then.
  requestAnimationFrame(() => receiver?.focus({ preventScroll: true }));
}
