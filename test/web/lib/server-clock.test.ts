import { afterEach, describe, expect, test, vi } from "vitest";

const SENT = Date.UTC(2026, 10, 27, 12);
const DAY = 86_400_000;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page of which the answer began at 200 ms, on a device with this clock; opened so long ago (ms). */
async function pageOn(device: number, age: number, navigation: object | null) {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ["Date"], now: device });
  vi.stubGlobal("performance", {
    now: () => 200 + age,
    getEntriesByType: () => (navigation ? [{ responseStart: 200, transferSize: 300, ...navigation }] : []),
  });
  return import("../../../web/lib/server-clock.ts");
}
const TOLD = {
  serverTiming: [
    { name: "cfL4", duration: 0 },
    { name: "sent", duration: SENT },
  ],
};

describe("the time on a page", () => {
  test.each([-3 * DAY, -1000, 0, 1000, 10 * 365 * DAY])(
    "is the server's on a device off by %d ms",
    async (off) => {
      const { serverNow } = await pageOn(SENT + off, 5000, TOLD);
      expect(serverNow()).toBe(SENT + 5000);
      vi.setSystemTime(Date.now() + 60_000);
      expect(serverNow()).toBe(SENT + 65_000);
    },
  );

  test.each([
    ["that tells nothing", null],
    ["of a server that tells nothing", { serverTiming: [] }],
    ["out of the browser's cache, of long ago", { ...TOLD, transferSize: 0 }],
  ])("%s is the one in its data, else the device's", async (_what, navigation) => {
    const { serverNow, madeByServerAt } = await pageOn(SENT - DAY, 5000, navigation);
    expect(serverNow()).toBe(SENT - DAY);
    madeByServerAt(SENT);
    expect(serverNow() - SENT).toBeGreaterThanOrEqual(5000);
    expect(serverNow() - SENT).toBeLessThanOrEqual(5200);
  });
});
