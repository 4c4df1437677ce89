import type { Device } from "#domain/figures/steps/visit-steps";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import { expect, signInUnseen } from "../journey.ts";

/** The browsers of visitors. */
const SCREENS = {
  phone: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    userAgent: chrome("Mobile "),
  },
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true, userAgent: chrome("") },
  desktop: { viewport: { width: 1440, height: 900 } },
} satisfies Record<Device, BrowserContextOptions>;

/** As Chrome calls itself on Android: what the server counts goes by that name. */
function chrome(mobile: string): string {
  return `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/150.0.0.0 ${mobile}Safari/537.36`;
}

/** Who a visitor is: nobody but `anybody` and, once they have said yes, `asked` may be counted. */
export type Who = "anybody" | "asked" | "gpc" | "refuser" | "staff";

/**
 * A page whose clock stands still but where the visit spends time, that can be hidden, and that keeps what it knows of
 * its counter: how often it has sent, and whether it was decided that it may.
 */
const IN_THE_PAGE = `
  let now = 0, hidden = false;
  window.visit = { sent: 0, decided: 0 };
  performance.now = () => now;
  window.spend = (seconds) => { now += seconds * 1000; };
  Object.defineProperty(Document.prototype, "hidden", { get: () => hidden });
  window.hide = (isHidden) => {
    hidden = isHidden;
    document.dispatchEvent(new Event("visibilitychange"));
  };
  const send = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (url, body) => {
    if (url === "/api/steps") window.visit.sent += 1;
    return send(url, body);
  };
  const store = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    if (key === "attribution") window.visit.decided += 1;
    store.call(this, key, value);
  };
`;
const REFUSED = `localStorage.setItem("ad-consent", "false")`;

export type Visitor = {
  page: Page;
  source: string;
  /** Opens a page as from the visitor's source. */
  open: (path: string) => Promise<void>;
  /** Waits until a document knows whether it may be counted: the arrival is kept, and then once more as permitted. */
  decided: () => Promise<void>;
  spend: (seconds: number) => Promise<void>;
  hide: (isHidden: boolean) => Promise<void>;
  /** How many beacons the open document has sent. */
  sent: () => Promise<number>;
};

export function visitorAt(page: Page, source: string): Visitor {
  const decided = () => expect.poll(() => page.evaluate("visit.decided")).toBeGreaterThan(1);
  return {
    page,
    source,
    decided,
    open: async (path) => {
      await page.goto(`${path}?utm_source=${source}`);
      await decided();
    },
    spend: (seconds) => page.evaluate(`spend(${seconds})`),
    hide: (isHidden) => page.evaluate(`hide(${isHidden})`),
    sent: async () => Number(await page.evaluate("visit.sent")),
  };
}

/** A browser of somebody else. */
export async function visitorContext(
  browser: Browser,
  who: Who,
  device: Device,
  proxy: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...SCREENS[device],
    reducedMotion: "reduce",
    // Browsers go to loopback without one, unless they are told to.
    proxy: { server: proxy, bypass: "<-loopback>" },
  });
  if (who === "gpc") await context.setExtraHTTPHeaders({ "sec-gpc": "1" });
  await context.addInitScript(IN_THE_PAGE);
  if (who === "refuser") await context.addInitScript(REFUSED);
  if (who === "staff") await signInUnseen(context.request, "grace@example.com");
  if (who === "asked") await askFirst(context);
  return context;
}

/** As where visitors are asked before anything is measured. */
async function askFirst(context: BrowserContext): Promise<void> {
  await context.route("**/api/config", async (route) => {
    const answer = await route.fetch();
    const config: unknown = await answer.json();
    expect(config).toMatchObject({ consentMode: "opt-out" });
    await route.fulfill({ json: { ...Object(config), consentMode: "opt-in", metaPixelId: "123" } });
  });
  await context.route(/facebook/, (route) => route.abort());
}
