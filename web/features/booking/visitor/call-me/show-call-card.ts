export const CALL_CARD_ID = "call";
/** Of the form, kept free for it while it loads. */
export const CALL_PANEL_HEIGHT = "h-84 sm:h-60";

/** Scrolls to the card and moves the focus to its number or, while its form is still loading, to its heading. */
export function showCallCard(): void {
  const card = document.getElementById(CALL_CARD_ID);
  card?.querySelector<HTMLElement>("[aria-expanded=false]")?.click();
  card?.scrollIntoView();
  card?.querySelector<HTMLElement>("input, h1, h2, [role=status]")?.focus({ preventScroll: true });
}
