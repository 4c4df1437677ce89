import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadQuietly } from "../../web/load-quietly.ts";
import { reloadOnMissingChunk } from "../../web/reload-on-missing-chunk.ts";

const OLD = "https://bpm.example/assets/index-old.js";
const NEW = "https://bpm.example/assets/index-new.js";

let kept: Map<string, string>;
let reloads: number;
beforeEach(() => {
  kept = new Map();
  reloads = 0;
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal("location", { reload: () => void (reloads += 1) });
});
afterEach(() => void vi.unstubAllGlobals());

/** A document of a deploy. Gives what tells it of a missing chunk, and whether the error is dealt with then. */
function openDocument(build: string): () => boolean {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  reloadOnMissingChunk(build);
  return () => !page.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
}

test("a tab reloads once for each deploy that it lives through", () => {
  expect(openDocument(OLD)()).toBe(true);
  expect(openDocument(NEW)()).toBe(true);
  expect(reloads).toBe(2);
});

test("a chunk that is still missing after the reload is an error, also while two deploys are served", () => {
  for (const build of [OLD, NEW, OLD, NEW]) openDocument(build)();
  expect(openDocument(NEW)()).toBe(false);
  expect(reloads).toBe(2);
});

test("without storage nothing is reloaded", () => {
  vi.stubGlobal("sessionStorage", undefined);
  expect(openDocument(OLD)()).toBe(false);
  expect(reloads).toBe(0);
});

test("code that the page can do without is no reason to reload", async () => {
  const tellOfMissing = openDocument(OLD);
  const loaded = await loadQuietly(() => {
    expect(tellOfMissing()).toBe(false);
    return Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  });
  expect(loaded).toBeNull();
  expect(await loadQuietly(() => Promise.resolve("module"))).toBe("module");
  expect(reloads).toBe(0);
  expect(tellOfMissing()).toBe(true);
});
