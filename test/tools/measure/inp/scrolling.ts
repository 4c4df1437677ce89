import type { Page } from "@playwright/test";
import { loadRows } from "./load-rows.ts";

/** What it is to draw while somebody scrolls: the longest frame, and what share of the time went into long ones. */
export type Scrolled = { longestMs: number; latePercent: number; frames: number };

/** Three frames in a row that are not there are seen. */
const LATE_MS = 50;
const TURNS = 80;
const TURN_MS = 50;
/** As far as a turn of a wheel goes when it is turned fast. */
const TURN_PX = 200;

/** In the page: the time from each frame to the next, until it is asked. */
const WATCH = `
  globalThis.frames = [];
  (function next(before) {
    requestAnimationFrame((now) => {
      if (before !== null) frames.push(now - before);
      if (globalThis.frames) next(now);
    });
  })(null)`;
const TAKE = `(() => {
  const taken = frames;
  globalThis.frames = null;
  return taken;
})()`;

/** Turns the wheel over what is in the middle of these: down, and half of the way back. */
export async function scrollOver(page: Page, x: number, y: number): Promise<Scrolled> {
  await page.mouse.move(x, y);
  await page.evaluate(WATCH);
  for (let turn = 0; turn < TURNS; turn++) {
    await page.mouse.wheel(0, turn < (TURNS * 2) / 3 ? TURN_PX : -TURN_PX);
    await page.waitForTimeout(TURN_MS);
  }
  const frames = await page.evaluate<number[]>(TAKE);
  const sum = (times: readonly number[]) => times.reduce((all, ms) => all + ms, 0);
  const late = frames.filter((ms) => ms > LATE_MS);
  return {
    longestMs: Math.round(Math.max(...frames)),
    latePercent: Math.round((100 * sum(late)) / sum(frames)),
    frames: frames.length,
  };
}

/** Opens the lead that has a history without end, and all of it. */
async function openTimeline(page: Page): Promise<string> {
  await page.goto("/admin?leadsOnly=true");
  await page.locator("[data-lead] a").first().click();
  const events = page.locator("#lead-panel [data-part=timeline] [role=listitem]");
  const older = page.locator("#lead-panel [data-part=timeline]").getByRole("button", { name: "Show older" });
  await events.first().waitFor();
  while (await older.isVisible()) {
    const count = await events.count();
    await older.click();
    await page.waitForFunction(
      `document.querySelectorAll("#lead-panel [data-part=timeline] [role=listitem]").length > ${count}`,
    );
  }
  await events.first().scrollIntoViewIfNeeded();
  return `${await events.count()} events`;
}

/** `longestMs`: the longest frame that is let pass. */
type Scroll = { open: (page: Page) => Promise<string>; at: { x: number; y: number }; longestMs: number };

/** What is scrolled, by name. */
export const SCROLLS: Record<string, Scroll> = {
  "a timeline": { open: openTimeline, at: { x: 1200, y: 500 }, longestMs: 100 },
  "the rows read": { open: (page) => loadRows(page, 800), at: { x: 700, y: 600 }, longestMs: 200 },
  "the list, page by page": { open: (page) => loadRows(page, 1), at: { x: 700, y: 600 }, longestMs: 200 },
};
