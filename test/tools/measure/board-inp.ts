// `npm run inp`: how long each interaction with the board takes to the next paint, with 600 cards and a
// processor four times as slow. `-- --times 3` for a quick look. Ends with 1 over the limit.
import { chromium, type Page } from "@playwright/test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { signIn } from "../../e2e/journey.ts";
import { INTERACTIONS } from "./board-inp/interactions.ts";
import { loadCards } from "./board-inp/load-cards.ts";
import { readInteractions, watchInteractions } from "./board-inp/watch-interactions.ts";
import { fail } from "../fail.ts";
import { CHROMIUM_ARGS, findChromium } from "../test/chromium.mjs";
import { startStack } from "../start/local-stack.ts";
import { seed } from "../seed/seed.ts";
import { Stops } from "../start/stops.ts";

const CARDS = 600;
const ASSESSMENTS = 2000;
const SLOWDOWN = 4;
const LIMIT_MS = 100;

async function openBoard(appUrl: string, stops: Stops): Promise<Page> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? "chromium",
    args: CHROMIUM_ARGS,
  });
  stops.add(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: appUrl });
  await watchInteractions(page);
  await signIn(page, "ada@example.com");
  console.log(`${await loadCards(page, CARDS)}; ${SLOWDOWN} times slower, at most ${LIMIT_MS} ms.`);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  return page;
}

async function run(times: number, stops: Stops): Promise<boolean> {
  const root = mkdtempSync(path.join(tmpdir(), "bpm-funnel-inp-"));
  stops.add(() => rmSync(root, { recursive: true, force: true, maxRetries: 3 }));
  const state = path.join(root, "state");
  await seed({ assessments: ASSESSMENTS, state, replace: false }, () => {});
  const stack = await startStack({ ports: "random", state, cron: false, rateLimits: false });
  stops.add(stack.stop);
  const page = await openBoard(stack.appUrl, stops);
  let isOver = false;
  for (const [name, act] of Object.entries(INTERACTIONS)) {
    await readInteractions(page);
    for (let index = 0; index < times; index++) await act(page, index);
    const taken = await readInteractions(page);
    const worst = taken[0];
    if (!worst) throw new Error(`Nothing was measured for: ${name}`);
    isOver ||= worst.ms > LIMIT_MS;
    const all = taken.map(({ ms }) => ms);
    const median = all[Math.floor(all.length / 2)];
    const parts = `input ${worst.inputMs}, work ${worst.workMs}, paint ${worst.paintMs}`;
    console.log(
      `${name.padEnd(14)} worst ${String(worst.ms).padStart(4)} ms (${worst.type}: ${parts})   median ${median} ms of ${all.length}   ${worst.ms > LIMIT_MS ? "OVER" : "ok"}`,
    );
  }
  return isOver;
}

const { values } = parseArgs({ options: { times: { type: "string", default: "8" } } });
const stops = new Stops();
try {
  process.exitCode = (await run(Number(values.times), stops)) ? 1 : 0;
} catch (error) {
  fail(error);
} finally {
  await stops.stop();
}
