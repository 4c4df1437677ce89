import { afterEach, expect, test, vi } from "vitest";
import { afterFirstPaint } from "../../../web/lib/after-first-paint.ts";

afterEach(() => vi.unstubAllGlobals());

/** A browser that tells of its first paint when asked to. */
function browser({ visibilityState, entryTypes }: { visibilityState: string; entryTypes: string[] }) {
  let paint = () => {};
  class Observer {
    static readonly supportedEntryTypes = entryTypes;
    readonly #told: () => void;
    constructor(told: () => void) {
      this.#told = told;
    }
    observe(): void {
      paint = () => this.#told();
    }
    disconnect(): void {
      paint = () => {};
    }
  }
  vi.stubGlobal("PerformanceObserver", Observer);
  vi.stubGlobal("document", { visibilityState });
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frame());
  return { paint: () => paint() };
}

test("waits for the first content to be on the screen, and runs once", () => {
  const { paint } = browser({ visibilityState: "visible", entryTypes: ["paint"] });
  const run = vi.fn<() => void>();
  afterFirstPaint(run);
  expect(run).not.toHaveBeenCalled();
  paint();
  paint();
  expect(run).toHaveBeenCalledOnce();
});

test("a background page, which is not painted, does not wait", () => {
  browser({ visibilityState: "hidden", entryTypes: ["paint"] });
  const run = vi.fn<() => void>();
  afterFirstPaint(run);
  expect(run).toHaveBeenCalledOnce();
});

test("a browser that does not report its paints waits for a frame", async () => {
  browser({ visibilityState: "visible", entryTypes: [] });
  const run = vi.fn<() => void>();
  afterFirstPaint(run);
  expect(run).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
});
