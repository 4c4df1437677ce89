// `npm run lighthouse`: the built app beside a bare page of React and its router, in one run, on a quiet
// machine. The hub, which the Worker renders, is held to the quiz, which the build does. `-- --runs 1` for a quick
// look. Ends with 1 when a page misses its target.
import { chromium } from "playwright";
import { quizBody } from "../../setup/quiz-body.ts";
import { CHROMIUM_ARGS, findChromium } from "../test/chromium.mjs";
import { freePort } from "../start/free-ports.ts";
import { startBarePage } from "./lighthouse/bare-page.ts";
import { startCompressingProxy } from "./lighthouse/compressing-proxy.ts";
import { CATEGORIES, measure, type Category, type Measurement } from "./lighthouse/measure.ts";
import { startStack } from "../start/local-stack.ts";
import { Stops } from "../start/stops.ts";
import { toolOptions } from "../tool-options.ts";

const MAX_CLS = 0.01;
const MAX_TBT_ABOVE_BARE_MS = 50;
const BARE = "bare page";
/** What a page's largest paint is held to: the page it is compared with, and how many times its. */
const LIKE_BARE = { of: BARE, most: 1.05 };
const LIKE_QUIZ = { of: "/quiz", most: 1.1 };

type Target = {
  path: string;
  performance: number;
  largestPaint: { of: string; most: number };
  /** Audits that fail because of what the page is. */
  exempt?: string[];
};

function targets(hubId: string): Target[] {
  return [
    { path: "/", performance: 98, largestPaint: LIKE_BARE },
    { path: "/quiz", performance: 95, largestPaint: LIKE_BARE },
    { path: `/hub/${hubId}`, performance: 98, largestPaint: LIKE_QUIZ, exempt: ["is-crawlable"] },
    { path: "/chat", performance: 95, largestPaint: LIKE_BARE },
  ];
}

/** A completed assessment, to have a hub to open. */
async function completeAssessment(appUrl: string): Promise<string> {
  const body = quizBody();
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${appUrl}/api/assessment/submit`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The assessment was not taken: ${answer.status} ${await answer.text()}`);
  return body.sessionId;
}

function faultsOf(target: Target, page: Measurement, others: ReadonlyMap<string, Measurement>): string[] {
  const { of, most } = target.largestPaint;
  const [bare, compared] = [others.get(BARE), others.get(of)];
  if (!bare || !compared) throw new Error(`${of} has not been measured before ${target.path}.`);
  const exempt = target.exempt ?? [];
  const failed = page.failed.filter((audit) => !exempt.includes(audit));
  const minimum = (category: Category) => (category === "performance" ? target.performance : 100);
  const isExempt = (category: Category) =>
    category !== "performance" && failed.length === 0 && page.failed.length > 0;
  return [
    ...CATEGORIES.filter((category) => page.scores[category] < minimum(category) && !isExempt(category)).map(
      (category) => `${category} ${page.scores[category]} < ${minimum(category)}`,
    ),
    ...failed,
    ...(page.lcpMs > compared.lcpMs * most ? [`LCP over ${most} × that of ${of}`] : []),
    ...(page.cls > MAX_CLS ? [`CLS over ${MAX_CLS}`] : []),
    ...(page.tbtMs > bare.tbtMs + MAX_TBT_ABOVE_BARE_MS ? ["TBT too far above the bare page's"] : []),
  ];
}

function row(name: string, page: Measurement, faults: readonly string[]): string {
  const scores = CATEGORIES.map((category) => String(page.scores[category]).padStart(4)).join("");
  const times = `LCP ${Math.round(page.lcpMs)} ms  TBT ${Math.round(page.tbtMs)} ms  CLS ${page.cls.toFixed(3)}`;
  const size = `${Math.round(page.transferKb)} KB`;
  const verdict = faults.length > 0 ? `MISSES: ${faults.join(", ")}` : "ok";
  return `${name.padEnd(12)}${scores}   ${times}  ${size}  bench ${Math.round(page.benchmarkIndex)}   ${verdict}`;
}

async function openBrowser(stops: Stops): Promise<number> {
  const port = await freePort();
  const executablePath = findChromium();
  if (!executablePath) throw new Error("No Chromium was found: name one with CHROMIUM_PATH.");
  const args = [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  stops.add(() => browser.close());
  return port;
}

async function run(runs: number, stops: Stops): Promise<boolean> {
  const stack = await startStack({ ports: "random", state: "temporary", cron: false, rateLimits: false });
  stops.add(stack.stop);
  const bareServer = await startBarePage();
  stops.add(bareServer.stop);
  const app = await startCompressingProxy(stack.appUrl);
  stops.add(app.stop);
  const bareProxy = await startCompressingProxy(bareServer.url);
  stops.add(bareProxy.stop);
  const hubId = await completeAssessment(stack.appUrl);
  const port = await openBrowser(stops);
  console.log(`Median of ${runs}; performance, accessibility, best practices, SEO.`);
  const bare = await measure(bareProxy.url, port, runs);
  const measured = new Map([[BARE, bare]]);
  console.log(row(BARE, bare, []));
  let isMissed = false;
  for (const target of targets(hubId)) {
    const page = await measure(app.url + target.path, port, runs);
    measured.set(target.path, page);
    const faults = faultsOf(target, page, measured);
    isMissed ||= faults.length > 0;
    console.log(row(target.path.replace(hubId, "{id}"), page, faults));
  }
  return isMissed;
}

const { values } = toolOptions({ options: { runs: { type: "string", default: "5" } } });
const stops = new Stops();
try {
  process.exitCode = (await run(Number(values.runs), stops)) ? 1 : 0;
} finally {
  await stops.stop();
}
