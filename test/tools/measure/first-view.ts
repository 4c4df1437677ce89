// `npm run first-view`: what a visitor waits for on their first view, with content published. The landing page's largest
// paint beside the one that was built (at most 1.1 times its), and its first byte once warm beside a static file (1.5
// times), in one run. Then `/quiz` and `/chat` from far away with nothing cached: the first question, and the chat's
// field, ready to be used. `-- --runs 1` for a quick look, `-- --list` says when each request was answered. Ends with 1
// over a limit.
import type { Browser, BrowserContext } from "@playwright/test";
import { copyFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { median } from "../../bench/report/statistics.ts";
import { signInUnseen } from "../../e2e/journey.ts";
import { ownContent } from "../../setup/content/own-content.ts";
import { fail } from "../fail.ts";
import { launchChromium } from "../launch-chromium.ts";
import { repoRoot } from "../repo-root.mjs";
import { buildApp, buildIsStale } from "../start/build-app.ts";
import { startStack } from "../start/local-stack.ts";
import { Stops } from "../start/stops.ts";
import { toolOptions } from "../tool-options.ts";
import { FAR_AWAY } from "./far-away-network.ts";
import { startCompressingProxy } from "./lighthouse/compressing-proxy.ts";

const LCP_MOST = 1.1;
const FIRST_BYTE_MOST = 1.5;
const WARM_UP = 20;
const FIRST_BYTES = 200;
/** Of a page after which its largest paint is the last one. */
const REST_MS = 1500;

/** The landing page as the build wrote it, served as a file beside the one that the Worker renders. */
const STATIC = "landing-as-a-file";

const USABLE = [
  { path: "/quiz", is: "first question", limitMs: 1800, found: "main [role=radio], main input[type=radio]" },
  { path: "/chat", is: "field", limitMs: 2200, found: "#chat-message:enabled" },
] as const;

/** In the page: presses 'Start' as soon as it is there, and says when what is waited for has been painted. */
const watch = (found: string) => `new MutationObserver((_, observer) => {
  if (document.querySelector(${JSON.stringify(found)})) {
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => usable(performance.now())));
  } else if (!window.isPressed) {
    const start = document.querySelector("main button");
    if (start) {
      window.isPressed = true;
      requestAnimationFrame(() => start.click());
    }
  }
}).observe(document, { childList: true, subtree: true, attributes: true });`;

const LARGEST_PAINT = `new Promise((resolve) => new PerformanceObserver((list) =>
  resolve(list.getEntries().at(-1).startTime)).observe({ type: "largest-contentful-paint", buffered: true }))`;

/** A visitor who has nothing of us yet. */
async function onPhone<Result>(browser: Browser, act: (context: BrowserContext) => Promise<Result>) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    return await act(context);
  } finally {
    await context.close();
  }
}

function largestPaint(browser: Browser, address: string): Promise<number> {
  return onPhone(browser, async (context) => {
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForTimeout(REST_MS);
    return Number(await page.evaluate(LARGEST_PAINT));
  });
}

function usableAfter(browser: Browser, address: string, found: string) {
  return onPhone(browser, async (context) => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", FAR_AWAY);
    const usable = Promise.withResolvers<number>();
    await page.exposeFunction("usable", usable.resolve);
    await page.addInitScript(watch(found));
    const asked: string[] = [];
    const begun = Date.now();
    page.on("requestfinished", (one) =>
      asked.push(`${Date.now() - begun} ms  ${new URL(one.url()).pathname}`),
    );
    await page.goto(address, { waitUntil: "commit" });
    const afterMs = await usable.promise;
    return { afterMs, asked };
  });
}

function firstByteMs(address: string): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    request(address, { headers: { "accept-encoding": "identity" } }, (answer) => {
      resolve(performance.now() - begun);
      answer.resume();
    })
      .on("error", reject)
      .end();
  });
}

/** One after the other in turns, so that both meet the same machine. */
async function inTurns(count: number, ...acts: (() => Promise<number>)[]): Promise<number[]> {
  const taken: number[][] = acts.map(() => []);
  for (let turn = 0; turn < count; turn++)
    for (const [index, act] of acts.entries()) taken[index]?.push(await act());
  return taken.map(median);
}

function compared(what: string, [ours = 0, theirs = 0]: number[], most: number): boolean {
  const ratio = ours / theirs;
  const isOver = ratio > most;
  console.log(
    `/ ${what} ${ours.toFixed(1)} ms rendered, ${theirs.toFixed(1)} ms as it was built: ${ratio.toFixed(2)} × of ${most}   ${isOver ? "OVER" : "ok"}`,
  );
  return isOver;
}

async function publish(browser: Browser, baseURL: string): Promise<void> {
  const context = await browser.newContext({ baseURL });
  await signInUnseen(context.request, "grace@example.com");
  const saved = await context.request.patch("/api/content/draft", { data: { document: ownContent() } });
  const published = await context.request.post("/api/content/publish", { data: { note: "First" } });
  if (!saved.ok() || !published.ok()) throw new Error(`Nothing was published: ${await published.text()}`);
  await context.close();
  while ((await fetch(baseURL)).headers.get("etag")?.endsWith('.0"')) await setTimeout(500);
}

/** An app with nothing published, and what compresses its answers as the edge does. */
async function startFar(stops: Stops) {
  const options = {
    ports: "random",
    state: "temporary",
    build: false,
    cron: false,
    rateLimits: false,
  } as const;
  const stack = await startStack(options);
  stops.add(stack.stop);
  const proxy = await startCompressingProxy(stack.appUrl);
  stops.add(proxy.stop);
  return { stack, proxy };
}

/** Whether a limit was missed. */
async function run(runs: number, isListing: boolean, stops: Stops): Promise<boolean> {
  if (buildIsStale()) await buildApp();
  const client = path.join(repoRoot, "dist", "client");
  const file = path.join(client, `${STATIC}.html`);
  copyFileSync(path.join(client, "index.html"), file);
  stops.add(() => rmSync(file));
  const [{ stack, proxy }, built] = [await startFar(stops), await startFar(stops)];
  const browser = await launchChromium();
  stops.add(() => browser.close());
  await publish(browser, stack.appUrl);
  const bytes = ["/", `/${STATIC}`].map((each) => () => firstByteMs(stack.appUrl + each));
  await inTurns(WARM_UP, ...bytes);
  const isLate = compared("first byte", await inTurns(FIRST_BYTES, ...bytes), FIRST_BYTE_MOST);
  // At the same address, and so under the same headers: where nothing is published, the page is the one that was built.
  const paints = [proxy, built.proxy].map(
    ({ url }) =>
      () =>
        largestPaint(browser, `${url}/`),
  );
  const isSlow = compared("largest paint", await inTurns(runs, ...paints), LCP_MOST);
  let isOver = isLate || isSlow;
  for (const { path: where, is, limitMs, found } of USABLE) {
    const all: Awaited<ReturnType<typeof usableAfter>>[] = [];
    for (let turn = 0; turn < runs; turn++) all.push(await usableAfter(browser, proxy.url + where, found));
    const afterMs = median(all.map((one) => one.afterMs));
    isOver ||= afterMs > limitMs;
    if (isListing) for (const answered of all[0]?.asked ?? []) console.log(answered);
    console.log(
      `${where} ${is} usable after ${Math.round(afterMs)} ms of ${limitMs}, ${all[0]?.asked.length} requests   ${afterMs > limitMs ? "OVER" : "ok"}`,
    );
  }
  return isOver;
}

const { values } = toolOptions({
  options: { runs: { type: "string", default: "9" }, list: { type: "boolean", default: false } },
});
const stops = new Stops();
try {
  process.exitCode = (await run(Number(values.runs), values.list, stops)) ? 1 : 0;
} catch (error) {
  fail(error);
} finally {
  await stops.stop();
}
