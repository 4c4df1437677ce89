import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import {
  cardIn,
  forgetPlaceOfFreshLoad,
  goToPlace,
  keepPlace,
  placeNow,
  readPlace,
  type Place,
} from "./list-place.ts";

type List = { pageCount: number; canFetch: boolean; fetchNextPage: () => void };

const PAUSE_MS = 150;
const SETTLING_FRAMES = 6;
/** Rows that are not drawn yet are waited for as long as this. */
const DRAWING_FRAMES = 20;
/** What ends the way back to a place. */
const OWN_ACTS = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

forgetPlaceOfFreshLoad();

/** Restores the list after Back or a reload: the same number of pages, scroll position and focused card. */
export function useListPlace({ pageCount, canFetch, fetchNextPage }: List): void {
  const { key, search } = useLocation();
  const type = useNavigationType();
  const pending = useRef<Place | null>(null);
  /** What led back here, and has the focus still: a tab of the dashboard. */
  const left = useRef<Element | null>(null);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const list = withoutLead(search);
    // A lead that is opened or closed over the list leaves it where it is.
    if (shown.current !== list) pending.current = type === "POP" ? readPlace(key) : null;
    shown.current = list;
    left.current = document.activeElement;
  }, [key, search, type]);

  const restore = useEffectEvent(() => {
    const place = pending.current;
    if (!place || pageCount === 0) return;
    if (pageCount < place.pages && canFetch) return fetchNextPage();
    if (pageCount < place.pages) return;
    settle(place, left.current, pending);
  });
  useEffect(() => restore(), [key, pageCount, canFetch]);
  // Whoever already scrolls, points or types is where they want to be.
  useEffect(() => {
    const acts = new AbortController();
    const stay = () => (pending.current = null);
    for (const act of OWN_ACTS) document.addEventListener(act, stay, { passive: true, signal: acts.signal });
    return () => acts.abort();
  }, []);

  // Cleans up before the list unmounts, as the shorter page after it scrolls to its own top.
  useLayoutEffect(() => rememberPlace(key, pageCount, () => pending.current === null), [key, pageCount]);
}

function withoutLead(search: string): string {
  const params = new URLSearchParams(search);
  params.delete("lead");
  return params.toString();
}

/** Repeats for some frames, because rows that come into view may turn out taller than estimated. */
function settle(
  place: Place,
  left: Element | null,
  pending: RefObject<Place | null>,
  { waits = DRAWING_FRAMES, frames = SETTLING_FRAMES } = {},
): void {
  if (pending.current !== place) return;
  const rest = goToPlace(place, left) ? { waits, frames: frames - 1 } : { waits: waits - 1, frames };
  if (rest.frames < 0 || rest.waits < 0) pending.current = null;
  else requestAnimationFrame(() => settle(place, left, pending, rest));
}

/** Saves the position of a history entry until it is left. Returns the cleanup. */
function rememberPlace(key: string, pages: number, isPlaced: () => boolean): () => void {
  let place = readPlace(key);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const write = () => {
    clearTimeout(timer);
    if (place) keepPlace(key, place);
  };
  const look = () => {
    if (!isPlaced()) return;
    place = placeNow(pages, place);
    clearTimeout(timer);
    timer = setTimeout(write, PAUSE_MS);
  };
  // To look at a place is to lay the page out, which a lead that comes up with the focus is yet to be.
  const onFocus = ({ target }: FocusEvent) => {
    cancelAnimationFrame(frame);
    if (target instanceof Element && cardIn(target)) look();
    else frame = requestAnimationFrame(look);
  };
  window.addEventListener("scroll", look, { passive: true });
  document.addEventListener("focusin", onFocus);
  window.addEventListener("pagehide", write);
  return () => {
    write();
    cancelAnimationFrame(frame);
    window.removeEventListener("scroll", look);
    document.removeEventListener("focusin", onFocus);
    window.removeEventListener("pagehide", write);
  };
}
