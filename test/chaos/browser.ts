import { AsyncLocalStorage } from "node:async_hooks";

/** What one browser stores. */
type Stored = Map<string, string>;

const current = new AsyncLocalStorage<Stored>();

/**
 * Lets the browser's own code run here, each visitor of it in a browser of their own, and call the app
 * at `url`. Gives what takes that back.
 */
export function installBrowsers(url: string): () => void {
  const { fetch } = globalThis;
  const stored = () => current.getStore() ?? new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored().get(key) ?? null,
    setItem: (key: string, value: string) => void stored().set(key, value),
    removeItem: (key: string) => void stored().delete(key),
  };
  const before = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
  Object.defineProperty(globalThis, "localStorage", { value: localStorage, configurable: true });
  // The app's own addresses begin with its root.
  globalThis.fetch = (input, init) =>
    fetch(typeof input === "string" && input.startsWith("/") ? new URL(input, url) : input, init);
  return () => {
    globalThis.fetch = fetch;
    if (before) Object.defineProperty(globalThis, "localStorage", before);
  };
}

/** Runs what a visitor does in a browser that is new. */
export function inNewBrowser<Result>(visit: () => Promise<Result>): Promise<Result> {
  return current.run(new Map(), visit);
}
