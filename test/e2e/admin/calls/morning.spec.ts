import type { Page } from "@playwright/test";
import { openDashboard } from "../admin-setup.ts";
import { expect, signInUnseen, test } from "../../journey.ts";
import {
  beginCall,
  bookAsVisitor,
  COLLEAGUE,
  createCallable,
  inHand,
  isMine,
  noteOf,
  openDesk,
  outcome,
  passTime,
  showOnly,
  storedCalls,
  storedLead,
  type Callable,
} from "./calls-setup.ts";

const TWO_HOURS = 2 * 60 * 60_000;

/** How somebody works: by keys alone, or by thumb. */
type Way = {
  call: (page: Page) => Promise<void>;
  choose: (page: Page, key: string, name: string) => Promise<void>;
  note: (page: Page, text: string) => Promise<void>;
  save: (page: Page) => Promise<void>;
  skip: (page: Page) => Promise<void>;
};

const KEYS: Way = {
  call: (page) => page.keyboard.press("c"),
  choose: (page, key) => page.keyboard.press(key),
  note: (page, text) => page.keyboard.type(text),
  save: (page) => page.keyboard.press("Enter"),
  skip: (page) => page.keyboard.press("s"),
};
const THUMB: Way = {
  call: beginCall,
  choose: (page, _key, name) => outcome(page, name).tap(),
  note: (page, text) => noteOf(page).fill(text),
  save: (page) => page.getByRole("button", { name: /^(Save and next|Never call again)/ }).tap(),
  skip: (page) => page.getByRole("button", { name: /^Skip/ }).tap(),
};

test("a whole morning: twelve calls, and what comes between", async ({
  page,
  browser,
  request,
  isMobile,
}) => {
  test.setTimeout(300_000);
  const way = isMobile ? THUMB : KEYS;
  await openDesk(page);
  const leads: Callable[] = [];
  for (let lead = 1; lead <= 12; lead += 1) leads.push(await createCallable(page, `Lead ${lead}`));
  await showOnly(page, leads);
  await page.clock.install();
  await openDashboard(page, "?tab=calls");
  await signInUnseen(request, COLLEAGUE);
  const at = (index: number) => leads[index] as Callable;
  const isUp = (index: number) =>
    expect(inHand(page).getByRole("heading", { name: at(index).name })).toBeVisible();
  const record = async (index: number, key: string, name: string, note = "") => {
    await isUp(index);
    await way.call(page);
    await expect(isMine(page)).toBeVisible();
    await way.choose(page, key, name);
    if (note) await way.note(page, note);
    await way.save(page);
  };

  await record(0, "1", "Reached", "Wants the proposal");
  await record(1, "2", "No answer");
  await record(2, "4", "Wrong number");
  await record(3, "6", "Asked not to be called");
  await record(4, "3", "Left a voicemail", "Left my number");
  await isUp(5);
  await bookAsVisitor(browser, page, at(5).sessionId);
  await expect(inHand(page).getByText(/^They’ve booked a call/)).toBeVisible();
  await way.skip(page);
  await isUp(6);
  await request.post(`/api/leads/${at(6).id}/claim`, { data: {} });
  await expect(inHand(page).getByText(/sam\.lee@example\.com took this lead/)).toBeVisible();
  await way.skip(page);
  await record(7, "5", "Not interested");
  for (const index of [8, 9, 10, 11]) await record(index, "1", "Reached");

  await expect(page.getByText("Nobody to call right now")).toBeVisible();
  await expect(page.getByText("One lead is with colleagues.")).toBeVisible();
  await passTime(page, leads, TWO_HOURS + 60_000);
  // Both were missed within a minute, and come again in either order.
  const isFirst = inHand(page).getByRole("heading", { name: at(1).name });
  await expect(isFirst.or(inHand(page).getByRole("heading", { name: at(4).name }))).toBeVisible();
  const again = (await isFirst.isVisible()) ? [1, 4] : [4, 1];
  for (const index of again) await record(index, "1", "Reached");
  await expect(page.getByText("Nobody to call right now")).toBeVisible();

  const outcomes = await Promise.all(
    leads.map(async (lead) => (await storedCalls(page.request, lead)).map((call) => call.outcome).join()),
  );
  expect(outcomes).toEqual([
    "reached",
    "reached,no_answer",
    "wrong_number",
    "do_not_call",
    "reached,voicemail",
    "",
    "",
    "not_interested",
    "reached",
    "reached",
    "reached",
    "reached",
  ]);
  expect(await storedLead(page.request, at(3).id)).toMatchObject({ phoneFlag: "do_not_call" });
  expect((await storedCalls(page.request, at(0)))[0]).toMatchObject({ note: "Wants the proposal" });
});
