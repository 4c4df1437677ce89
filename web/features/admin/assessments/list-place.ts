/**
 * Where a list was left: the scroll position, the card at the top and how far from it, the card that
 * had the focus last, and how many pages were there.
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
    // Without storage the list begins at its top.
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

/** An address that was typed begins at the top, though its history entry has the key of another one. */
export function forgetPlaceOfFreshLoad(): void {
  const [load] = performance.getEntriesByType("navigation");
  if (!(load instanceof PerformanceNavigationTiming) || load.type !== "navigate") return;
  try {
    sessionStorage.removeItem(`${PREFIX}default`);
  } catch {
    // Nothing is stored where storage is blocked.
  }
}

/** Below the tabs, which stay in view. */
const VIEW_TOP = 80;

/** The place now; the focus may have left the cards since, as it does on the way elsewhere. */
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

/** Puts the page where it was. Cards above may turn out higher than estimated, so the card counts, not the pixels. */
export function goToPlace({ scroll, top, offset, lead }: Place): void {
  const anchor = findLead(top);
  if (anchor) window.scrollBy({ top: anchor.getBoundingClientRect().top - offset, behavior: "instant" });
  else window.scrollTo({ top: scroll, behavior: "instant" });
  findLead(lead)?.focus({ preventScroll: true });
}

function cardIn(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>("[data-lead]") ?? null;
}

function findLead(id: string | null): HTMLElement | null {
  return id === null ? null : document.querySelector<HTMLElement>(`[data-lead="${CSS.escape(id)}"]`);
}

function isPlace(value: unknown): value is Place {
  if (typeof value !== "object" || value === null) return false;
  const numbers = ["scroll", "offset", "pages"].every((name) => typeof Reflect.get(value, name) === "number");
  return numbers && "top" in value && "lead" in value;
}
