const KEY = "reloaded-for-missing-chunk";

/**
 * A tab left open across a deploy asks for chunks that are gone: the new document knows the new ones.
 * `build` names the deploy that the tab is of; what its own entry is called changes with every chunk.
 * Once for each, so that the next deploy is survived too, and a chunk that stays missing ends no tab in
 * a loop.
 */
export function reloadOnMissingChunk(build = import.meta.url): void {
  addEventListener("vite:preloadError", (event) => {
    const key = `${KEY} ${build}`;
    try {
      if (sessionStorage.getItem(key)) return;
      sessionStorage.setItem(key, "1");
    } catch {
      // Without storage nothing would end a loop of reloads.
      return;
    }
    event.preventDefault();
    location.reload();
  });
}
