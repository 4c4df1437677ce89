import type { Page } from "@playwright/test";
import { changeLead, createLead, failCall, STAFF, toast } from "../admin-setup.ts";
import { layLine } from "../desk-line.ts";
import { expect, RELEASE, signInUnseen, test } from "../../journey.ts";
import { boxOf, cardIn, carry, column, countOf, createDeal, drag, openBoard, stored } from "./board.ts";

/** In the page: the columns that are lit. */
const LIT = `[...document.querySelectorAll("section:has(> div > ul[data-status])")]
  .filter((section) => getComputedStyle(section).boxShadow !== "none")
  .map((section) => section.querySelector("ul").dataset.status)`;

/** All that the toast with these words says. */
const saidOf = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words });

/** Moves a card by its button. */
async function move(page: Page, name: string, status: string): Promise<void> {
  await cardIn(page, "MQL", name)
    .getByRole("button", { name: /^Move or remove/ })
    .click();
  await page.getByRole("menuitem", { name: new RegExp(`^${status} `) }).click();
}

// The columns are side by side on wide screens.
test(
  "a dragged card goes where it is dropped, and nowhere by Esc; a move that fails or comes second is put back",
  RELEASE,
  async ({ page, allowConsole }) => {
    allowConsole(/status of (409|500)/);
    await signInUnseen(page.request, STAFF);
    const line = await layLine(page);
    const [theirs, removed, stays] = [await createDeal(page), await createDeal(page), await createDeal(page)];
    // The first stage is longer than the others, whose cards leave them empty below.
    await createLead(page);
    const won = await createDeal(page);
    await changeLead(page, won.sessionId, "lead-status", { leadStatus: "Won" });
    const { name } = await openBoard(page);
    const card = cardIn(page, "MQL", name);
    const moved: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "PATCH") moved.push(request.postDataJSON().leadStatus);
    });

    await test.step("a dragged card jumps with its counts and sums, and can be undone", async () => {
      const [mql, sql] = [await countOf(page, "MQL"), await countOf(page, "SQL")];
      const [request] = await Promise.all([
        page.waitForRequest("**/lead-status"),
        drag(page, card, column(page, "SQL")),
      ]);
      expect(request.postDataJSON()).toEqual({ leadStatus: "SQL" });
      await expect(cardIn(page, "SQL", name)).toBeFocused();
      expect([await countOf(page, "MQL"), await countOf(page, "SQL")]).toEqual([mql - 1, sql + 1]);
      await expect(toast(page, "Moved to SQL")).toBeVisible();
      await expect(saidOf(page, "Moved to SQL")).toHaveText(/^Lead status updatedMoved to SQL/);
      // The board does not wait for the server.
      const saved = page.waitForResponse("**/undo-move");
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(card).toBeFocused();
      expect([await countOf(page, "MQL"), await countOf(page, "SQL")]).toEqual([mql, sql]);
      await expect(saidOf(page, "Moved back to MQL")).toHaveText(/^Lead status updatedMoved back to MQL/);
      await saved;
      expect(await stored(page, name)).toMatchObject({ leadStatus: "MQL" });
    });

    await test.step("over a column the card in hand covers it, lights it, and says what a drop would make of the sums", async () => {
      moved.length = 0;
      const [mql, hold] = [await countOf(page, "MQL"), await countOf(page, "Hold")];
      const target = await boxOf(column(page, "Hold"));
      const lit = () => page.evaluate<string[]>(LIT);
      expect(await lit()).toEqual([]);
      await carry(page, card, target.x + 60, target.y + 120);
      await expect(column(page, "Hold").getByText("+$2,500", { exact: true })).toBeVisible();
      await expect(column(page, "MQL").getByText("−$2,500", { exact: true })).toBeVisible();
      expect([await countOf(page, "MQL"), await countOf(page, "Hold")]).toEqual([mql - 1, hold + 1]);
      const carried = page.locator(".board-carried");
      await expect(carried).toHaveCSS("opacity", "1");
      await expect(carried.getByRole("article")).toHaveCSS("background-color", "rgb(255, 255, 255)");
      await expect.poll(lit).toEqual(["Hold"]);
      await page.keyboard.press("Escape");
      await page.mouse.up();
      await expect(page.getByText("+$2,500")).toHaveCount(0);
      expect([await countOf(page, "MQL"), await countOf(page, "Hold")]).toEqual([mql, hold]);
      await expect.poll(lit).toEqual([]);
      await card.focus();
      await page.keyboard.press("Space");
      await page.keyboard.press("ArrowRight");
      await expect.poll(lit).toEqual(["SQL"]);
      await page.keyboard.press("Escape");
      await expect.poll(lit).toEqual([]);
    });

    await test.step("the whole of a column takes a card; its own column and what is beside the columns do not", async () => {
      const [left, right] = [await boxOf(column(page, "Won")), await boxOf(column(page, "Lost"))];
      // The page may scroll a little when a card comes near its end.
      const belowCards = right.y + right.height - 60;
      await drag(page, card, column(page, "MQL"));
      await expect(card).toBeVisible();
      for (const [x, y] of [
        [left.x - 6, belowCards],
        [right.x + 40, right.y - 20],
      ] as const) {
        await carry(page, card, x, y);
        await expect(column(page, "MQL").locator(".board-place")).toHaveCount(1);
        await page.mouse.up();
        await expect(card).toBeVisible();
      }
      expect(moved).toEqual([]);

      // Over the cards of the column before it, down to where this one has none.
      await carry(page, card, left.x + 60, left.y + 120);
      await page.mouse.move(right.x + 60, belowCards, { steps: 3 });
      await page.mouse.up();
      await expect(cardIn(page, "Lost", name)).toBeVisible();
      // The question comes after the card, and Escape is for the question.
      const question = page.getByRole("region", { name: "Why was it lost?" });
      await expect(question.getByRole("button", { name: "Price" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(card).toBeFocused();

      // Let go at once, on the head.
      await carry(page, card, left.x + 60, left.y + 120);
      await page.mouse.move(right.x + 60, right.y + 12);
      await page.mouse.up();
      await expect(cardIn(page, "Lost", name)).toBeVisible();
      expect(moved).toEqual(["Lost", "Lost"]);
      const back = page.waitForResponse("**/undo-move");
      await page.keyboard.press("Escape");
      await expect(card).toBeFocused();
      await back;
    });

    await test.step("a move that fails puts that card back, and no other", async () => {
      await Promise.all([page.waitForResponse("**/lead-status"), move(page, stays.name, "Hold")]);
      await failCall(page, "**/lead-status");
      await move(page, name, "SQL");
      await expect(toast(page, "Failed to update lead status")).toBeVisible();
      await expect(card).toBeVisible();
      await expect(cardIn(page, "Hold", stays.name)).toBeVisible();
      await page.unroute("**/lead-status");
    });

    await test.step("removing from the pipeline deletes, after a question", async () => {
      const mql = await countOf(page, "MQL");
      const gone = cardIn(page, "MQL", removed.name);
      const menu = gone.getByRole("button", { name: /^Move or remove/ });
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
      // What comes back of this would be read together with what somebody else does next.
      line.hold();
      await dialog.getByRole("button", { name: "Remove" }).click();
      await expect(toast(page, "Assessment removed from pipeline")).toBeVisible();
      await expect(gone).toHaveCount(0);
      expect(await countOf(page, "MQL")).toBe(mql - 1);
    });

    await test.step("somebody else's move wins, and is said", async () => {
      // Both move it before either has heard of the other: the line is held.
      await changeLead(page, theirs.sessionId, "lead-status", { leadStatus: "Hold" });
      await move(page, theirs.name, "Won");
      await expect(toast(page, `Someone else moved ${theirs.name} to Hold in the meantime.`)).toBeVisible();
      await expect(cardIn(page, "Hold", theirs.name)).toBeVisible();
      await expect(cardIn(page, "Won", theirs.name)).toHaveCount(0);
      line.letThrough();
    });

    await test.step("whoever leaves before a move is stored is asked, and loses nothing by staying", async () => {
      const held = Promise.withResolvers<void>();
      await page.route("**/lead-status", async (route) => {
        await held.promise;
        await route.continue();
      });
      await drag(page, card, column(page, "SQL"));
      await expect(cardIn(page, "SQL", name)).toBeFocused();
      const asked = page.waitForEvent("dialog");
      void page.evaluate("setTimeout(() => location.reload())");
      const question = await asked;
      expect(question.type()).toBe("beforeunload");
      await question.dismiss();
      const saved = page.waitForResponse("**/lead-status");
      held.resolve();
      await saved;
      await page.reload();
      await expect(cardIn(page, "SQL", name)).toBeVisible();
    });
  },
);
