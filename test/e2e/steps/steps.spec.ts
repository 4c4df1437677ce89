import { TIME_BUCKETS, timeBucket } from "#domain/figures/steps/active-time";
import type { Door } from "#domain/door";
import type { StepsReport } from "#domain/figures/steps/step-report";
import { DEVICES, MARKS, type Device } from "#domain/figures/steps/visit-steps";
import type { APIRequestContext, Browser, BrowserContext, Page } from "@playwright/test";
import { STAFF } from "../admin/admin-setup.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { startStack, type LocalStack } from "../../tools/start/local-stack.ts";
import { expect, signInUnseen, test as journey } from "../journey.ts";
import { startAddressProxy, type AddressProxy } from "./address-proxy.ts";
import { SCRIPTED_VISITS, type ScriptedVisit } from "./scripted-visits.ts";
import { visitorAt, visitorContext } from "./visitor.ts";

/** As many as there are kinds; `STEPS_VISITS=300` walks each kind with more devices and sources. */
const VISITS = Number(process.env["STEPS_VISITS"] ?? SCRIPTED_VISITS.length);
/** Visitors mostly wait for a page. */
const AT_ONCE = 3;
const SOURCES = ["tiktok", "linkedin", "youtube"] as const;
type Source = (typeof SOURCES)[number];

/** A site of its own, which nobody else visits. */
const test = journey.extend<object, { stack: LocalStack }>({
  stack: [
    async ({}, use) => {
      const where = { ports: "random", state: "temporary", rateLimits: false } as const;
      const copyOf = process.env["JOURNEY_MIGRATED_STATE"] ?? "";
      const stack = await startStack({ ...where, copyOf, build: false, cron: false });
      await use(stack);
      await stack.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ stack }, use) => use(stack.appUrl),
});

/** The map by door, step, source and device: the sums of each mark, then of each bucket of active time. */
type StepFigures = Record<string, number[]>;
type Coverage = Record<Door, { started: number; counted: number }>;

type Visit = { shape: ScriptedVisit; device: Device; source: Source };

const visitOf = (index: number): Visit => {
  const shape = SCRIPTED_VISITS[index % SCRIPTED_VISITS.length];
  const device = DEVICES[index % DEVICES.length];
  const source = SOURCES[(index >> 1) % SOURCES.length];
  if (!shape || !device || !source) throw new Error(`There is no visit ${index}.`);
  return { shape, device, source };
};

function count(map: StepFigures, line: string, source: Source, device: Device): void {
  const [place = "", did = ""] = line.split(": ");
  const [marks = "", seconds] = did.split(", ");
  const key = `${place} ${source} ${device}`;
  const cell = (map[key] ??= Array.from({ length: MARKS.length + TIME_BUCKETS }, () => 0));
  for (const [at, mark] of MARKS.entries())
    cell[at] = (cell[at] ?? 0) + Number(marks.split(" ").includes(mark));
  if (seconds === undefined) return;
  const bucket = MARKS.length + timeBucket(Number(seconds));
  cell[bucket] = (cell[bucket] ?? 0) + 1;
}

async function report(staff: APIRequestContext, query = ""): Promise<StepsReport> {
  return (await staff.get(`/api/steps${query}`)).json();
}

/** What the map says of the sources of these visits. */
async function figures(staff: APIRequestContext): Promise<StepFigures> {
  const all: StepFigures = {};
  for (const source of SOURCES) {
    for (const device of DEVICES) {
      const { period } = await report(staff, `?source=${source}&device=${device}`);
      for (const { door, step, entered, next, back, error, times } of period.steps) {
        all[`${door} ${step} ${source} ${device}`] = [entered, next, back, error, ...times];
      }
    }
  }
  return all;
}

async function coverage(staff: APIRequestContext): Promise<Coverage> {
  const { period } = await report(staff);
  const of = (door: Door) => {
    const found = period.coverage.find((one) => one.door === door);
    const all = period.doors.find((one) => one.door === door);
    return { started: all?.started ?? 0, counted: found?.counted ?? 0 };
  };
  return { quiz: of("quiz"), chat: of("chat") };
}

type Walked = { context: BrowserContext; proxy: AddressProxy };

/**
 * Each visitor has an address: from one, only so many beacons count. Returns the visitor's browser, which must stay open
 * until what the closing page sent has arrived.
 */
async function walk(browser: Browser, { shape, device, source }: Visit, address: string): Promise<Walked> {
  const proxy = await startAddressProxy(address);
  const context = await visitorContext(browser, shape.who ?? "anybody", device, proxy.url);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const visitor = visitorAt(page, source);
  await shape.walk(visitor);
  if (!page.isClosed()) {
    // A phone tells what it has when it is hidden; nobody else before the page closes.
    if (device === "desktop" || shape.counted.length === 0) expect(await visitor.sent()).toBe(0);
    await page.goto("about:blank");
    await page.close();
  }
  return { context, proxy };
}

/** The same on the screen: of a source, and then of a device of it, as staff choose them. */
async function expectOnScreen(page: Page, map: StepFigures): Promise<void> {
  const people = (place: string, devices: readonly Device[]) =>
    devices.reduce((sum, device) => sum + (map[`${place} tiktok ${device}`]?.[0] ?? 0), 0);
  await signInUnseen(page.request, STAFF);
  await page.goto("/admin?tab=analytics&view=steps");
  await page.getByLabel("Source").selectOption("TikTok");
  await page.getByRole("button", { name: "Show data for where people stop" }).click();
  const cells = (step: string) =>
    page.getByRole("table", { name: "Where people stop" }).getByRole("row", { name: step }).getByRole("cell");
  const expectPeople = (step: string, place: string, devices: readonly Device[] = DEVICES) =>
    expect(cells(step).nth(1)).toHaveText(String(people(place, devices)));
  await expectPeople("Quiz opened", "quiz quiz_opened");
  await expectPeople("Chat opened", "chat chat_opened");

  const quiz = page.getByRole("region", { name: "Quiz", exact: true });
  await quiz.locator("summary", { hasText: "Quiz opened" }).press("Enter");
  for (const name of ["Sources", "Devices", "Active time"])
    await expect(quiz.getByRole("heading", { name }).filter({ visible: true })).toHaveCount(1);
  await expectAccessible(page);

  await page.getByLabel("Started with").selectOption("Quiz");
  await expect(page.getByRole("region", { name: "Chat", exact: true })).toHaveCount(0);
  await page.getByLabel("Device").selectOption("Phone");
  await expect(page).toHaveURL(/source=tiktok.*door=quiz.*device=phone/);
  await expectPeople("Quiz opened", "quiz quiz_opened", ["phone"]);
  await page.getByLabel("Period").selectOption("Last 7 days");
  await expect(page).toHaveURL(/from=/);
  await expectPeople("Quiz opened", "quiz quiz_opened", ["phone"]);
  await page.goto("/admin?tab=analytics&view=steps&source=tiktok&from=2020-01-01&to=2020-01-07");
  await expect(page.getByText("No visits match")).toBeVisible();
}

test("the map shows what visits of known shape did", async ({ browser, page, playwright, baseURL }) => {
  test.setTimeout(90_000 + VISITS * 10_000);
  const staff = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  await signInUnseen(staff, STAFF);
  const [expected, covered] = [await figures(staff), await coverage(staff)];
  const visits = Array.from({ length: VISITS }, (_, index) => visitOf(index));
  for (const { shape, device, source } of visits) {
    for (const line of shape.counted) count(expected, line, source, device);
    if (shape.starts) covered[shape.starts].started += 1;
    if (shape.starts && shape.counted.length > 0) covered[shape.starts].counted += 1;
  }
  const waiting = visits.entries();
  const walked: Walked[] = [];
  const walkAll = async () => {
    for (const [index, visit] of waiting) {
      const address = `2001:db8:0:${index.toString(16)}::1`;
      walked.push(await test.step(visit.shape.what, () => walk(browser, visit, address)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walkAll));
  await expect.poll(() => figures(staff)).toEqual(expected);
  for (const { context, proxy } of walked) {
    await context.close();
    await proxy.close();
  }
  expect(await coverage(staff)).toEqual(covered);
  await expectOnScreen(page, expected);
  await staff.dispose();
});
