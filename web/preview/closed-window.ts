/**
 * Closes the window before anything of a page runs: what it stores stays in the memory of its tab, what it sends is
 * answered by `server`, and nothing else leaves it (contract 21).
 */
export function closeWindow(server: typeof fetch): void {
  const own = { configurable: true, writable: false };
  Object.defineProperty(window, "localStorage", { ...own, value: memoryStorage() });
  Object.defineProperty(window, "sessionStorage", { ...own, value: memoryStorage() });
  Object.defineProperty(window, "fetch", { ...own, value: server });
  Object.defineProperty(navigator, "sendBeacon", { ...own, value: () => true });
}

function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
