import { useSyncExternalStore } from "react";

/** From here on the rail has room. It grows with the text: with large text a wide screen is a narrow one. */
const WIDE = "(min-width: 64rem)";

/** Whether the dashboard stands beside its rail; otherwise above a phone's bar. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
