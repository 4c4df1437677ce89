import { vi } from "vitest";

/** A browser's localStorage in plain Node, working or blocked. Gives what it holds. */
export function stubLocalStorage(state: "open" | "blocked" = "open"): Map<string, string> {
  const kept = new Map<string, string>();
  const use = <T>(then: () => T): T => {
    if (state === "blocked") throw new DOMException("blocked", "SecurityError");
    return then();
  };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => use(() => kept.get(key) ?? null),
    setItem: (key: string, value: string) => use(() => void kept.set(key, value)),
    removeItem: (key: string) => use(() => void kept.delete(key)),
  });
  return kept;
}
