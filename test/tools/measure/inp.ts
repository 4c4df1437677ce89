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
import { SCROLLS, scrollOver } from "./inp/scrolling.ts";
import { readInteractions, watchInteractions } from "./inp/watch-interactions.ts";
import { fail } from "../fail.ts";
import { launchChromium } from "../launch-chromium.ts";
import { startStack } from "../start/local-stack.ts";
import { seed } from "../seed/seed.ts";
import { Stops } from "../start/stops.ts";

const ASSESSMENTS = 1500;
const SLOWDOWN = 4;

type Screen = {
  load: (page: Page) => Promise<string>;
  interactions: Record<string, (page: Page, index: number) => Promise<void>>;
  limitMs: number;
};

const SCREENS: Record<string, Screen> = {
  board: { load: (page) => loadCards(page, 600), interactions: BOARD_INTERACTIONS, limitMs: 100 },
  list: { load: (page) => loadRows(page, 650), interactions: LIST_INTERACTIONS, limitMs: 200 },
};

async function openPage(browser: Browser, appUrl: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: appUrl });
  await watchInteractions(page);
  await signIn(page, "ada@example.com");
  return page;
}

async function slowDown(page: Page, rate = SLOWDOWN): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

async function openScreen(browser: Browser, appUrl: string, { load, limitMs }: Screen): Promise<Page> {
  const page = await openPage(browser, appUrl);
  console.log(`${await load(page)}; ${SLOWDOWN} times slower, at most ${limitMs} ms.`);
  await slowDown(page);
  return page;
}

/** Whether an interaction took longer than it may. */
async function measure(page: Page, { interactions, limitMs }: Screen, times: number): Promise<boolean> {
  let isOver = false;
  for (const [name, act] of Object.entries(interactions)) {
    await readInteractions(page);
    for (let index = 0; index < times; index++) await act(page, index);
    const taken = await readInteractions(page);
    const worst = taken[0];
    if (!worst) throw new Error(`Nothing was measured for: ${name}`);
    isOver ||= worst.ms > limitMs;
    const all = taken.map(({ ms }) => ms);
    const median = all[Math.floor(all.length / 2)];
    const parts = `input ${worst.inputMs}, work ${worst.workMs}, paint ${worst.paintMs}`;
    console.log(
      `${name.padEnd(18)} worst ${String(worst.ms).padStart(4)} ms (${worst.type}: ${parts})   median ${median} ms of ${all.length}   ${worst.ms > limitMs ? "OVER" : "ok"}`,
    );
  }
  return isOver;
}

/** Whether anything stutters that is scrolled. */
async function measureScrolls(browser: Browser, appUrl: string): Promise<boolean> {
  console.log(`Scrolling, ${SLOWDOWN} times slower.`);
  let isOver = false;
  for (const [name, { open, at, longestMs: limitMs }] of Object.entries(SCROLLS)) {
    const page = await openPage(browser, appUrl);
    const what = await open(page);
    await slowDown(page);
    const { longestMs, latePercent, frames } = await scrollOver(page, at.x, at.y);
    const isLate = longestMs > limitMs;
    isOver ||= isLate;
    console.log(
      `${name.padEnd(24)} longest frame ${String(longestMs).padStart(4)} ms of ${limitMs}, ${latePercent} % of the time late, ${frames} frames (${what})   ${isLate ? "OVER" : "ok"}`,
    );
    await page.close();
  }
  return isOver;
}

async function run(times: number, only: string | undefined, stops: Stops): Promise<boolean> {
  const root = mkdtempSync(path.join(tmpdir(), "bpm-funnel-inp-"));
  stops.add(() => rmSync(root, { recursive: true, force: true, maxRetries: 3 }));
  const state = path.join(root, "state");
  await seed({ assessments: ASSESSMENTS, spend: 0, state, replace: false, hostile: true }, () => {});
  const stack = await startStack({ ports: "random", state, cron: false, rateLimits: false });
  stops.add(stack.stop);
  const browser = await launchChromium();
  stops.add(() => browser.close());
  let isOver = false;
  for (const [name, screen] of Object.entries(SCREENS)) {
    if (only && only !== name) continue;
    const page = await openScreen(browser, stack.appUrl, screen);
    isOver = (await measure(page, screen, times)) || isOver;
    await page.close();
  }
  if (only && only !== "scroll") return isOver;
  return (await measureScrolls(browser, stack.appUrl)) || isOver;
}

const { values } = parseArgs({
  options: { times: { type: "string", default: "8" }, only: { type: "string" } },
});
const stops = new Stops();
try {
  process.exitCode = (await run(Number(values.times), values.only, stops)) ? 1 : 0;
} catch (error) {
  fail(error);
} finally {
  await stops.stop();
}
