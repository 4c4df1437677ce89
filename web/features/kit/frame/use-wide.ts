import { useCallback, useSyncExternalStore } from "react";

/** From here on the rail has room. It grows with the text: with large text a wide screen is a narrow one. */
const WIDE = "(min-width: 64rem)";

/** From here on a table has room, which on a phone is cards. */
const TABLES = "(min-width: 48rem)";

/** Whether the dashboard stands beside its rail; otherwise above a phone's bar. */
export function useWide(): boolean {
  return useMatch(WIDE);
}

/** Whether lines with many figures stand in a table; otherwise each is a card. */
export function useTables(): boolean {
  return useMatch(TABLES);
}

function useMatch(words: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = matchMedia(words);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    [words],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(words).matches);
}
