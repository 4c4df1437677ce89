import { pageKindAt } from "#domain/page-paths";
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { Manifest } from "vite";
import { filesOf } from "../../web/build/prerender-shells.ts";
import { documents, type PageDocument } from "../../web/documents.ts";
import { QUIZ_ANSWERS } from "../setup/quiz-body.ts";
import { repoRoot } from "../tools/repo-root.mjs";
import { createHub, expireHub } from "./hub/hub-setup.ts";
import { expect, PHONE, signInUnseen, test } from "./journey.ts";

const manifest: Manifest = JSON.parse(readFileSync(path.join(repoRoot, "dist/manifest.json"), "utf8"));

/** Opens a document as it is before its code, and waits for its faces. */
async function openWithoutCode(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate("document.fonts.ready");
}

async function addSheets(page: Page, { module }: PageDocument): Promise<void> {
  for (const file of filesOf(manifest, ["app.tsx", module]).styles) {
    await page.addStyleTag({ url: `/${file}` });
  }
}

const picture = (page: Page) => page.screenshot({ fullPage: true, animations: "disabled" });

/** A round edge is drawn a shade off from one time to the next. */
const SHADES = 4;

/** How many points of two pictures differ; all of them if the pictures are not of one size. */
async function strayPoints(...pictures: [Buffer, Buffer]): Promise<number> {
  if (pictures[0].equals(pictures[1])) return 0;
  const [one, other] = await Promise.all(pictures.map((png) => sharp(png).removeAlpha().raw().toBuffer()));
  if (one?.length !== other?.length) return Number.POSITIVE_INFINITY;
  return one?.filter((value, at) => Math.abs(value - (other?.[at] ?? 0)) > SHADES).length ?? 0;
}

/** Hubs in all their states: open, with a tier's own part, expired, unknown. */
async function makeHubs(page: Page): Promise<string[]> {
  const expired = await createHub(page.request);
  await expireHub(page, expired);
  const coaching = { answers: { ...QUIZ_ANSWERS, q2_situation: "coaching" } };
  return [
    await createHub(page.request),
    await createHub(page.request, coaching),
    expired,
    crypto.randomUUID(),
  ];
}

/** Where a page is seen: of every hub if it belongs to one, with somebody signed in where it needs that. */
async function addressesOf(page: Page, { path: pattern, shell }: PageDocument): Promise<string[]> {
  if (pageKindAt(pattern) === "hub") {
    return (await makeHubs(page)).map((sessionId) => pattern.replace(":sessionId", sessionId));
  }
  if (shell === "admin") await signInUnseen(page.request, "grace@example.com");
  return [pattern.replace("*", "/no-such-page")];
}

/** The pages that most visitors see first: phones look at these alone. */
const FIRST = ["index", "quiz", "chat"];

/** Its look before its sheets and after is the same, of every state, in light and dark. */
async function expectPainted(page: Page, document: PageDocument): Promise<void> {
  const addresses = await addressesOf(page, document);
  for (const [index, address] of addresses.entries()) {
    // The states of a hub share their sheets.
    const schemes = index === 0 ? (["light", "dark"] as const) : (["light"] as const);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await openWithoutCode(page, address);
      const painted = await picture(page);
      await addSheets(page, document);
      expect.soft(await strayPoints(await picture(page), painted), `${address} ${colorScheme}`).toBe(0);
    }
  }
}

test(
  "the sheets of a page change nothing that it has painted",
  PHONE,
  async ({ page, isMobile, allowConsole }) => {
    allowConsole(/status of (404|410) .*(no-such-page|\/hub\/)/);
    await page.route(/\/assets\/.*\.js$/, (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    const all = Object.values<PageDocument>(documents);
    // Visitors are signed in nowhere.
    const inOrder = all.toSorted((a, b) => Number(a.shell === "admin") - Number(b.shell === "admin"));
    for (const document of inOrder)
      if (!isMobile || FIRST.includes(document.shell))
        await test.step(document.shell, () => expectPainted(page, document));
  },
);
