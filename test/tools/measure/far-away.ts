// `npm run far-away`: when the list of leads is on the screen of a colleague far away who has nothing of the dashboard
// yet (300 ms there and back, 1.6 Mbit/s), and how many requests that takes. `-- --runs 1` for a quick look, `-- --list`
// names the requests. Ends with 1 over a limit.
import type { Browser } from "@playwright/test";
import { parseArgs } from "node:util";
import { signIn } from "../../e2e/journey.ts";
import { fail } from "../fail.ts";
import { launchChromium } from "../launch-chromium.ts";
import { seed } from "../seed/seed.ts";
import { startStack } from "../start/local-stack.ts";
import { Stops } from "../start/stops.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { FAR_AWAY } from "./far-away-network.ts";
import { startCompressingProxy } from "./lighthouse/compressing-proxy.ts";

const ASSESSMENTS = 1000;
/** How soon the list is to be there, and in how many requests all of it. */
export const FAR_AWAY_MOST = { listMs: 2200, requests: 35 };
/** What follows the list, such as figures, is asked for by then. */
const REST_MS = 5000;

type Request = { path: string; ms: number };
/** When the list was there, all that was asked for, and what had come by the time that the list was there. */
export type Opening = { listMs: number; requests: Request[]; kb: number };

/** In the page: when the first lead was painted, in milliseconds since the address was asked for. */
const WATCH = `new MutationObserver((_, observer) => {
  if (!document.querySelector("main [data-lead]")) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => listShown(performance.now())));
}).observe(document, { childList: true, subtree: true });`;

async function open(browser: Browser, appUrl: string, farUrl: string): Promise<Opening> {
  const context = await browser.newContext({ baseURL: appUrl });
  await signIn(await context.newPage(), "ada@example.com");
  // A second context has the sign-in and nothing of the cache.
  const far = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: await context.storageState(),
  });
  const page = await far.newPage();
  const shown = Promise.withResolvers<number>();
  await page.exposeFunction("listShown", shown.resolve);
  await page.addInitScript(WATCH);
  const session = await far.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", FAR_AWAY);
  const requests: Request[] = [];
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  const begun = Date.now();
  page.on("request", (request) => requests.push({ path: pathOf(request.url()), ms: Date.now() - begun }));
  await page.goto(`${farUrl}/admin`, { waitUntil: "commit" });
  const listMs = await shown.promise;
  const kb = bytes / 1024;
  await page.waitForTimeout(REST_MS);
  await Promise.all([context.close(), far.close()]);
  return { listMs, requests, kb };
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** The median of so many openings of the dashboard. */
export async function openedFarAway(runs: number, stops: Stops): Promise<Opening> {
  const root = mkdtempSync(path.join(tmpdir(), "bpm-funnel-far-away-"));
  stops.add(() => rmSync(root, { recursive: true, force: true, maxRetries: 3 }));
  const state = path.join(root, "state");
  await seed({ assessments: ASSESSMENTS, spend: 0, state, replace: false, hostile: false }, () => {});
  const stack = await startStack({ ports: "random", state, cron: false, rateLimits: false });
  stops.add(stack.stop);
  const proxy = await startCompressingProxy(stack.appUrl);
  stops.add(proxy.stop);
  const browser = await launchChromium();
  stops.add(() => browser.close());
  const openings: Opening[] = [];
  for (let index = 0; index < runs; index++) openings.push(await open(browser, stack.appUrl, proxy.url));
  const [middle] = openings.toSorted((a, b) => a.listMs - b.listMs).slice(Math.floor(runs / 2));
  if (!middle) throw new Error("Nothing was opened.");
  return middle;
}

/** Whether a limit was missed. */
function isOver({ listMs, requests }: Opening): boolean {
  return listMs > FAR_AWAY_MOST.listMs || requests.length > FAR_AWAY_MOST.requests;
}

function print(opening: Opening, { runs, isListing }: { runs: number; isListing: boolean }): void {
  const { listMs, requests, kb } = opening;
  if (isListing)
    for (const request of requests) console.log(`${String(request.ms).padStart(5)} ms  ${request.path}`);
  const before = requests.filter(({ ms }) => ms <= listMs).length;
  console.log(
    `The list is on the screen after ${Math.round(listMs)} ms of ${FAR_AWAY_MOST.listMs}, and ${kb.toFixed(0)} KB (median of ${runs}); ` +
      `${requests.length} requests of ${FAR_AWAY_MOST.requests}, ${before} of them before it   ${isOver(opening) ? "OVER" : "ok"}`,
  );
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { runs: { type: "string", default: "5" }, list: { type: "boolean", default: false } },
  });
  const stops = new Stops();
  try {
    const runs = Number(values.runs);
    const opening = await openedFarAway(runs, stops);
    print(opening, { runs, isListing: values.list });
    process.exitCode = isOver(opening) ? 1 : 0;
  } finally {
    await stops.stop();
  }
}

if (import.meta.main) await main().catch(fail);
