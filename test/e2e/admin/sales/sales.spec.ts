import type { Locator, Page } from "@playwright/test";
import { changeLead, createLead, failCall, openDashboard, STAFF, toast } from "../admin-setup.ts";
import { layLine } from "../desk-line.ts";
import { expectAccessible } from "../../expect-accessible.ts";
import { expect, PHONE, RELEASE, signInUnseen, test } from "../../journey.ts";
import { pixelAt } from "../../privacy/pixel-at.ts";

const column = (page: Page, status: string) => page.getByRole("region", { name: new RegExp(`^${status} `) });
const cardIn = (page: Page, status: string, name: string) =>
  column(page, status).getByRole("article", { name });

/** In the page: the columns that are lit. */
const LIT = `[...document.querySelectorAll("section:has(> div > ul[data-status])")]
  .filter((section) => getComputedStyle(section).boxShadow !== "none")
  .map((section) => section.querySelector("ul").dataset.status)`;

/** All that the toast with these words says. */
const saidOf = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words });

async function countOf(page: Page, status: string): Promise<number> {
  const text = await column(page, status).getByRole("heading").textContent();
  return Number(text?.replaceAll(",", "").match(/(\d+) leads?$/)?.[1]);
}

/** A lead with a deal value. */
async function createDeal(page: Page) {
  const lead = await createLead(page);
  await changeLead(page, lead.sessionId, "lead-status", { dealValue: 2500 });
  return lead;
}

/** Opens the board with a lead on it that has a deal value. */
async function openBoard(page: Page) {
  const lead = await createDeal(page);
  await openDashboard(page, "?tab=sales");
  await expect(cardIn(page, "MQL", lead.name)).toBeVisible();
  return lead;
}

async function stored(page: Page, name: string) {
  const [lead] = await (await page.request.get(`/api/assessments?search=${encodeURIComponent(name)}`)).json();
  return lead;
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error("It has to be in view.");
  return box;
}

/** Takes a card to a point of the screen, and keeps it in hand. */
async function carry(page: Page, card: Locator, x: number, y: number): Promise<void> {
  const start = await boxOf(card);
  await page.mouse.move(start.x + 40, start.y + 14);
  await page.mouse.down();
  await page.mouse.move(start.x + 60, start.y + 24, { steps: 2 });
  await page.mouse.move(x, y, { steps: 6 });
}

async function drag(page: Page, card: Locator, to: Locator): Promise<void> {
  const end = await boxOf(to);
  await carry(page, card, end.x + end.width / 2, end.y + 120);
  await page.mouse.up();
}

test.beforeEach(({ page }) => signInUnseen(page.request, STAFF));

// The columns are side by side on wide screens.
test.describe("by mouse and keys", () => {
  test(
    "a card is dragged with its counts and sums, covers what it is over, and goes nowhere by Esc",
    RELEASE,
    async ({ page }) => {
      // The first stage is longer than the others, whose cards leave them empty below.
      for (let index = 0; index < 4; index++) await createLead(page);
      const won = await createDeal(page);
      await changeLead(page, won.sessionId, "lead-status", { leadStatus: "Won" });
      const { name } = await openBoard(page);

      await test.step("a dragged card jumps with its counts and sums, and can be undone", async () => {
        const [mql, sql] = [await countOf(page, "MQL"), await countOf(page, "SQL")];
        const [moved] = await Promise.all([
          page.waitForRequest("**/lead-status"),
          drag(page, cardIn(page, "MQL", name), column(page, "SQL")),
        ]);
        expect(moved.postDataJSON()).toEqual({ leadStatus: "SQL" });
        await expect(cardIn(page, "SQL", name)).toBeFocused();
        expect([await countOf(page, "MQL"), await countOf(page, "SQL")]).toEqual([mql - 1, sql + 1]);
        await expect(toast(page, "Moved to SQL")).toBeVisible();
        await expect(saidOf(page, "Moved to SQL")).toHaveText(/^Lead status updatedMoved to SQL/);
        // The board does not wait for the server; a reload does, here.
        const saved = page.waitForResponse("**/undo-move");
        await page.getByRole("button", { name: "Undo" }).click();
        await expect(cardIn(page, "MQL", name)).toBeFocused();
        expect([await countOf(page, "MQL"), await countOf(page, "SQL")]).toEqual([mql, sql]);
        await expect(saidOf(page, "Moved back to MQL")).toHaveText(/^Lead status updatedMoved back to MQL/);
        await saved;
        await page.reload();
        await expect(cardIn(page, "MQL", name)).toBeVisible();
      });

      await test.step("while a card is over a column, the sums are what a drop would make of them", async () => {
        const [mql, hold] = [await countOf(page, "MQL"), await countOf(page, "Hold")];
        const target = await boxOf(column(page, "Hold"));
        await carry(page, cardIn(page, "MQL", name), target.x + 60, target.y + 120);
        await expect(column(page, "Hold").getByText("+$2,500", { exact: true })).toBeVisible();
        await expect(column(page, "MQL").getByText("−$2,500", { exact: true })).toBeVisible();
        expect([await countOf(page, "MQL"), await countOf(page, "Hold")]).toEqual([mql - 1, hold + 1]);
        await page.keyboard.press("Escape");
        await page.mouse.up();
        await expect(page.getByText("+$2,500")).toHaveCount(0);
        expect([await countOf(page, "MQL"), await countOf(page, "Hold")]).toEqual([mql, hold]);
      });

      await test.step("the card in hand covers what it is over, and its target is lit", async () => {
        const card = cardIn(page, "MQL", name);
        const target = await boxOf(column(page, "Hold"));
        const lit = () => page.evaluate<string[]>(LIT);
        expect(await lit()).toEqual([]);
        await carry(page, card, target.x + 60, target.y + 120);
        const carried = page.locator(".board-carried");
        await expect(carried).toHaveCSS("opacity", "1");
        await expect(carried.getByRole("article")).toHaveCSS("background-color", "rgb(255, 255, 255)");
        await expect.poll(lit).toEqual(["Hold"]);
        await page.keyboard.press("Escape");
        await page.mouse.up();
        await expect.poll(lit).toEqual([]);
        await card.focus();
        await page.keyboard.press("Space");
        await page.keyboard.press("ArrowRight");
        await expect.poll(lit).toEqual(["SQL"]);
        await page.keyboard.press("Escape");
        await expect.poll(lit).toEqual([]);
      });

      await test.step("a drop in the same column, and Esc in the middle of a drag, do nothing", async () => {
        const card = cardIn(page, "MQL", name);
        const calls: string[] = [];
        page.on("request", (request) => {
          if (request.method() === "PATCH") calls.push(request.url());
        });
        await drag(page, card, column(page, "MQL"));
        await expect(card).toBeVisible();
        const target = await boxOf(column(page, "Won"));
        await carry(page, card, target.x + 60, target.y + 120);
        await page.keyboard.press("Escape");
        await page.mouse.up();
        await expect(card).toBeVisible();
        expect(calls).toEqual([]);
      });

      await test.step("the whole of a column takes a card, and nothing beside the columns does", async () => {
        const [left, right] = [await boxOf(column(page, "Won")), await boxOf(column(page, "Lost"))];
        // The page may scroll a little when a card comes near its end.
        const belowCards = right.y + right.height - 60;
        const moved: string[] = [];
        page.on("request", (request) => {
          if (request.method() === "PATCH") moved.push(request.postDataJSON().leadStatus);
        });

        for (const [x, y] of [
          [left.x - 6, belowCards],
          [right.x + 40, right.y - 20],
        ] as const) {
          await carry(page, cardIn(page, "MQL", name), x, y);
          await expect(column(page, "MQL").locator(".board-place")).toHaveCount(1);
          await page.mouse.up();
          await expect(cardIn(page, "MQL", name)).toBeVisible();
        }
        expect(moved).toEqual([]);

        // Over the cards of the column before it, down to where this one has none.
        await carry(page, cardIn(page, "MQL", name), left.x + 60, left.y + 120);
        await page.mouse.move(right.x + 60, belowCards, { steps: 3 });
        await page.mouse.up();
        await expect(cardIn(page, "Lost", name)).toBeVisible();
        // The question comes after the card, and Escape is for the question.
        const question = page.getByRole("region", { name: "Why was it lost?" });
        await expect(question.getByRole("button", { name: "Price" })).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(cardIn(page, "MQL", name)).toBeFocused();

        // Let go at once, on the head.
        await carry(page, cardIn(page, "MQL", name), left.x + 60, left.y + 120);
        await page.mouse.move(right.x + 60, right.y + 12);
        await page.mouse.up();
        await expect(cardIn(page, "Lost", name)).toBeVisible();
        expect(moved).toEqual(["Lost", "Lost"]);
      });

      await test.step("whoever leaves before a move is stored is asked, and loses nothing by staying", async () => {
        const back = page.waitForResponse("**/undo-move");
        await page.keyboard.press("Escape");
        await expect(cardIn(page, "MQL", name)).toBeFocused();
        await back;
        let send = () => {};
        const held = new Promise<void>((resolve) => (send = resolve));
        await page.route("**/lead-status", async (route) => {
          await held;
          await route.continue();
        });
        await drag(page, cardIn(page, "MQL", name), column(page, "SQL"));
        await expect(cardIn(page, "SQL", name)).toBeFocused();
        const asked = page.waitForEvent("dialog");
        void page.evaluate("setTimeout(() => location.reload())");
        const question = await asked;
        expect(question.type()).toBe("beforeunload");
        await question.dismiss();
        const saved = page.waitForResponse("**/lead-status");
        send();
        await saved;
        await page.reload();
        await expect(cardIn(page, "SQL", name)).toBeVisible();
      });
    },
  );

  test("a card is carried and opened by keyboard, and what it leaves out stands beside it", async ({
    page,
  }) => {
    const below = await createDeal(page);
    const { name } = await openBoard(page);

    await test.step("arrows go from card to card", async () => {
      await cardIn(page, "MQL", name).focus();
      await page.keyboard.press("ArrowDown");
      await expect(cardIn(page, "MQL", below.name)).toBeFocused();
      await page.keyboard.press("ArrowUp");
      await expect(cardIn(page, "MQL", name)).toBeFocused();
      await page.keyboard.press("j");
      await expect(cardIn(page, "MQL", below.name)).toBeFocused();
      await page.keyboard.press("K");
      await expect(cardIn(page, "MQL", name)).toBeFocused();
    });

    await test.step("a card is carried by keyboard, and everything is said", async () => {
      const card = cardIn(page, "MQL", name);
      const news = page.getByRole("status").filter({ hasText: name });
      await card.focus();
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
      const card = cardIn(page, "MQL", name);
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
      await page.keyboard.press("c");
      await expect(toast(page, "The lead is yours")).toBeVisible();
      await expect(card.getByRole("img", { name: "Yours" })).toBeVisible();
      await drag(page, card, column(page, "SQL"));
      await expect(cardIn(page, "SQL", name)).toBeFocused();
      await expect(lead).toHaveCount(0);
    });

    await test.step("two moves of one card follow each other", async () => {
      await cardIn(page, "MQL", below.name).focus();
      await page.keyboard.press("2");
      await page.keyboard.press("1");
      await page.keyboard.press("5");
      await expect(cardIn(page, "Hold", below.name)).toBeFocused();
      await expect(async () => {
        const lead = await stored(page, below.name);
        expect(lead).toMatchObject({ leadStatus: "Hold", version: 5 });
      }).toPass();
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
      const lead = await stored(page, below.name);
      const lost = { lostReason: "other", lostNote: "1 of 2 sold" };
      expect(lead).toMatchObject({
        sessionId: below.sessionId,
        leadStatus: "Lost",
        ...lost,
        adminNotes: null,
      });
    });

    await test.step("what a card leaves out stands beside it, for the pointer and for the keys", async () => {
      const other = await openBoard(page);
      const card = cardIn(page, "MQL", other.name);
      const facts = card.locator("[popover]");
      await card.hover();
      await expect(facts.getByText(other.email)).toBeVisible();
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
    });
  });

  test("the columns say what they hold, seven cards are seen at once, and the focus ring on all sides of a card", async ({
    page,
  }) => {
    await Promise.all(Array.from({ length: 8 }, () => createLead(page)));
    const { name } = await openBoard(page);

    await test.step("seven cards of a column and more are seen at once", async () => {
      const heights = await page.evaluate<number[]>(
        `[...document.querySelectorAll("[data-status=MQL] [data-card]")]
        .map((card) => card.getBoundingClientRect())
        .filter(({ bottom }) => bottom <= innerHeight)
        .map(({ height }) => height)`,
      );
      expect(heights.length).toBeGreaterThanOrEqual(7);
      expect(Math.max(...heights)).toBeLessThanOrEqual(92);
    });

    await test.step("the columns say what they hold", async () => {
      for (const heading of [
        "MQL (Marketing Qualified)",
        "SQL (Sales Qualified)",
        "Won (Closed Deal)",
        "Lost (Not Interested)",
        "Hold (On Hold)",
      ]) {
        await expect(page.getByRole("heading", { level: 3, name: heading })).toBeVisible();
      }
    });

    await test.step("the focus ring of a card is seen on all its sides", async () => {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const card = cardIn(page, "MQL", name);
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
  });
});

test(
  "a card says what the lead is, is moved by its button, and has room for a long next step",
  PHONE,
  async ({ page }) => {
    const planned = await createLead(page);
    const { id } = await stored(page, planned.name);
    const saved = await page.request.patch(`/api/leads/${id}/next-action`, {
      data: {
        nextAction: "Send the proposal with both prices and ask again ".repeat(3).trim(),
        nextActionAt: null,
      },
    });
    expect(saved.ok()).toBe(true);
    const { name, email } = await openBoard(page);

    await test.step("a long next step leaves a card its due time and its owner", async () => {
      const card = cardIn(page, "MQL", planned.name);
      await card.scrollIntoViewIfNeeded();
      const { x, width } = await boxOf(card);
      for (const part of [card.getByRole("time"), card.getByRole("img", { name: "Yours" })]) {
        const box = await boxOf(part);
        expect(box.x + box.width).toBeLessThanOrEqual(x + width);
      }
    });

    await test.step("a card says what the lead is, and is moved by its button", async () => {
      const card = cardIn(page, "MQL", name);
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
      await card.getByRole("button", { name: /^Move or remove/ }).click();
      const menu = page.getByRole("menu", { name: `Move ${name} to…` });
      await expect(menu.getByRole("menuitem", { name: /^MQL/ })).toBeDisabled();
      await menu.getByRole("menuitem", { name: /^Won \(Closed Deal\)/ }).click();
      await page.getByRole("button", { name: "Keep $2,500" }).click();
      await expect(cardIn(page, "Won", name)).toBeFocused();
      await expect(toast(page, "Moved to Won")).toBeVisible();
      await page.reload();
      await expect(cardIn(page, "Won", name)).toBeVisible();
    });
  },
);

test(
  "a move that fails or comes second is put back, and removing asks first",
  RELEASE,
  async ({ page, allowConsole }) => {
    allowConsole(/status of (409|500)/);
    const line = await layLine(page);
    const [theirs, removed, stays] = [await createDeal(page), await createDeal(page), await createDeal(page)];
    const { name } = await openBoard(page);

    await test.step("a move that fails puts that card back, and no other", async () => {
      const move = async (lead: string, status: string) => {
        await cardIn(page, "MQL", lead)
          .getByRole("button", { name: /^Move or remove/ })
          .click();
        await page.getByRole("menuitem", { name: new RegExp(`^${status} `) }).click();
      };
      await Promise.all([page.waitForResponse("**/lead-status"), move(stays.name, "Hold")]);
      await failCall(page, "**/lead-status");
      await move(name, "SQL");
      await expect(toast(page, "Failed to update lead status")).toBeVisible();
      await expect(cardIn(page, "MQL", name)).toBeVisible();
      await expect(cardIn(page, "Hold", stays.name)).toBeVisible();
      await page.unroute("**/lead-status");
    });

    await test.step("removing from the pipeline deletes, after a question", async () => {
      const mql = await countOf(page, "MQL");
      const card = cardIn(page, "MQL", removed.name);
      const menu = card.getByRole("button", { name: /^Move or remove/ });
      // Nothing has to point at the card for it to be seen.
      await page.mouse.move(0, 0);
      await expect(menu).toHaveCSS("opacity", "1");
      await menu.click();
      await page.getByRole("menuitem", { name: "Remove from Pipeline" }).click();
      const dialog = page.getByRole("alertdialog", { name: "Remove Assessment?" });
      await expect(dialog).toContainText(/permanently deleted.*cannot be undone/);
      await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
      await failCall(page, "**/api/assessment/*");
      await dialog.getByRole("button", { name: "Remove" }).click();
      await expect(toast(page, "Failed to remove assessment")).toBeVisible();
      await page.unroute("**/api/assessment/*");
      await dialog.getByRole("button", { name: "Remove" }).click();
      await expect(toast(page, "Assessment removed from pipeline")).toBeVisible();
      await expect(card).toHaveCount(0);
      expect(await countOf(page, "MQL")).toBe(mql - 1);
    });

    await test.step("somebody else's move wins, and is said", async () => {
      // Both move it before either has heard of the other.
      line.hold();
      await changeLead(page, theirs.sessionId, "lead-status", { leadStatus: "Hold" });
      await cardIn(page, "MQL", theirs.name)
        .getByRole("button", { name: /^Move or remove/ })
        .click();
      await page.getByRole("menuitem", { name: /^Won / }).click();
      await expect(toast(page, `Someone else moved ${theirs.name} to Hold in the meantime.`)).toBeVisible();
      await expect(cardIn(page, "Hold", theirs.name)).toBeVisible();
      await expect(cardIn(page, "Won", theirs.name)).toHaveCount(0);
    });
  },
);

test("a board is read by owner and score, in pages, and an empty column says what it is for", async ({
  page,
}) => {
  const { name } = await openBoard(page);

  await test.step("one's own leads, by their score, stand in the address and follow what happens", async () => {
    const lead = await stored(page, name);
    const mine = cardIn(page, "MQL", name);
    await page.getByLabel("Owner", { exact: true }).selectOption("My leads");
    await page.getByLabel("Order", { exact: true }).selectOption("Highest lead score");
    await expect(page).toHaveURL(/owner=me&sort=leadScore/);
    await expect(mine).toHaveCount(0);
    const before = await countOf(page, "MQL");
    expect((await page.request.post(`/api/leads/${lead.id}/claim`, { data: {} })).ok()).toBe(true);
    await expect(mine).toBeVisible();
    expect(await countOf(page, "MQL")).toBe(before + 1);
    await page.reload();
    await expect(mine).toBeVisible();
    expect((await page.request.post(`/api/leads/${lead.id}/release`, { data: {} })).ok()).toBe(true);
    await expect(mine).toHaveCount(0);
    expect(await countOf(page, "MQL")).toBe(before);
  });

  await test.step("only leads with an address are on the board, and an empty column says what it is for", async () => {
    await page.route("**/api/pipeline", async (route) => {
      const response = await route.fetch();
      const columns = (await response.json()) as { status: string }[];
      const empty = { count: 0, value: 0, cards: [], nextCursor: null };
      await route.fulfill({
        response,
        json: columns.map((one) => (one.status === "Hold" ? { ...one, ...empty } : one)),
      });
    });
    await openBoard(page);
    await expect(column(page, "Hold").getByText("Drop leads here")).toBeVisible();
    await expect(column(page, "MQL").getByText("Drop leads here")).toHaveCount(0);
    await expect(column(page, "MQL").getByRole("article", { name: "Anonymous" })).toHaveCount(0);
    await page.unroute("**/api/pipeline");
  });

  await test.step("a column goes on as it is scrolled", async () => {
    let pages = 0;
    await page.route("**/api/pipeline**", async (route) => {
      const url = route.request().url();
      const response = await route.fetch({ url: url.replace(/cursor=fake\d/, "") });
      const columns = (await response.json()) as {
        status: string;
        cards: { id: number; name: string }[];
      }[];
      const isMore = url.includes("cursor=");
      pages += isMore ? 1 : 0;
      const json = columns.map((one) => {
        const [first] = one.cards;
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
    await page.reload();
    await expect(cardIn(page, "MQL", "Sooner 0")).toBeVisible();
    await expect(cardIn(page, "MQL", name)).toHaveCount(0);
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
    expect(pages).toBe(1);
  });
});

test.describe("by touch", () => {
  test.skip(({ isMobile }) => !isMobile, "a finger is needed");

  test("a rested finger lifts a card and carries it; a quick one scrolls", PHONE, async ({ page }) => {
    // More than fit on a phone: else nothing scrolls.
    for (let index = 0; index < 12; index++) await createLead(page);
    const { name } = await openBoard(page);
    const card = cardIn(page, "MQL", name);
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
  });
});
