import type { Request } from "@playwright/test";
import {
  changeLead,
  createLead,
  findCard,
  freshName,
  leadId,
  openDashboard,
  openSection,
  toast,
} from "./admin-setup.ts";
import { bookCall } from "./book-call.ts";
import { layLine } from "./desk-line.ts";
import { goOn } from "./go-on.ts";
import { cardIn, countOf } from "./sales/board.ts";
import { expect, RELEASE, test } from "../journey.ts";

/** In the page: counts from now on what changes in the open tab. */
const WATCH = `globalThis.changed = [];
  new MutationObserver((records) => changed.push(...records.map(({ type, target }) => type + " " + target.nodeName)))
    .observe(document.querySelector("#admin-panel"),
      { attributes: true, characterData: true, childList: true, subtree: true });`;

/** In the page: waits until what follows from an answer that has just come has been drawn, or asked for. */
const DRAWN =
  "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))))";

test("a colleague's move and new leads come by themselves, and one's own changes nothing when it comes back", async ({
  page,
}) => {
  const [onBoard, inList] = [await createLead(page), await createLead(page)];
  await page.clock.install();
  const line = await layLine(page);
  /** One's own change is heard of, and read again, and nothing is drawn. */
  const comesBack = async ({ email }: { email: string }, calls: RegExp[]) => {
    const id = await leadId(page, email);
    await page.clock.runFor(1_000);
    await page.evaluate(WATCH);
    await expect.poll(() => line.named(id)).toHaveLength(1);
    const read = calls.map((call) => page.waitForResponse(call));
    line.letThrough();
    await Promise.all([...read, page.clock.runFor(5_000)]);
    await page.clock.runFor(1_000);
    expect(await page.evaluate("changed")).toEqual([]);
  };

  await test.step("a colleague's move comes to the board, where one's own draws nothing again", async () => {
    const { name, sessionId } = onBoard;
    await openDashboard(page, "?tab=sales");
    line.hold();
    const saved = page.waitForResponse(/\/lead-status$/);
    await cardIn(page, "MQL", name).press("2");
    await saved;
    await expect(toast(page, "Moved to SQL")).toBeVisible();
    await page.clock.runFor(1_000);
    await comesBack(onBoard, [/\/api\/pipeline/]);
    const [sql, won] = [await countOf(page, "SQL"), await countOf(page, "Won")];
    await changeLead(page, sessionId, "lead-status", { leadStatus: "Won" });
    await expect(cardIn(page, "Won", name)).toBeVisible();
    await expect(cardIn(page, "SQL", name)).toHaveCount(0);
    expect([await countOf(page, "SQL"), await countOf(page, "Won")]).toEqual([sql - 1, won + 1]);
    expect(await page.evaluate("changed")).not.toEqual([]);
  });

  await test.step("on the list, too, nothing is drawn again when one's own change comes back", async () => {
    await goOn(page);
    const card = await findCard(page, inList.name);
    await openSection(card, "Admin Notes");
    const notes = card.getByRole("textbox", { name: "Admin Notes" });
    line.hold();
    await notes.fill("Called");
    const counted = page.waitForResponse(/\/assessments\/summary/);
    await notes.press("Control+Enter");
    await expect(toast(page, "Admin notes updated")).toBeVisible();
    await counted;
    await comesBack(inList, [/\/assessments\/summary/, /\/api\/leads\?/]);
  });

  await test.step("new leads that come together are announced together, and once", async () => {
    await goOn(page);
    await expect(page.locator("[data-lead]").first()).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.evaluate(`globalThis.said = [];
      const place = document.querySelector("#admin-panel p.sr-only[role=status]");
      new MutationObserver(() => place.textContent && said.push(place.textContent))
        .observe(place, { characterData: true, childList: true, subtree: true });`);
    const first = await createLead(page, "Grace Hopper");
    const second = await createLead(page, "Mary Jackson");
    const [id, other] = [await leadId(page, first.email), await leadId(page, second.email)];
    for (const one of [id, other]) await expect.poll(() => line.named(one).length).toBeGreaterThan(0);
    await page.clock.runFor(300);
    await expect(page.getByRole("button", { name: "2 new leads" })).toBeVisible();
    await page.clock.runFor(2_000);
    const read = page.waitForResponse((response) =>
      new RegExp(`/api/leads\\?ids=${id}$`).test(response.url()),
    );
    await changeLead(page, first.sessionId, "admin-notes", { adminNotes: "Called" });
    await read;
    await page.clock.runFor(5_000);
    expect(await page.evaluate("said")).toEqual(["2 new leads"]);
  });
});

test(
  "what others do comes by itself: leads, bookings, figures and notes, but not into one's hand",
  RELEASE,
  async ({ page, allowConsole }) => {
    allowConsole(/status of 409/);
    const booked = await createLead(page, "Booked");
    const { name, sessionId } = await createLead(page);

    await test.step("what happens while the line is opened is shown once it stands", async () => {
      const held = Promise.withResolvers<void>();
      await page.routeWebSocket("**/api/desk**", async (socket) => {
        await held.promise;
        socket.connectToServer();
      });
      await openDashboard(page, `?search=${encodeURIComponent(booked.name)}`);
      const row = page.locator("[data-lead]");
      await expect(row).toContainText(booked.name);
      await bookCall(page, booked.email, "2030-07-01T15:00:00Z");
      held.resolve();
      await expect(row.getByText("Strategy call")).toBeVisible();
    });

    await test.step("under filters only those new leads count that the list would show", async () => {
      const words = freshName("Hopper");
      await goOn(page, `?search=${encodeURIComponent(words)}&type=quiz`);
      await expect(page.getByText("0 assessments")).toBeVisible();
      await createLead(page, "Mary Jackson");
      const grace = await createLead(page, `Grace ${words}`);
      const pill = page.getByRole("button", { name: /new leads?$/ });
      await expect(pill).toHaveText("1 new lead");
      await pill.press("Enter");
      await expect(page.getByRole("row", { name: grace.name })).toBeVisible();
      await expect(page.locator("[data-lead]")).toHaveCount(1);
    });

    await test.step("new leads wait above the list and the board until they are wanted", async () => {
      for (const query of ["", "?tab=sales"]) {
        await goOn(page, query);
        const listed = page.locator(":is([data-lead], [data-card])");
        const top = listed.first();
        await expect(top).toBeVisible();
        const before = await top.boundingBox();
        const first = await createLead(page, "Grace Hopper");
        const second = await createLead(page, "Mary Jackson");
        const pill = page.getByRole("button", { name: "2 new leads" });
        await expect(pill).toBeVisible();
        await expect(page.getByRole("status").filter({ hasText: "2 new leads" })).toBeAttached();
        expect((await top.boundingBox())?.y).toBe(before?.y);
        await expect(listed.filter({ hasText: second.name })).toHaveCount(0);
        await pill.click();
        for (const lead of [first, second]) await expect(listed.filter({ hasText: lead.name })).toBeVisible();
        await expect(pill).toHaveCount(0);
        await expect(page.getByRole("status").filter({ hasText: "New leads added." })).toBeAttached();
      }
    });

    await test.step("a card in somebody's hand stays there, and goes where a colleague has put it once it is let go", async () => {
      const boardReads: string[] = [];
      const noteBoard = (request: Request) => {
        if (request.url().includes("/api/pipeline")) boardReads.push(request.url());
      };
      /** A colleague's move is heard of, and the board, which would be read next, is not. */
      const moved = async (leadStatus: string) => {
        page.on("request", noteBoard);
        const read = page.waitForResponse(/\/api\/leads\?/);
        await changeLead(page, sessionId, "lead-status", { leadStatus });
        await (await read).finished();
        await page.evaluate(DRAWN);
        page.off("request", noteBoard);
        expect(boardReads).toEqual([]);
      };
      await cardIn(page, "MQL", name).press(" ");
      await page.keyboard.press("ArrowRight");
      await moved("Won");
      await expect(cardIn(page, "SQL", name)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(cardIn(page, "Won", name)).toBeVisible();
      await expect(page.getByRole("article", { name })).toHaveCount(1);

      await cardIn(page, "Won", name).press(" ");
      await page.keyboard.press("ArrowRight");
      await moved("Hold");
      await page.keyboard.press(" ");
      const words = `Someone else moved ${name} to Hold in the meantime.`;
      await expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
      await expect(cardIn(page, "Hold", name)).toBeVisible();
    });

    await test.step("the analytics say how many leads they do not have yet, and take them in on a press", async () => {
      await goOn(page, "?tab=analytics&view=revenue");
      // Once the figures are there: what is being read takes the new lead in.
      await expect(page.getByRole("region", { name: "Revenue Intelligence" })).toBeVisible();
      const newer = page.getByRole("button", { name: /new leads? since \d+:\d\d [AP]M$/ });
      await expect(newer).toHaveCount(0);
      await createLead(page, "Grace Hopper");
      await expect(newer).toHaveText(/^1 new lead since/);
      await newer.click();
      await expect(newer).toHaveCount(0);
    });

    await test.step("notes follow, and those being typed stay and are compared before they are saved", async () => {
      await goOn(page);
      const card = await findCard(page, name);
      await openSection(card, "Admin Notes");
      const notes = card.getByRole("textbox", { name: "Admin Notes" });
      await changeLead(page, sessionId, "admin-notes", { adminNotes: "Wants a call" });
      await expect(notes).toHaveValue("Wants a call");
      await notes.fill("Mine");
      await changeLead(page, sessionId, "admin-notes", { adminNotes: "Called at noon" });
      await expect(notes).toHaveValue("Mine");
      await page.getByRole("button", { name: "Save Notes" }).click();
      await expect(page.getByText("Called at noon")).toBeVisible();
    });
  },
);
