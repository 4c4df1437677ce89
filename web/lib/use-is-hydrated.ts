import { useDeferredValue, useSyncExternalStore } from "react";

/**
 * Whether the browser has taken the page over. Until then it must draw what the server drew, which knows neither the
 * visitor's clock and locale nor what the browser has stored. What follows is drawn bit by bit, between touches.
 */
export function useIsHydrated(): boolean {
  return useDeferredValue(useSyncExternalStore(neverTold, inBrowser, onServer));
}

const neverTold = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
