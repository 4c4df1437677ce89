/** How long a dropped card takes to its place. */
const SETTLE_MS = 150;

/** Lets the card in hand glide from where it was let go to the place that its lead has on the board by then. */
export function settleCard(inHand: HTMLElement, id: string): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  requestAnimationFrame(() => {
    const place = document.querySelector<HTMLElement>(`[data-id="${id}"]`);
    if (!place) return;
    const { left, top } = place.getBoundingClientRect();
    const to = `translate(${left - Number.parseFloat(inHand.style.left)}px, ${top - Number.parseFloat(inHand.style.top)}px)`;
    // It is a picture of the card by now, not a card.
    inHand.className = "board-carried";
    inHand.inert = true;
    document.body.append(inHand);
    const options = { duration: SETTLE_MS, easing: "ease-out" };
    place.animate({ opacity: [0, 0] }, options);
    inHand.animate({ transform: [inHand.style.transform, to] }, options).onfinish = () => inHand.remove();
  });
}
