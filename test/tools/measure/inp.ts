// `npm run inp`: how long each interaction with the board and the list takes to the next paint, with 600 cards and 650
// rows, and what is drawn too late while 500 events or the list are scrolled; all with texts that screens break on and a
// processor four times as slow. `-- --times 3` for a quick look, `-- --only list` for one of board, list and scroll.
// Ends with 1 over a limit.
import type { Browser, Page } from "@playwright/test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { signIn } from "../../e2e/journey.ts";
import { BOARD_INTERACTIONS } from "./inp/board-interactions.ts";
import { LIST_INTERACTIONS } from "./inp/list-interactions.ts";
import { loadCards } from "./inp/load-cards.ts";
import { loadRows } from "./inp/load-rows.ts";
import { SCROLLS, scrollOver, type Scrolled } from "./inp/scrolling.ts";
import { readInteractions, watchInteractions, type Interaction } from "./inp/watch-interactions.ts";
import { fail } from "../fail.ts";
import { launchChromium } from "../launch-chromium.ts";
import { startStack } from "../start/local-stack.ts";
import { seed } from "../seed/seed.ts";
import { Stops } from "../start/stops.ts";

const ASSESSMENTS = 1500;
export const SLOWDOWN = 4;
/** Milliseconds from an input to the paint after it: of the slowest, and of half of them. */
export const INP_MOST = { worst: 200, median: 100 };

type Screen = {
  load: (page: Page) => Promise<string>;
  interactions: Record<string, (page: Page, index: number) => Promise<void>>;
};

const SCREENS = {
  board: { load: (page) => loadCards(page, 600), interactions: BOARD_INTERACTIONS },
  list: { load: (page) => loadRows(page, 650), interactions: LIST_INTERACTIONS },
} satisfies Record<string, Screen>;

/** What one thing to do took each time, the slowest first. */
export type Answered = { screen: string; name: string; worst: Interaction; medianMs: number; count: number };
export type ScrolledOver = Scrolled & { name: string; mostMs: number; what: string };

/** The app with texts that screens break on, and a browser. */
export async function startHostile(stops: Stops): Promise<{ browser: Browser; appUrl: string }> {
  const root = mkdtempSync(path.join(tmpdir(), "bpm-funnel-inp-"));
  stops.add(() => rmSync(root, { recursive: true, force: true, maxRetries: 3 }));
  const state = path.join(root, "state");
  await seed({ assessments: ASSESSMENTS, spend: 0, state, replace: false, hostile: true }, () => {});
  const { appUrl, stop } = await startStack({ ports: "random", state, cron: false, rateLimits: false });
  stops.add(stop);
  const browser = await launchChromium();
  stops.add(() => browser.close());
  return { browser, appUrl };
}

async function openPage(browser: Browser, appUrl: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: appUrl });
  await watchInteractions(page);
  await signIn(page, "ada@example.com");
  return page;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
}

/** Does each thing so often on a full screen of a slow machine. */
export async function interactWith(
  screen: keyof typeof SCREENS,
  { browser, appUrl, times }: { browser: Browser; appUrl: string; times: number },
): Promise<Answered[]> {
  const { load, interactions } = SCREENS[screen];
  const page = await openPage(browser, appUrl);
  await load(page);
  await slowDown(page);
  const answered: Answered[] = [];
  for (const [name, act] of Object.entries(interactions)) {
    await readInteractions(page);
    for (let index = 0; index < times; index++) await act(page, index);
    const taken = await readInteractions(page);
    const [worst] = taken;
    if (!worst) throw new Error(`Nothing was measured for: ${name}`);
    const medianMs = taken[Math.floor(taken.length / 2)]?.ms ?? worst.ms;
    answered.push({ screen, name, worst, medianMs, count: taken.length });
  }
  await page.close();
  return answered;
}

export async function scrollEach(browser: Browser, appUrl: string): Promise<ScrolledOver[]> {
  const scrolled: ScrolledOver[] = [];
  for (const [name, { open, at, longestMs: mostMs }] of Object.entries(SCROLLS)) {
    const page = await openPage(browser, appUrl);
    const what = await open(page);
    await slowDown(page);
    scrolled.push({ ...(await scrollOver(page, at.x, at.y)), name, mostMs, what });
    await page.close();
  }
  return scrolled;
}

function isSlow({ worst, medianMs }: Answered): boolean {
  return worst.ms > INP_MOST.worst || medianMs > INP_MOST.median;
}

function printAnswered(answered: Answered): void {
  const { screen, name, worst, medianMs, count } = answered;
  const parts = `input ${worst.inputMs}, work ${worst.workMs}, paint ${worst.paintMs}`;
  console.log(
    `${screen} ${name.padEnd(18)} worst ${String(worst.ms).padStart(4)} ms (${worst.type}: ${parts})   median ${medianMs} ms of ${count}   ${isSlow(answered) ? "OVER" : "ok"}`,
  );
}

function printScrolled({ name, longestMs, mostMs, latePercent, frames, what }: ScrolledOver): void {
  console.log(
    `${name.padEnd(24)} longest frame ${String(longestMs).padStart(4)} ms of ${mostMs}, ${latePercent} % of the time late, ${frames} frames (${what})   ${longestMs > mostMs ? "OVER" : "ok"}`,
  );
}

/** Whether anything was over its limit. */
async function run(times: number, only: string | undefined, stops: Stops): Promise<boolean> {
  const started = await startHostile(stops);
  const answered: Answered[] = [];
  for (const screen of ["board", "list"] as const) {
    if (only && only !== screen) continue;
    const all = await interactWith(screen, { ...started, times });
    all.forEach(printAnswered);
    answered.push(...all);
  }
  const scrolled = only && only !== "scroll" ? [] : await scrollEach(started.browser, started.appUrl);
  scrolled.forEach(printScrolled);
  return answered.some(isSlow) || scrolled.some(({ longestMs, mostMs }) => longestMs > mostMs);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { times: { type: "string", default: "8" }, only: { type: "string" } },
  });
  const stops = new Stops();
  try {
    process.exitCode = (await run(Number(values.times), values.only, stops)) ? 1 : 0;
  } finally {
    await stops.stop();
  }
}

if (import.meta.main) await main().catch(fail);
