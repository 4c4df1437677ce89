import type { Page } from "@playwright/test";
import { isClosedStatus, LEAD_STATUSES } from "#domain/leads/pipeline";
import { boxOf, clickAt, REST_MS } from "./pointer.ts";

/** Won asks for a value and Lost for a reason, and what asks is in the way of the next card. */
const STAGES = LEAD_STATUSES.filter((status) => !isClosedStatus(status));

const column = (page: Page, status: string) => page.locator(`[data-status="${status}"]`);
const cards = (page: Page, status: string) => column(page, status).locator("[data-card]");

/** From one stage to the next, in turns. */
function stages(index: number): { from: string; to: string } {
  const from = STAGES[index % STAGES.length] ?? "MQL";
  return { from, to: STAGES[(index + 1) % STAGES.length] ?? "SQL" };
}

/** Pointer down, over to another column, up. */
export async function dragCard(page: Page, index: number): Promise<void> {
  const { from, to } = stages(index);
  const start = await boxOf(cards(page, from).first());
  const end = await boxOf(column(page, to));
  await page.mouse.move(start.x + 40, start.y + 14);
  await page.mouse.down();
  await page.mouse.move(start.x + 60, start.y + 24, { steps: 4 });
  await page.mouse.move(end.x + end.width / 2, start.y + 60, { steps: 12 });
  await page.mouse.up();
  await page.waitForTimeout(REST_MS);
}

const FROM_LEFT = { from: "MQL", over: "ArrowRight" } as const;
const FROM_RIGHT = { from: "SQL", over: "ArrowLeft" } as const;

/** Space lifts, an arrow carries, Space drops; then a digit sends the card back. */
export async function keyCard(page: Page, index: number): Promise<void> {
  // The two that stand side by side.
  const { from, over } = index % 2 === 0 ? FROM_LEFT : FROM_RIGHT;
  await cards(page, from).nth(1).focus();
  const back = String(LEAD_STATUSES.indexOf(from) + 1);
  for (const key of ["ArrowDown", " ", over, "ArrowDown", " ", back]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(REST_MS);
  }
}

/** The menu of a card, and a choice in it. */
export async function moveByMenu(page: Page, index: number): Promise<void> {
  const { from, to } = stages(index);
  await clickAt(page, cards(page, from).first().locator("button[aria-haspopup=menu]"));
  await clickAt(page, page.locator("[role=menuitem]", { hasText: to }));
}

/** A press on a card, and Esc. */
export async function openCard(page: Page, index: number): Promise<void> {
  const { from } = stages(index);
  const { x, y } = await boxOf(cards(page, from).first());
  await page.mouse.click(x + 40, y + 14, { delay: 80 });
  await page.waitForTimeout(2 * REST_MS);
  await page.keyboard.press("Escape");
  await page.waitForTimeout(2 * REST_MS);
}

/** Away from the board, and back to it. */
export async function openTabs(page: Page, index: number): Promise<void> {
  const away = ["Assessments", "Analytics", "Offer Management", "System Settings"];
  for (const name of [away[index % away.length] ?? "Assessments", "Sales Stage"]) {
    await clickAt(page, page.locator("[role=tab]", { hasText: name }));
    await page.waitForTimeout(REST_MS);
  }
}

/** What somebody does on the board, by name; each may be done again and again. */
export const BOARD_INTERACTIONS: Record<string, (page: Page, index: number) => Promise<void>> = {
  "drag a card": dragCard,
  "carry by keys": keyCard,
  "“Move to…”": moveByMenu,
  "open a card": openCard,
  "open a tab": openTabs,
};
