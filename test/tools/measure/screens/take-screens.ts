import type { Browser, Page } from "@playwright/test";
import { PLACES } from "../../../e2e/admin/places.ts";
import { signIn } from "../../../e2e/journey.ts";
import { VISITOR_PLACES } from "./visitor-places.ts";

/** Full of leads, without any, with every call of the API failing, or still waiting for them. */
export const STATES = ["full", "empty", "failing", "loading"] as const;
export type State = (typeof STATES)[number];

export const SCHEMES = ["light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];
export type Look = { width: number; scheme: Scheme };

export type Shots = {
  browser: Browser;
  appUrl: string;
  looks: readonly Look[];
  /** Which places to go to. */
  isWanted: (place: string) => boolean;
  /** Where a picture goes. */
  file: (place: string, look: Look, state: State) => string;
  /** What could not be reached is told, and the rest goes on. */
  onFault: (words: string) => void;
};

/** Until what is read is drawn, and what is opened has come to rest. */
const REST_MS = 1_500;

/** All calls but those that say who is signed in. */
const API = /\/api\/(?!auth\/|login|logout)/;

/** The dashboard's screens in one state. What is opened by a press is there only when it is full. */
export async function takeStaffScreens(shots: Shots, state: State): Promise<void> {
  for (const look of shots.looks) {
    const page = await newPage(shots, look);
    await signIn(page, "grace@example.com");
    if (state === "failing") await page.route(API, (route) => route.fulfill({ status: 500, json: FAILED }));
    // Never answered: the page goes before.
    if (state === "loading") await page.route(API, () => {});
    for (const [name, { query, open }] of Object.entries(PLACES)) {
      if (!shots.isWanted(name) || (open && state !== "full")) continue;
      await take(shots, page, { name, look, state }, async () => {
        await page.goto(`/admin${query}`);
        await page.waitForTimeout(REST_MS);
        await open?.(page);
      });
    }
    await page.context().close();
  }
}

const FAILED = { code: "internal", message: "Something went wrong on our end." };

/** The dashboard for those to whom it is not shown. */
export async function takeGates(shots: Shots): Promise<void> {
  for (const look of shots.looks) {
    for (const [name, email] of Object.entries({ "signed-out": null, denied: "eve@elsewhere.example" })) {
      if (!shots.isWanted(name)) continue;
      const page = await newPage(shots, look);
      // Else it goes on before it is seen.
      await page.clock.install();
      await take(shots, page, { name, look, state: "full" }, () =>
        email === null ? page.goto("/admin") : signIn(page, email),
      );
      await page.context().close();
    }
  }
}

/** The visitors' screens, which are light on every system: one scheme shows them. */
export async function takeVisitorScreens(shots: Shots, state: "full" | "failing"): Promise<void> {
  for (const look of shots.looks.filter(({ scheme }) => scheme === "light")) {
    for (const [name, open] of Object.entries(VISITOR_PLACES)) {
      if (!shots.isWanted(name)) continue;
      const page = await newPage(shots, look);
      await take(shots, page, { name, look, state }, async () => {
        if (state === "failing")
          await page.route(API, (route) => route.fulfill({ status: 500, json: FAILED }));
        await open(page);
      });
      await page.context().close();
    }
  }
}

type Shot = { name: string; look: Look; state: State };

async function take(shots: Shots, page: Page, { name, look, state }: Shot, open: () => Promise<unknown>) {
  try {
    await open();
  } catch (error) {
    const [reason = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    shots.onFault(`${name} ${look.width} ${look.scheme} ${state}: could not be opened: ${reason}`);
  }
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  await page.screenshot({ path: shots.file(name, look, state) });
}

async function newPage({ browser, appUrl }: Shots, { width, scheme }: Look): Promise<Page> {
  const isPhone = width < 500;
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 900 },
    baseURL: appUrl,
    colorScheme: scheme,
    reducedMotion: "reduce",
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  return page;
}
