import { SAMPLE_VISITOR } from "#domain/funnel/answers/sample-visitor";
import { sample } from "#domain/content/sample/sample";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { createHub } from "../hub/hub-setup.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect } from "../journey.ts";
import { messageOf } from "../slack-setup.ts";
import { preview } from "./editor-walk.ts";
import { mailsIn } from "./mails-in.ts";

export const BRAND_NAME = "Strong Weeks";

/** What every page of a brand shows, as browsers say it. */
const BRAND = {
  action: "rgb(37, 99, 235)",
  ink: "rgb(11, 27, 58)",
  ground: "rgb(243, 245, 249)",
  radius: "1.625rem",
  face: "Fraunces Variable",
};

/** Dresses the draft: with a color that cannot be read at first, for which the form has another. */
export async function chooseBrand(page: Page): Promise<void> {
  const action = page.getByRole("textbox", { name: "Action color", exact: true });
  await action.fill("#FFD500");
  await expect(page.getByText(/on white, it has a contrast of 1\.4 to 1/)).toBeVisible();
  const instead = page.getByRole("button", { name: "Use #b09200 instead" });
  await instead.focus();
  await page.keyboard.press("Enter");
  await expect(action).toHaveValue("#b09200");
  await expect(instead).toBeHidden();
  await action.fill("2563EB");
  await page.getByLabel("Dark color: pick").fill("#0b1b3a");
  await expect(page.getByRole("textbox", { name: "Dark color", exact: true })).toHaveValue("#0b1b3a");
  await expect(action).toHaveValue("#2563eb");
  await page.getByLabel("Corners").selectOption({ label: "Round" });
  await page.getByLabel("Typeface of headings").selectOption({ label: "Fraunces: a serif" });
}

/** The preview beside the form, on a screen that is wide enough, wears it as it is chosen. */
export async function expectPreviewed(page: Page): Promise<void> {
  const root = preview(page).locator("html");
  await expect(root).toHaveCSS("--color-primary", "#2563eb");
  await expect(root).toHaveCSS("--radius-field", BRAND.radius);
}

const READ = `(() => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const styleOf = (element) => element && getComputedStyle(element);
  return JSON.stringify({
    ground: styleOf(document.documentElement).backgroundColor,
    ink: styleOf(document.documentElement).color,
    radius: styleOf(document.documentElement).getPropertyValue("--radius-field"),
    faces: [...new Set(all("main .font-display").map((one) => styleOf(one).fontFamily.split(",")[0].replaceAll('"', "")))],
    theme: document.querySelector("meta[name=theme-color]").content,
    loaded: performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => /\\.woff2/.test(name)).map((name) => name.replace(/.*\\/|-.*/g, "")),
  });
})()`;

/** How many points of what is painted have each of these colors. */
async function pointsOf(page: Page, colours: readonly string[]): Promise<number[]> {
  const picture = await page.screenshot({ animations: "disabled" });
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const counts = new Map(colours.map((colour) => [colour, 0]));
  for (let at = 0; at < data.length; at += 3) {
    const count = counts.get(`rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`);
    if (count !== undefined) counts.set(`rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`, count + 1);
  }
  return [...counts.values()];
}

/** The colors that ship, of which nothing may flash up: action, accent and grounds. */
const SHIPPED = [
  "rgb(255, 90, 42)",
  "rgb(184, 51, 11)",
  "rgb(255, 106, 61)",
  "rgb(246, 245, 241)",
  "rgb(20, 18, 14)",
];

/**
 * Every page of a visitor, before any of its code has run and after; the mail, and where its last link leads; and what
 * Slack's channel is told.
 */
export async function expectBrandEverywhere(visitor: Page, mails: string, channel: Page): Promise<void> {
  const hub = `/hub/${await createHub(visitor.request, { emailConsent: true })}`;
  const pages = ["/", "/quiz", "/chat", hub, `${hub}/plan`, "/privacy-policy", "/terms", "/no-such-page"];
  for (const [index, address] of pages.entries()) {
    await visitor.route(/\/assets\/.*\.js$/, (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    await visitor.goto(address);
    await visitor.evaluate("document.fonts.ready");
    const first: unknown = JSON.parse(await visitor.evaluate<string>(READ));
    expect([address, first]).toEqual([
      address,
      expect.objectContaining({
        ground: BRAND.ground,
        ink: BRAND.ink,
        radius: BRAND.radius,
        theme: "#f3f5f9",
      }),
    ]);
    expect(first).toMatchObject({ faces: [BRAND.face], loaded: expect.not.arrayContaining(["bricolage"]) });
    expect([address, await pointsOf(visitor, SHIPPED)]).toEqual([address, SHIPPED.map(() => 0)]);
    await visitor.unroute(/\/assets\/.*\.js$/);
    await visitor.goto(address);
    await visitor.waitForLoadState("networkidle");
    expect([address, JSON.parse(await visitor.evaluate<string>(READ))]).toEqual([
      address,
      expect.objectContaining({ ground: BRAND.ground, faces: [BRAND.face] }),
    ]);
    // The rest is dressed in the same.
    if (index < 4) await expectAccessible(visitor);
  }
  await expectBrandInMail(visitor, mails);
  const told = messageOf(channel, `New lead: ${SAMPLE_VISITOR.name}`, BRAND_NAME).last();
  await expect(told.getByText(BRAND_NAME, { exact: true })).toBeVisible();
  await expect(told).not.toContainText(sample.brand.name);
}

/** The mail is sent behind the answer. */
async function expectBrandInMail(visitor: Page, mails: string): Promise<void> {
  await expect.poll(() => mailsIn(mails)).toContain('bgcolor="#2563eb"');
  const [link = ""] = /\/api\/unsubscribe\/[\w.-]+/.exec(mailsIn(mails)) ?? [];
  await visitor.goto(link);
  await expect(visitor.getByRole("button").first()).toHaveCSS("background-color", BRAND.action);
  await expect(visitor.locator("body")).toHaveCSS("background-color", BRAND.ground);
  await expectAccessible(visitor);
}
