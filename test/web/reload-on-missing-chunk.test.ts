import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadQuietly } from "../../web/load-quietly.ts";
import { reloadOnMissingChunk } from "../../web/reload-on-missing-chunk.ts";

const OLD = "https://bpm.example/assets/index-old.js";
const NEW = "https://bpm.example/assets/index-new.js";

const served = () => Promise.resolve(Response.json({ ok: true }));

let kept: Map<string, string>;
let reloads: number;
beforeEach(() => {
  kept = new Map();
  reloads = 0;
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal("fetch", served);
  vi.stubGlobal("location", { reload: () => void (reloads += 1) });
});
afterEach(() => void vi.unstubAllGlobals());

/** A document of a deploy. Gives what tells it of a missing chunk, and how often it has reloaded by then. */
function openDocument(build: string): () => Promise<number> {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  reloadOnMissingChunk(build);
  return async () => {
    // Whoever asked for the chunk is told at once, and shows it.
    expect(page.dispatchEvent(new Event("vite:preloadError", { cancelable: true }))).toBe(true);
    await new Promise((done) => setImmediate(done));
    return reloads;
  };
}

test("a tab reloads once for each deploy that it lives through", async () => {
  expect(await openDocument(OLD)()).toBe(1);
  expect(await openDocument(NEW)()).toBe(2);
});

test("a chunk that is still missing after the reload is an error, also while two deploys are served", async () => {
  for (const build of [OLD, NEW, OLD, NEW]) await openDocument(build)();
  expect(await openDocument(NEW)()).toBe(2);
});

test.each([
  ["does not answer", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["answers for something else in front of it", () => Promise.resolve(new Response("", { status: 502 }))],
])("while the server %s, what is open stays; once it is back, the tab reloads", async (_, answer) => {
  vi.stubGlobal("fetch", answer);
  const tellOfMissing = openDocument(OLD);
  expect(await tellOfMissing()).toBe(0);
  vi.stubGlobal("fetch", served);
  expect(await tellOfMissing()).toBe(1);
});

test("without storage nothing is reloaded", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  expect(await openDocument(OLD)()).toBe(0);
});

test("code that the page can do without is no reason to reload", async () => {
  const tellOfMissing = openDocument(OLD);
  const loaded = await loadQuietly(async () => {
    expect(await tellOfMissing()).toBe(0);
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  expect(loaded).toBeNull();
  expect(await loadQuietly(() => Promise.resolve("module"))).toBe("module");
  expect(await tellOfMissing()).toBe(1);
});
