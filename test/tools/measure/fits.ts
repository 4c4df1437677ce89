// `npm run fits`: opens every screen of the dashboard with 4,000 leads whose texts screens break on, and says what does
// not fit there and what axe finds; then the pages of visitors whose texts are as long as they may be. `-- --pictures DIR`
// keeps a picture of each, `-- --places list,landing` looks at some,
// `-- --widths 390 --schemes dark --text 200` at some of the ways. Ends with 1 if there is anything.
import type { Browser, Page } from "@playwright/test";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { LAID_OUT, LARGE_TEXT, screenFaults } from "../../e2e/admin/screen-faults.ts";
import { PLACES } from "../../e2e/admin/places.ts";
import { violationsOf } from "../../e2e/expect-accessible.ts";
import { signIn } from "../../e2e/journey.ts";
import { fail } from "../fail.ts";
import { launchChromium } from "../launch-chromium.ts";
import { seed } from "../seed/seed.ts";
import { LONG_PAGES, openLongFunnel, type LongPage } from "./long-funnel.ts";
import { startStack } from "../start/local-stack.ts";
import { Stops } from "../start/stops.ts";
import { toolOptions } from "../tool-options.ts";

const ASSESSMENTS = 4000;
const SPEND = 3000;
/** Until what is read is drawn, and what is opened has come to rest. */
const REST_MS = 1200;

type Look = { width: number; scheme: "light" | "dark"; isLarge: boolean };

const { values } = toolOptions({
  options: {
    pictures: { type: "string" },
    places: { type: "string", default: [...Object.keys(PLACES), ...LONG_PAGES].join() },
    widths: { type: "string", default: "390,768,1440" },
    schemes: { type: "string", default: "light,dark" },
    text: { type: "string", default: "100,200" },
  },
});

/** Each width in each scheme; large text once. */
function looks(): Look[] {
  const widths = values.widths.split(",").map(Number);
  const sizes = values.text.split(",").map((percent) => percent === "200");
  const schemes = values.schemes.split(",").map((name) => (name === "dark" ? "dark" : "light"));
  return widths.flatMap((width) =>
    schemes.flatMap((scheme) => sizes.map((isLarge) => ({ width, scheme, isLarge }))),
  );
}

async function faultsAt(
  page: Page,
  name: string,
  isLarge: boolean,
  picture: string | null,
  funnel: Readonly<Record<string, LongPage>>,
): Promise<string[]> {
  const { path: address = null, open } = funnel[name] ?? {};
  const place = address === null ? PLACES[name] : { query: "", ...(open && { open }) };
  if (!place)
    throw new Error(
      `There is no place "${name}", but ${[...Object.keys(PLACES), ...LONG_PAGES].join(", ")}.`,
    );
  try {
    await page.goto(address ?? `/admin${place.query}`);
    if (isLarge) await page.evaluate(LARGE_TEXT);
    await page.waitForTimeout(REST_MS);
    await place.open?.(page);
    if (place.open) await page.waitForTimeout(REST_MS);
    const faults = await screenFaults(page);
    await page.evaluate(LAID_OUT);
    const found = await violationsOf(page);
    return [...faults, ...found.map(({ help, where }) => `${help}: ${where.length} of ${where[0]}`)];
  } catch (error) {
    return [
      `could not be opened: ${error instanceof Error ? error.message.split("\n").slice(0, 9).join(" ") : error}`,
    ];
  } finally {
    if (picture) await page.screenshot({ path: picture });
  }
}

async function lookAround(
  browser: Browser,
  appUrl: string,
  { width, scheme, isLarge }: Look,
  funnel: Readonly<Record<string, LongPage>>,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 844 : 900 },
    baseURL: appUrl,
    colorScheme: scheme,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await signIn(page, "grace@example.com");
  let count = 0;
  for (const name of values.places.split(",")) {
    const where = `${name} ${width} ${scheme} ${isLarge ? 200 : 100} %`;
    const file = `${name}-${width}-${scheme}-${isLarge ? 200 : 100}.png`;
    const picture = values.pictures === undefined ? null : path.join(values.pictures, file);
    const faults = await faultsAt(page, name, isLarge, picture, funnel);
    for (const fault of faults) console.log(`${where}: ${fault}`);
    count += faults.length;
  }
  await context.close();
  return count;
}

async function longFunnel(browser: Browser, baseURL: string): Promise<Record<string, LongPage>> {
  if (!values.places.split(",").some((name) => LONG_PAGES.includes(name))) return {};
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signIn(page, "grace@example.com");
  const funnel = await openLongFunnel(page.request);
  await context.close();
  return funnel;
}

async function run(stops: Stops): Promise<number> {
  const root = mkdtempSync(path.join(tmpdir(), "bpm-funnel-fits-"));
  stops.add(() => rmSync(root, { recursive: true, force: true, maxRetries: 3 }));
  const state = path.join(root, "state");
  const isOfStaff = values.places.split(",").some((name) => name in PLACES);
  if (isOfStaff)
    await seed({ assessments: ASSESSMENTS, spend: SPEND, state, replace: false, hostile: true }, () => {});
  const stack = await startStack({ ports: "random", state, cron: false, rateLimits: false });
  stops.add(stack.stop);
  const browser = await launchChromium();
  stops.add(() => browser.close());
  if (values.pictures !== undefined) mkdirSync(values.pictures, { recursive: true });
  let count = 0;
  const funnel = await longFunnel(browser, stack.appUrl);
  for (const look of looks()) count += await lookAround(browser, stack.appUrl, look, funnel);
  console.log(count === 0 ? "Everything fits." : `${count} faults.`);
  return count;
}

const stops = new Stops();
try {
  process.exitCode = (await run(stops)) === 0 ? 0 : 1;
} catch (error) {
  fail(error);
} finally {
  await stops.stop();
}
