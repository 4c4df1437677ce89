import { LEAD_STATUSES } from "#domain/leads/pipeline";
import { quizBody } from "../../setup/quiz-body.ts";
import type { Office } from "./office.ts";
import { cardIn, whenPainted } from "./watch-paints.ts";

/** Lost asks for a reason, and Won for a value. */
const STAGES = LEAD_STATUSES.filter((status) => status !== "Lost" && status !== "Won");
/** So that a move is not gathered with the one before it. */
const PAUSE_MS = 250;

/** Milliseconds from the key that moves a card to the other screen's paint, and to each socket's message. */
export async function otherScreen(
  { ours, theirs, listeners }: Office,
  rounds: number,
): Promise<{ painted: number[]; heard: number[] }> {
  const painted: number[] = [];
  const heard: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const from = STAGES[round % STAGES.length] ?? "MQL";
    const to = STAGES[(round + 1) % STAGES.length] ?? "SQL";
    const card = ours.locator(`[data-status="${from}"] [data-card]`).first();
    const id = Number(await card.getAttribute("data-card"));
    const paint = whenPainted(theirs, cardIn(to, id));
    const messages = listeners.map((listener) =>
      listener.hears(
        (message) => message.type === "changes" && message.changes.some(({ entityId }) => entityId === id),
      ),
    );
    await card.press(String(LEAD_STATUSES.indexOf(to) + 1));
    const [paintedAt, heardAt] = await Promise.all([paint, Promise.all(messages)]);
    const pressedAt = await ours.evaluate<number>("pressedAt");
    painted.push(paintedAt - pressedAt);
    heard.push(...heardAt.map((at) => at - pressedAt));
    await ours.waitForTimeout(PAUSE_MS);
  }
  return { painted, heard };
}

/** Milliseconds from a submit to the pill that counts it. */
export async function newLeadPill({ appUrl, theirs }: Office, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const words = `${round} new lead${round === 1 ? "" : "s"}`;
    const isShown = `[...document.querySelectorAll("button")].some((one) => one.textContent.trim() === "${words}")`;
    const paint = whenPainted(theirs, isShown);
    const began = Date.now();
    const body = JSON.stringify(quizBody({ name: `New Lead ${round}`, email: `new.${round}@bench.example` }));
    const headers = { "content-type": "application/json", origin: appUrl };
    const answer = await fetch(`${appUrl}/api/assessment/submit`, { method: "POST", headers, body });
    if (!answer.ok) throw new Error(`A submit was answered ${answer.status}.`);
    times.push((await paint) - began);
    await theirs.waitForTimeout(PAUSE_MS);
  }
  return times;
}
