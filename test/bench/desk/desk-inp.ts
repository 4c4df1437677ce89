import { setTimeout as sleep } from "node:timers/promises";
import type { AssessmentView } from "#domain/leads/assessment-view";
import type { Page } from "@playwright/test";
import { BOARD_INTERACTIONS } from "../../tools/measure/inp/board-interactions.ts";
import { loadCards } from "../../tools/measure/inp/load-cards.ts";
import { readInteractions } from "../../tools/measure/inp/watch-interactions.ts";
import type { Office } from "./office.ts";

const CARDS = 600;
const SLOWDOWN = 4;
const CHANGE_EACH_MS = 200;
const LEADS = 200;
const TRY_MS = 5000;

/** Milliseconds of each interaction with a full board, from the input to the next paint, while others change leads. */
export async function boardInp(office: Office, times: number): Promise<number[]> {
  const page = office.ours;
  page.setDefaultTimeout(TRY_MS);
  await page.goto("/admin");
  await loadCards(page, CARDS);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const others = { areBusy: true };
  const working = workOn(office, (await office.leads(LEADS)).leads, () => others.areBusy);
  try {
    await readInteractions(page);
    for (const act of Object.values(BOARD_INTERACTIONS)) {
      for (let index = 0; index < times; index++) await act(page, index).catch(() => again(page, act, index));
    }
    return (await readInteractions(page)).map(({ ms }) => ms);
  } finally {
    others.areBusy = false;
    await working;
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  }
}

/** A colleague's move may have pushed the card away that was about to be clicked: as anybody would, once more. */
async function again(
  page: Page,
  act: (page: Page, index: number) => Promise<void>,
  index: number,
): Promise<void> {
  await page.keyboard.press("Escape");
  await act(page, index);
}

/** Five changes a second: notes, and every fifth of them a move. */
async function workOn(
  office: Office,
  leads: readonly AssessmentView[],
  isGoingOn: () => boolean,
): Promise<void> {
  for (let turn = 0; isGoingOn(); turn++) {
    const next = sleep(CHANGE_EACH_MS);
    const { sessionId = "" } = leads[turn % leads.length] ?? {};
    await (turn % 5 === 0
      ? office.edit(sessionId, "lead-status", { leadStatus: "Lost" })
      : office.edit(sessionId, "admin-notes", { adminNotes: `Called ${turn} times` }));
    await next;
  }
}
