/**
 * A saved position in the list: the scroll position, the top card and its offset, the card that last had the focus, and
 * the number of pages.
 */
export type Place = {
  scroll: number;
  top: string | null;
  offset: number;
  lead: string | null;
  pages: number;
};

const PREFIX = "admin-place:";

/** `entry` is the key of the history entry. */
export function keepPlace(entry: string, place: Place): void {
  try {
    sessionStorage.setItem(PREFIX + entry, JSON.stringify(place));
  } catch {
    // Without storage, the list starts at its top.
  }
}

export function readPlace(entry: string): Place | null {
  try {
    const place: unknown = JSON.parse(sessionStorage.getItem(PREFIX + entry) ?? "null");
    return isPlace(place) ? place : null;
  } catch {
    return null;
  }
}

/** A typed address starts at the top, even though its history entry reuses the key of another one. */
export function forgetPlaceOfFreshLoad(): void {
  const [load] = performance.getEntriesByType("navigation");
  if (!(load instanceof PerformanceNavigationTiming) || load.type !== "navigate") return;
  try {
    sessionStorage.removeItem(`${PREFIX}default`);
  } catch {
    // Nothing is stored if storage is blocked.
  }
}

/** Below the bars and the column heads, which stay visible. */
export const VIEW_TOP = 140;

/** The current position. The focus may already have left the cards, as it does when navigating away. */
export function placeNow(pages: number, before: Place | null): Place {
  const top = cardIn(document.elementFromPoint(innerWidth / 2, VIEW_TOP));
  const focused = cardIn(document.activeElement);
  return {
    scroll: window.scrollY,
    top: top?.dataset["lead"] ?? null,
    offset: top?.getBoundingClientRect().top ?? 0,
    lead: focused?.dataset["lead"] ?? before?.lead ?? null,
    pages,
  };
}

/**
 * Restores a position. Rows above may be taller than estimated, so it aligns the row rather than the pixels. Whoever
 * has put the focus elsewhere meanwhile keeps it: `left` had it when the way back began. Returns whether its rows were
 * there.
 */
export function goToPlace({ scroll, top, offset, lead }: Place, left: Element | null): boolean {
  const anchor = findLead(top);
  if (anchor) window.scrollBy({ top: anchor.getBoundingClientRect().top - offset, behavior: "instant" });
  else window.scrollTo({ top: scroll, behavior: "instant" });
  const focused = findLead(lead);
  const { activeElement } = document;
  if (activeElement === left || isFree(activeElement)) focused?.focus({ preventScroll: true });
  return (anchor !== null || top === null) && (focused !== null || lead === null);
}

/** The card that something stands in. */
export function cardIn(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>("[data-lead]") ?? null;
}

/** Whether the focus is nowhere, or on a card that it was put back to. */
function isFree(active: Element | null): boolean {
  return (
    active === null || active === document.body || (active instanceof HTMLElement && "lead" in active.dataset)
  );
}

function findLead(id: string | null): HTMLElement | null {
  return id === null ? null : document.querySelector<HTMLElement>(`[data-lead="${CSS.escape(id)}"]`);
}

function isPlace(value: unknown): value is Place {
  if (typeof value !== "object" || value === null) return false;
  const numbers = ["scroll", "offset", "pages"].every((name) => typeof Reflect.get(value, name) === "number");
  return numbers && "top" in value && "lead" in value;
}
