import { isLoadingQuietly } from "./load-quietly.ts";

const KEY = "reloaded-for-missing-chunk";

/**
 * Reloads a tab that was left open across a deployment and asks for chunks that no longer exist; the new document names
 * the new ones. `build` identifies the tab's deployment: the name of the entry file changes with every chunk. Each
 * build reloads only once, so that the next deployment is survived too, but a chunk that stays missing causes no loop.
 * Code that the page can do without causes none at all.
 */
export function reloadOnMissingChunk(build = import.meta.url): void {
  addEventListener("vite:preloadError", (event) => {
    if (isLoadingQuietly()) return;
    const key = `${KEY} ${build}`;
    try {
      if (sessionStorage.getItem(key)) return;
      sessionStorage.setItem(key, "1");
    } catch {
      // Without storage nothing would stop a loop of reloads.
      return;
    }
    event.preventDefault();
    location.reload();
  });
}
