import { isLoadingQuietly } from "./load-quietly.ts";

const KEY = "reloaded-for-missing-chunk";
/** Small, and answered wherever pages are. */
const SERVED = "/api/health";
const PATIENCE_MS = 5_000;

/**
 * Reloads a tab that was left open across a deployment and asks for chunks that no longer exist; the new document names
 * the new ones. `build` identifies the tab's deployment: the name of the entry file changes with every chunk. Each
 * build reloads only once, so that the next deployment is survived too, but a chunk that stays missing causes no loop.
 * Code that the page can do without causes none at all. Where no server answers, a reload would put the browser's own
 * page in place of all that is open and typed: there the error stays, and says so at once.
 */
export function reloadOnMissingChunk(build = import.meta.url): void {
  addEventListener("vite:preloadError", () => {
    if (!isLoadingQuietly()) void reloadOnce(`${KEY} ${build}`);
  });
}

async function reloadOnce(key: string): Promise<void> {
  try {
    if (sessionStorage.getItem(key)) return;
    const { ok } = await fetch(SERVED, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!ok) return;
    sessionStorage.setItem(key, "1");
  } catch {
    // There is no server; or no storage, without which nothing would stop a loop of reloads.
    return;
  }
  location.reload();
}
