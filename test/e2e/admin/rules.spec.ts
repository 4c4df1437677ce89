import type { Page } from "@playwright/test";
import { createLead, failCall, freshName, openDashboard, toast } from "./admin-setup.ts";
import { expect, test } from "../journey.ts";

const FIRST_FUNNEL = "Goal: “Building my first funnel”";
const pointsForm = (page: Page) => page.getByRole("form", { name: `Points: ${FIRST_FUNNEL}` });
const pointsButton = (page: Page, points: number) =>
  page.getByRole("button", { name: `${points} pts for ${FIRST_FUNNEL}, change`, exact: true });

test("points, ranges and overrides are shown in order, tried before, edited in place, and compared with what somebody else saved", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  allowConsole(/status of 409/);
  await test.step("the scoring rules are grouped by question, the ranges sorted by score", async () => {
    await openDashboard(page, "?tab=scoring");
    for (const question of ["Situation SITUATION", "Daily ad spend ADSPEND", "Funnel FUNNEL", "Goal GOAL"]) {
      await expect(page.getByRole("heading", { name: question, exact: true })).toBeVisible();
    }
    await expect(page.getByText("Under $100 a day under-100", { exact: true })).toBeVisible();
    await expect(page.getByText(/ - \d+ pts → Tier \d/)).toHaveText([
      "0 - 15 pts → Tier 1",
      "16 - 25 pts → Tier 2",
      "26 - 35 pts → Tier 3",
      "36 - 45 pts → Tier 4",
      "46 - 75 pts → Tier 5",
    ]);
  });

  await test.step("points are edited in place: Enter saves, Esc cancels, the effect is said before", async () => {
    await createLead(page);
    const edit = pointsButton(page, 0);
    await edit.click();
    const points = pointsForm(page).getByLabel("Points");
    await expect(points).toBeFocused();
    await pointsButton(page, 0).waitFor({ state: "detached" });
    await page.getByRole("heading", { name: "Score Ranges" }).click();
    await expect(edit).toBeVisible();
    await edit.press("Enter");
    // The whole number is selected: typing replaces it.
    await page.keyboard.type("7");
    await expect(points).toHaveValue("7");
    await expect(pointsForm(page).getByRole("status").first()).toContainText(
      /scored assessments would change/,
    );
    await points.press("Escape");
    const question = page.getByRole("alertdialog", { name: "Discard what you typed?" });
    await expect(question).toContainText("Not saved: Points:");
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
    await expect(points).toHaveValue("7");
    await points.press("Escape");
    await question.getByRole("button", { name: "Discard" }).click();
    await expect(edit).toBeFocused();

    await edit.click();
    await points.fill("1001");
    await points.press("Enter");
    await expect(pointsForm(page).getByText("Please enter a whole number from -1000 to 1000")).toBeVisible();
    await failCall(page, "**/api/scoring-rules/*");
    await points.fill("3");
    await points.press("Enter");
    await expect(toast(page, "Failed to update scoring rule")).toBeVisible();
    await expect(points).toHaveValue("3");
    await page.unroute("**/api/scoring-rules/*");
    await points.press("Enter");
    await expect(toast(page, "Scoring rule updated")).toBeVisible();

    await expect(pointsButton(page, 3)).toBeFocused();
    await page.keyboard.press("Enter");
    await points.fill("0");
    await pointsForm(page).getByRole("button", { name: "Save" }).click();
    await expect(edit).toBeFocused();
  });

  await test.step("a rule is sent whole, its id too", async () => {
    await pointsButton(page, 0).click();
    await pointsForm(page).getByLabel("Points").fill("7");
    const sent = page.waitForRequest((request) => request.method() === "PUT");
    await page.keyboard.press("Enter");
    const request = await sent;
    const id = Number(new URL(request.url()).pathname.split("/").at(-1));
    expect(request.postDataJSON()).toEqual({
      id,
      questionId: "goal",
      answerValue: "first-funnel",
      points: 7,
    });
    await expect(pointsButton(page, 7)).toBeVisible();
    await pointsButton(page, 7).click();
    await pointsForm(page).getByLabel("Points").fill("0");
    await page.keyboard.press("Enter");
    await expect(pointsButton(page, 0)).toBeVisible();
  });

  await test.step("two people who edit the same rule: the second is shown both", async () => {
    const rules = (await (await page.request.get("/api/scoring-rules")).json()) as {
      id: number;
      answerValue: string;
    }[];
    const rule = rules.find(({ answerValue }) => answerValue === "first-funnel");
    await pointsButton(page, 0).click();
    await pointsForm(page).getByLabel("Points").fill("4");
    await page.request.put(`/api/scoring-rules/${rule?.id}`, { data: { ...rule, points: 9 } });
    await pointsForm(page).getByLabel("Points").press("Enter");
    await expect(page.getByText("Someone else changed this while you were editing.")).toBeVisible();
    await expect(page.getByText("Points: 9")).toBeVisible();
    await expect(page.getByText("Points: 4")).toBeVisible();
    await page.getByRole("button", { name: "Overwrite with mine" }).click();
    await expect(toast(page, "Scoring rule updated")).toBeVisible();
    await page.request.put(`/api/scoring-rules/${rule?.id}`, { data: { ...rule, points: 0 } });
  });

  await test.step("a trial shows from which tier to which, with examples", async () => {
    const { name } = await createLead(page);
    await page.getByRole("button", { name: /^Edit 36 - 45 pts → Tier 4/ }).click();
    const form = page.getByRole("form", { name: /^Edit 36 - 45 pts/ });
    await form.getByLabel("Target tier").selectOption("2");
    await expect(form.getByText(/[1-9]\d* of [\d,]+ scored assessments would change tier/)).toBeVisible();
    await form.getByRole("button", { name: "Show details" }).click();
    const dialog = page.getByRole("dialog", { name: "What would change" });
    await expect(dialog.getByRole("row", { name: /Tier 4 Tier 2 \d+/ })).toBeVisible();
    await expect(dialog.getByText("Tier 4 → 2, 45 → 45 pts").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await form.getByRole("button", { name: "Cancel" }).click();
    const lead = await (await page.request.get(`/api/assessments?search=${encodeURIComponent(name)}`)).json();
    expect(lead).toMatchObject([{ offerTier: 4 }]);
  });

  await test.step("ranges say when they leave a gap or overlap", async () => {
    await page.getByRole("button", { name: "New score range" }).click();
    const form = page.getByRole("form", { name: "New score range" });
    await form.getByLabel("Min score").fill("90");
    await form.getByLabel("Max score").fill("80");
    await form.getByLabel("Target tier").selectOption("5");
    await form.getByRole("button", { name: "Create" }).click();
    await expect(form.getByText("The maximum must not be below the minimum")).toBeVisible();
    await form.getByLabel("Max score").fill("99");
    await form.getByRole("button", { name: "Create" }).click();
    await expect(toast(page, "Score range created")).toBeVisible();
    await expect(page.getByText(/Gap: Scores 76 to 89 are in no range/)).toBeVisible();

    await page.getByRole("button", { name: /^Edit 90 - 99 pts/ }).click();
    const edit = page.getByRole("form", { name: /^Edit 90 - 99/ });
    await edit.getByLabel("Min score").fill("70");
    await edit.getByLabel("Min score").press("Enter");
    await expect(toast(page, "Score range updated")).toBeVisible();
    await expect(page.getByText(/Overlap: Scores 70 to 75 are in two ranges/)).toBeVisible();
    await page.getByRole("button", { name: /^Delete 70 - 99 pts/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(toast(page, "Score range deleted")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Edit 46 - 75 pts/ })).toBeFocused();
    await expect(page.getByText(/^(Gap|Overlap):/)).toHaveCount(0);
  });

  await test.step("all assessments are recalculated after a question, with progress", async () => {
    await createLead(page);
    await page.getByRole("button", { name: "Recalculate all assessments" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Recalculate all assessments?" });
    await expect(dialog.getByText(/scored assessments would change/)).toBeVisible();
    await dialog.getByRole("button", { name: "Recalculate" }).click();
    await expect(page.getByText(/^Done: ([\d,]+) of \1 recalculated\.$/)).toBeVisible();
    await expect(page.getByRole("progressbar", { name: "Recalculating assessments" })).toBeVisible();
  });

  await test.step("a recalculation that is cut off says where, and goes on from there", async () => {
    const cursors: unknown[] = [];
    await page.route("**/api/scoring/recalculate", async (route) => {
      const { cursor } = route.request().postDataJSON() as { cursor?: string };
      cursors.push(cursor);
      if (cursors.length === 2)
        return route.fulfill({ status: 500, json: { code: "internal", message: "No." } });
      const isLast = cursors.length > 2;
      return route.fulfill({
        json: { done: isLast ? 20 : 10, total: 20, cursor: isLast ? null : "10.10.20.1" },
      });
    });
    await page.getByRole("button", { name: "Recalculate all assessments" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Recalculate" }).click();
    await expect(page.getByText(/^Stopped at 10 of 20\./)).toBeVisible();
    await expect(toast(page, "Failed to recalculate scores")).toBeVisible();
    await page.getByRole("button", { name: "Resume" }).click();
    await expect(page.getByText("Done: 20 of 20 recalculated.")).toBeVisible();
    expect(cursors).toEqual([undefined, "10.10.20.1", "10.10.20.1"]);
  });

  await test.step("what stands below the rules comes with them, and is not pushed away", async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/api/scoring-rules", async (route) => {
      await held;
      await route.continue();
    });
    const ranges = page.waitForResponse("**/api/score-ranges");
    await openDashboard(page, "?tab=scoring");
    await (await ranges).finished();
    await expect(page.getByText("Loading scoring rules…")).toBeVisible();
    const recalculate = page.getByRole("button", { name: "Recalculate all assessments" });
    await expect(recalculate).toHaveCount(0);
    release();
    await expect(recalculate).toBeVisible();
  });

  await test.step("overrides are shown by priority, with both conditions", async () => {
    await page.getByRole("tab", { name: "Override Rules" }).click();
    await expect(page.getByText("Funnel: “I don’t have a funnel yet” → Tier 1")).toBeVisible();
    await expect(page.getByText(/^If /).first()).toHaveText('If funnel = "no-funnel" → Tier 1');
    await expect(
      page.getByText('If adSpend = "under-100" and situation = "tried-failed" → Tier 2'),
    ).toBeVisible();
    await expect(page.getByText("Priority 10", { exact: true })).toBeVisible();
  });

  await test.step("an override is made, edited, switched off and deleted; one that never applies says so", async () => {
    const name = freshName("Coaching, no funnel");
    await page.getByRole("button", { name: "New override rule" }).click();
    const form = page.getByRole("form", { name: "New override rule" });
    await form.getByLabel("Name").fill(name);
    await form.getByLabel("Question", { exact: true }).selectOption("funnel");
    await form.getByLabel("Answer", { exact: true }).selectOption("no-funnel");
    await expect(form.getByLabel("And answer")).toHaveCount(0);
    await form.getByLabel("And question (optional)").selectOption("situation");
    await form.getByLabel("And answer").selectOption("coaching");
    await form.getByLabel("Target tier").selectOption("5");
    await form.getByLabel("Priority").fill("70");
    await form.getByRole("button", { name: "Create" }).click();
    await expect(toast(page, "Override rule created")).toBeVisible();
    const row = page.getByRole("listitem").filter({ hasText: name });
    await expect(row).toContainText('If funnel = "no-funnel" and situation = "coaching" → Tier 5');
    await expect(row).toContainText(
      "Never applies: “No funnel yet” is checked first and matches everything that this rule matches.",
    );

    await row.getByRole("button", { name: /^Edit/ }).click();
    const edit = page.getByRole("form", {
      name: /^Edit Funnel: “I don’t .* and Situation: “I run ads and want/,
    });
    await edit.getByLabel("Priority").fill("5");
    await edit.getByLabel("State").selectOption("Inactive");
    await edit.getByLabel("Priority").press("Enter");
    await expect(toast(page, "Override rule updated")).toBeVisible();
    await expect(row.getByText("Inactive", { exact: true })).toBeVisible();
    await expect(row.getByText(/Never applies/)).toBeHidden();
    await expect(page.getByText(/^Priority \d+$/).first()).toHaveText("Priority 5");
    await row.getByRole("button", { name: /^Delete/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(row).toHaveCount(0);
  });
});
