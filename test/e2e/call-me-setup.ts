import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** A number of Calgary, as people there write it and as it is shown. */
export const TYPED = "+1 (403) 555-0123";
export const SHOWN = "+1 403 555 0123";

/**
 * A number as it is shown, for a journey whose visitor staff take in hand: who asks by a number of before, or by the
 * same address, is the same person and stays with whoever has them.
 */
export function freshPhone(): string {
  return `+1 587 555 ${Math.floor(1000 + Math.random() * 9000)}`;
}

/** Whether the browser's code has taken over an element that came as HTML: React has put its own keys on it. */
const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith("__react"));

/** The card that asks for a call. It loads its form when it comes near the screen. */
export async function callCard(page: Page) {
  const card = page.getByRole("region", { name: "Call me" });
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => card.evaluate(isTakenOver)).toBe(true);
  const folded = card.getByRole("button", { name: "Prefer to talk?", expanded: false });
  if (await folded.isVisible()) await folded.click();
  await expect(folded).toHaveCount(0);
  return card;
}

/** Each journey is at an address of its own: five requests a minute are let through from one. */
export async function atOwnAddress(page: Page): Promise<void> {
  const last = () => Math.floor(Math.random() * 65_536).toString(16);
  await page.setExtraHTTPHeaders({ "cf-connecting-ip": `2001:db8:${last()}:${last()}::1` });
}

/** Fills in the form and sends it. */
export async function askForCall(page: Page, phone = TYPED): Promise<void> {
  const card = await callCard(page);
  await card.getByRole("textbox", { name: "Phone number" }).fill(phone);
  await card.getByRole("checkbox", { name: /^Yes, BPM may call me/ }).check();
  await card.getByRole("button", { name: "Call me" }).click();
}

export async function expectAsked(page: Page, phone = SHOWN): Promise<void> {
  await expect((await callCard(page)).getByRole("status")).toContainText(`We’ll call you at ${phone}.`);
}

/** What the server says of a call, changed on its way. */
export async function changeCall(page: Page, changes: Record<string, unknown>): Promise<void> {
  await page.route(/\/api\/assessment\/(request-call|[^/]+\/call)$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...changes } });
  });
}
