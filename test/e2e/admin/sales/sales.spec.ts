import type { Page } from "@playwright/test";
import { changeLead, createLead, leadId, STAFF, toast } from "../admin-setup.ts";
import { expectAccessible } from "../../expect-accessible.ts";
import { expect, PHONE, signInUnseen, test } from "../../journey.ts";
import { goOn } from "../go-on.ts";
import { pixelAt } from "../../privacy/pixel-at.ts";
import { boxOf, cardIn, column, countOf, createDeal, drag, openBoard, stored } from "./board.ts";

/** A lead with a next step longer than a card is wide. */
async function createPlanned(page: Page) {
  const lead = await createLead(page);
  const nextAction = "Send the proposal with both prices and ask again ".repeat(3).trim();
  const saved = await page.request.patch(`/api/leads/${await leadId(page, lead.email)}/next-action`, {
    data: { nextAction, nextActionAt: null },
  });
  expect(saved.ok()).toBe(true);
  return lead;
}

/** A long next step leaves a card its due time and its owner. */
async function expectRoom(page: Page, { name }: { name: string }): Promise<void> {
  const card = cardIn(page, "MQL", name);
  await card.scrollIntoViewIfNeeded();
  const { x, width } = await boxOf(card);
  for (const part of [card.getByRole("time"), card.getByRole("img", { name: "Yours" })]) {
    const box = await boxOf(part);
    expect(box.x + box.width).toBeLessThanOrEqual(x + width);
  }
}

/** The same pages of cards, whichever are asked for: thirty at once, and thirty more. Gives how often more were. */
async function fillColumn(page: Page): Promise<() => number> {
  let pages = 0;
  await page.route("**/api/pipeline**", async (route) => {
    const url = route.request().url();
    const response = await route.fetch({ url: url.replace(/cursor=fake\d/, "") });
    const columns = (await response.json()) as { status: string; cards: { id: number; name: string }[] }[];
    const isMore = url.includes("cursor=");
    pages += isMore ? 1 : 0;
    const json = columns.map((one) => {
      const [first] = one.cards;
      if (one.status === "Hold") return { ...one, count: 0, value: 0, cards: [], nextCursor: null };
      if (one.status !== "MQL" || !first) return one;
      const copies = Array.from({ length: 30 }, (_, index) => ({
        ...first,
        id: (isMore ? 800_000 : 700_000) + index,
        name: `${isMore ? "Later" : "Sooner"} ${index}`,
      }));
      return { ...one, cards: copies, count: 60, nextCursor: isMore ? null : "fake1" };
    });
    await route.fulfill({ response, json });
  });
  return () => pages;
}

test.beforeEach(({ page }) => signInUnseen(page.request, STAFF));

test("a board says what its columns and cards hold, is worked by keys alone, and is read by owner and score, in pages", async ({
  page,
}) => {
  await Promise.all(Array.from({ length: 6 }, () => createLead(page)));
  const planned = await createPlanned(page);
  const below = await createDeal(page);
  const { name, email, sessionId } = await openBoard(page);
  const card = cardIn(page, "MQL", name);

  await test.step("the columns say what they hold, and seven cards and more are seen at once", async () => {
    for (const heading of [
      "MQL (Marketing Qualified)",
      "SQL (Sales Qualified)",
      "Won (Closed Deal)",
      "Lost (Not Interested)",
      "Hold (On Hold)",
    ]) {
      await expect(page.getByRole("heading", { level: 3, name: heading })).toBeVisible();
    }
    await expect(column(page, "MQL").getByRole("article", { name: "Anonymous" })).toHaveCount(0);
    const heights = await page.evaluate<number[]>(
      `[...document.querySelectorAll("[data-status=MQL] [data-card]")]
        .map((card) => card.getBoundingClientRect())
        .filter(({ bottom }) => bottom <= innerHeight)
        .map(({ height }) => height)`,
    );
    expect(heights.length).toBeGreaterThanOrEqual(7);
    expect(Math.max(...heights)).toBeLessThanOrEqual(92);
    await expectRoom(page, planned);
  });

  await test.step("a card says what the lead is, and whole where it is to", async () => {
    for (const text of ["$2,500", "110 High", "No number", "today"]) {
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(card.getByText(email)).toHaveCount(0);
    await page.getByRole("button", { name: "Full cards" }).click();
    for (const text of [email, "Quiz", "Tier 4", "45 pts", "Remove from Pipeline"]) {
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(card.getByText("Added just now")).toBeVisible();
    await expect(card.getByText("Updated just now")).toBeVisible();
    await expect(card.getByRole("link", { name: "analytical.example" })).toHaveAttribute("href", /^https:/);
    await changeLead(page, sessionId, "admin-notes", { adminNotes: "Theirs" });
    await expect(card).toContainText("Theirs");
    await page.getByRole("button", { name: "Full cards" }).click();
    await expect(card.getByText(email)).toHaveCount(0);
  });

  await test.step("the focus ring of a card is seen on all its sides", async () => {
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      await card.focus();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowUp");
      await expect(card).toBeFocused();
      // What else is known of it casts its shadow beside it.
      await expect(card.locator("[popover]")).toBeVisible();
      await page.keyboard.press("Escape");
      const ring = colorScheme === "light" ? [23, 20, 15] : [243, 240, 233];
      const { x, y, width, height } = await boxOf(card);
      for (const [left, top] of [
        [x + width / 2, y + 1],
        [x + width / 2, y + height - 2],
        [x + 1, y + height / 2],
        [x + width - 2, y + height / 2],
      ] as const) {
        await expect.poll(() => pixelAt(page, left, top)).toEqual(ring);
      }
    }
  });

  await test.step("what a card leaves out stands beside it, for the pointer and for the keys", async () => {
    const facts = card.locator("[popover]");
    await card.hover();
    await expect(facts.getByText(email)).toBeVisible();
    await facts.getByText("45 pts").hover();
    await expect(facts).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(facts).toHaveCount(0);
    await page.mouse.move(5, 5);
    await card.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await expect(facts.getByText("Added just now")).toBeVisible();
    await expectAccessible(page);
    await facts.getByRole("button", { name: "Remove from Pipeline" }).press("Enter");
    await expect(page.getByRole("alertdialog", { name: "Remove Assessment?" })).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("arrows go from card to card", async () => {
    await card.focus();
    await page.keyboard.press("ArrowDown");
    await expect(cardIn(page, "MQL", below.name)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(card).toBeFocused();
    await page.keyboard.press("j");
    await expect(cardIn(page, "MQL", below.name)).toBeFocused();
    await page.keyboard.press("K");
    await expect(card).toBeFocused();
  });

  await test.step("a card is carried by keyboard, and everything is said", async () => {
    const news = page.getByRole("status").filter({ hasText: name });
    await page.keyboard.press("Space");
    await expect(news).toContainText(`${name} lifted from MQL, position 1 of`);
    await page.keyboard.press("ArrowRight");
    await expect(news).toContainText(`${name} over SQL, position 1 of`);
    await page.keyboard.press("Escape");
    await expect(news).toContainText(`${name} put back in MQL.`);
    await expect(card).toBeFocused();

    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await expect(news).toContainText(`${name} dropped in SQL, position 1 of`);
    await expect(cardIn(page, "SQL", name)).toBeFocused();
    await page.keyboard.press("u");
    await expect(card).toBeFocused();
    await page.keyboard.press("5");
    await expect(cardIn(page, "Hold", name)).toBeFocused();
    await page.keyboard.press("m");
    await expect(page.getByRole("menu", { name: `Move ${name} to…` })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: /^MQL/ })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitem", { name: /^SQL/ })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(cardIn(page, "Hold", name)).toBeFocused();
    await page.keyboard.press("1");
    await expect(card).toBeFocused();
  });

  await test.step("a press or Enter opens the lead beside the board, and Esc comes back to its card", async () => {
    const lead = page.getByRole("region", { name: "Open lead" });
    const open = [
      () => card.getByText("No number").click(),
      () => card.getByRole("link", { name }).click(),
      () => card.press("Enter"),
    ];
    for (const act of open) {
      await act();
      await expect(lead.getByRole("heading", { name })).toBeVisible();
      await expect(card).toHaveAttribute("aria-current", "true");
      await expect(page).toHaveURL(/tab=sales&lead=\d+/);
      await page.keyboard.press("Escape");
      await expect(lead).toHaveCount(0);
      await expect(card).toBeFocused();
    }
    // From the board to the notes is one press.
    await card.press("n");
    await expect(lead.getByRole("textbox", { name: "Admin Notes" })).toBeFocused();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(card).toBeFocused();
    await drag(page, card, column(page, "SQL"));
    await expect(cardIn(page, "SQL", name)).toBeFocused();
    await expect(lead).toHaveCount(0);
    await page.keyboard.press("1");
    await expect(card).toBeFocused();
  });

  await test.step("two moves of one card follow each other", async () => {
    await cardIn(page, "MQL", below.name).focus();
    await page.keyboard.press("2");
    await page.keyboard.press("1");
    await page.keyboard.press("5");
    await expect(cardIn(page, "Hold", below.name)).toBeFocused();
    await expect.poll(() => stored(page, below.name)).toMatchObject({ leadStatus: "Hold", version: 5 });
    await expect(page.getByRole("alert").filter({ hasText: "Failed" })).toHaveCount(0);
    await page.keyboard.press("1");
  });

  await test.step("Lost asks why, without waiting for it; Esc takes the move back", async () => {
    await cardIn(page, "MQL", below.name).focus();
    await page.keyboard.press("4");
    await expect(cardIn(page, "Lost", below.name)).toBeVisible();
    const question = page.getByRole("region", { name: "Why was it lost?" });
    await expect(question.getByRole("button", { name: "Price" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(cardIn(page, "MQL", below.name)).toBeFocused();
    await expect(question).toHaveCount(0);

    await page.keyboard.press("4");
    await page.keyboard.press("ArrowDown");
    await expect(question.getByRole("button", { name: "Timing" })).toBeFocused();
    await page.keyboard.press("6");
    const note = question.getByRole("textbox", { name: "What was it?" });
    await expect(note).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(question.getByText("Please describe it in a few words")).toBeVisible();
    await page.keyboard.type("1 of 2 sold");
    await page.keyboard.press("Enter");
    await expect(cardIn(page, "Lost", below.name)).toBeFocused();
    await expect(toast(page, "Lost reason saved")).toBeVisible();
    await expect(cardIn(page, "Lost", below.name)).toContainText("1 of 2 sold");
    const lost = { leadStatus: "Lost", lostReason: "other", lostNote: "1 of 2 sold", adminNotes: null };
    expect(await stored(page, below.name)).toMatchObject(lost);
  });

  await test.step("a lead of nobody's that is claimed leaves that board, and the focus goes to the next", async () => {
    await page.getByLabel("Owner", { exact: true }).selectOption("Unassigned");
    await expect(cardIn(page, "MQL", planned.name)).toHaveCount(0);
    await card.press("c");
    await expect(toast(page, "The lead is yours")).toBeVisible();
    await expect(card).toHaveCount(0);
    await expect(column(page, "MQL").getByRole("article").first()).toBeFocused();
  });

  await test.step("one's own leads, by their score, stand in the address and follow what happens", async () => {
    const { id } = await stored(page, name);
    await page.getByLabel("Owner", { exact: true }).selectOption("My leads");
    await page.getByLabel("Order", { exact: true }).selectOption("Highest lead score");
    await expect(page).toHaveURL(/owner=me&sort=leadScore/);
    await expect(card.getByRole("img", { name: "Yours" })).toBeVisible();
    const before = await countOf(page, "MQL");
    expect((await page.request.post(`/api/leads/${id}/release`, { data: {} })).ok()).toBe(true);
    await expect(card).toHaveCount(0);
    expect(await countOf(page, "MQL")).toBe(before - 1);
    expect((await page.request.post(`/api/leads/${id}/claim`, { data: {} })).ok()).toBe(true);
    await expect(card).toBeVisible();
    expect(await countOf(page, "MQL")).toBe(before);
    await page.reload();
    await expect(card).toBeVisible();
  });

  await test.step("an empty column says what it is for, and a full one goes on as it is scrolled", async () => {
    const pages = await fillColumn(page);
    await page.getByLabel("Owner", { exact: true }).selectOption("Everyone");
    await expect(cardIn(page, "MQL", "Sooner 0")).toBeVisible();
    await expect(column(page, "Hold").getByText("Drop leads here")).toBeVisible();
    await expect(column(page, "MQL").getByText("Drop leads here")).toHaveCount(0);
    // Some screens are drawn at a time; the answer's cards come below those that came first. Whoever keeps to the end
    // sees it in every frame.
    await page.evaluate(`{
        const list = document.querySelector("ul[data-status=MQL]").parentElement;
        const keepToEnd = () => {
          list.scrollTop = list.scrollHeight;
          requestAnimationFrame(keepToEnd);
        };
        keepToEnd();
      }`);
    await expect(cardIn(page, "MQL", "Later 29")).toHaveCount(1);
    expect(pages()).toBe(1);
  });
});

test.describe("by touch", () => {
  test.skip(({ isMobile }) => !isMobile, "a finger is needed");

  test(
    "a rested finger lifts a card and carries it, a quick one scrolls, and a card's button moves it",
    PHONE,
    async ({ page }) => {
      // More than fit on a phone: else nothing scrolls.
      for (let index = 0; index < 12; index++) await createLead(page);
      const planned = await createPlanned(page);
      const pressed = await createDeal(page);
      const { name } = await openBoard(page);
      const card = cardIn(page, "MQL", name);
      await expectRoom(page, planned);
      await cardIn(page, "MQL", pressed.name)
        .getByRole("button", { name: /^Move or remove/ })
        .click();
      const menu = page.getByRole("menu", { name: `Move ${pressed.name} to…` });
      await expect(menu.getByRole("menuitem", { name: /^MQL/ })).toBeDisabled();
      await menu.getByRole("menuitem", { name: /^Won \(Closed Deal\)/ }).click();
      await page.getByRole("button", { name: "Keep $2,500" }).click();
      await expect(cardIn(page, "Won", pressed.name)).toBeFocused();
      await expect(toast(page, "Moved to Won")).toBeVisible();
      await expect.poll(() => stored(page, pressed.name)).toMatchObject({ leadStatus: "Won" });
      // From its start again.
      await goOn(page);
      await goOn(page, "?tab=sales");
      await expect(card).toBeVisible();

      const client = await page.context().newCDPSession(page);
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number, y: number) =>
        client.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
      const box = await boxOf(card);
      const [x, y] = [box.x + 60, box.y + 20];

      await touch("touchStart", x, y);
      await touch("touchMove", x, y - 60);
      await touch("touchEnd", x, y - 60);
      await expect.poll(async () => (await card.boundingBox())?.y).toBeLessThan(box.y);
      // The page glides to its rest.
      await (await card.elementHandle())?.waitForElementState("stable");
      await page.evaluate("document.querySelector('ul[data-status=MQL]').parentElement.scrollTop = 0");
      await expect(card).toHaveCount(1);

      const from = await boxOf(card);
      await touch("touchStart", from.x + 60, from.y + 20);
      await expect(page.locator(".sortable-chosen")).toHaveCount(1);
      for (let step = 1; step <= 12; step++) {
        await touch("touchMove", from.x + 60 + ((370 - from.x - 60) * step) / 12, from.y + 20 + step * 4);
      }
      await expect(column(page, "SQL").locator(".board-place")).toHaveCount(1);
      await touch("touchEnd", 370, from.y + 68);
      await expect(cardIn(page, "SQL", name)).toHaveCount(1);
      await expect(toast(page, "Moved to SQL")).toBeVisible();
    },
  );
});
