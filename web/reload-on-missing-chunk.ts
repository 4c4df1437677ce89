const KEY = "reloaded-for-missing-chunk";

/** A tab left open across a deploy asks for chunks that are gone: the new document knows the new ones. */
export function reloadOnceOnMissingChunk(): void {
  addEventListener("vite:preloadError", (event) => {
    try {
      if (sessionStorage.getItem(KEY)) return;
      sessionStorage.setItem(KEY, "1");
    } catch {
      // Without storage nothing would end a loop of reloads.
      return;
    }
    event.preventDefault();
    location.reload();
  });
}
