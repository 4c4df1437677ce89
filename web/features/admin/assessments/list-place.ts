/** Where a list was left: scroll position, the card with the focus, and how many pages were there. */
export type Place = { scroll: number; lead: string | null; pages: number };

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

function isPlace(value: unknown): value is Place {
  if (typeof value !== "object" || value === null) return false;
  return "scroll" in value && typeof value.scroll === "number" && "pages" in value && "lead" in value;
}
