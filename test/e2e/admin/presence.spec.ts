import type { Locator, Page } from "@playwright/test";
import { changeLead, createLead, findCard, findRow, openDashboard, openSection } from "./admin-setup.ts";
import { goOn } from "./go-on.ts";
import { expect, signInUnseen, test } from "../journey.ts";

const ADA = "ada.lovelace@example.com";

const initials = (page: Page | Locator, email = ADA) =>
  page.getByRole("img", { name: `${email} has this lead open`, exact: true });

test("who has a lead open, at its notes or a card in hand is seen by everybody else, and their moves are said", async ({
  page,
  browser,
}) => {
  const { name } = await createLead(page);
  const more = [await createLead(page, "Mary Jackson"), await createLead(page, "Grace Hopper")];
  await openDashboard(page);
  const hers = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await signInUnseen(hers.request, ADA);

  await test.step("who has a lead open is seen on the list and the board by everybody else, until it is closed", async () => {
    const card = await findRow(page, name);
    const onBoard = page.getByRole("article", { name });
    const reader = await hers.newPage();
    const lead = await card.getAttribute("data-lead");
    await expect(initials(card)).toHaveCount(0);
    const height = (await card.boundingBox())?.height;
    await reader.goto(`/admin?lead=${lead}`);
    await expect(initials(card)).toBeVisible();
    await expect(initials(card)).toHaveText("AL");
    await expect(initials(card).locator("..")).toHaveAttribute("title", `${ADA} has this lead open`);
    expect((await card.boundingBox())?.height).toBe(height);
    await expect(initials(reader)).toHaveCount(0);
    await goOn(page, "?tab=sales");
    await expect(initials(onBoard)).toBeVisible();

    await reader.getByRole("button", { name: "Close" }).press("Enter");
    await expect(initials(onBoard)).toHaveCount(0);
    await goOn(reader, `?lead=${lead}`);
    await expect(initials(onBoard)).toBeVisible();
    await reader.close();
    await expect(initials(onBoard)).toHaveCount(0);
  });

  const ada = await hers.newPage();
  await test.step("a card in somebody's hand on the board shows whose", async () => {
    const card = page.getByRole("article", { name });
    await ada.goto("/admin?tab=sales");
    await ada.getByRole("article", { name }).press("m");
    await expect(initials(card)).toBeVisible();
    await ada.keyboard.press("Escape");
    await expect(initials(card)).toHaveCount(0);
    await ada.getByRole("article", { name }).press(" ");
    await expect(initials(card)).toBeVisible();
    await ada.keyboard.press("Escape");
    await expect(initials(card)).toHaveCount(0);
  });

  await test.step("others' moves are announced politely, each with who made it, many with their number", async () => {
    const card = page.getByRole("article", { name });
    await ada.getByRole("article", { name }).press("2");
    const announced = (words: string) => page.getByRole("status").filter({ hasText: words });
    await expect(announced(`${name} moved to SQL by Ada Lovelace`)).toBeAttached();
    const win = { leadStatus: "Won" };
    await Promise.all(more.map(({ sessionId }) => changeLead(ada, sessionId, "lead-status", win)));
    await expect(announced("2 leads moved")).toBeAttached();

    await card.press("3");
    await expect(ada.getByRole("region", { name: /^Won / }).getByRole("article", { name })).toBeVisible();
    await expect(ada.getByRole("status").filter({ hasText: `${name} moved to Won by Grace` })).toBeAttached();
    await expect(announced(`${name} moved to Won`)).toHaveCount(0);
  });

  await test.step("two people at the same notes are told before they write over each other", async () => {
    for (const screen of [page, ada]) await goOn(screen);
    const cards = [await findCard(page, name), await findCard(ada, name)] as const;
    for (const card of cards) {
      await openSection(card, "Admin Notes");
      await card.getByRole("textbox", { name: "Admin Notes" }).press("a");
    }
    const said = (card: (typeof cards)[number], who: string) =>
      card.getByRole("status").filter({ hasText: `${who} has this lead open and may be editing the notes.` });
    await expect(said(cards[0], "Ada Lovelace")).toBeVisible();
    await expect(said(cards[1], "Grace")).toBeVisible();

    await ada.getByRole("button", { name: "Close" }).press("Enter");
    await expect(said(cards[0], "Ada Lovelace")).toHaveCount(0);
    await expect(cards[0].getByRole("textbox", { name: "Admin Notes" })).toHaveValue("a");
    await hers.close();
  });
});
