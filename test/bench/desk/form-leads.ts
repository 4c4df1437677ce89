import { scheduler } from "node:timers/promises";
import { connectSlack } from "../../e2e/slack-setup.ts";
import { PEER_MS } from "../peers/peer-ms.ts";
import { openBoard, type Office } from "./office.ts";
import { whenPainted } from "./watch-paints.ts";

const LOOK_EVERY_MS = 20;
const GIVEN_UP_MS = 30_000;
/** Slack takes one message a second. */
const PAUSE_MS = 2000;

/**
 * Milliseconds from the moment at which somebody sends one of Meta's forms, whose webhook follows at once, to the pill
 * that counts the lead, and to its message in Slack. Each call to Meta takes `PEER_MS`.
 */
export async function formLeads(
  office: Office,
  rounds: number,
): Promise<{ painted: number[]; inSlack: number[] }> {
  const { theirs } = office;
  await connectSlack(theirs);
  await openBoard(theirs);
  const painted: number[] = [];
  const inSlack: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const words = `${round} new lead${round === 1 ? "" : "s"}`;
    const isShown = `[...document.querySelectorAll("button")].some((one) => one.textContent.trim() === "${words}")`;
    const paint = whenPainted(theirs, isShown);
    const name = `Form Lead ${round} of ${rounds}`;
    const began = Date.now();
    await send(office, name, round);
    const [paintedAt, postedAt] = await Promise.all([paint, whenPosted(office, name)]);
    painted.push(paintedAt - began);
    inSlack.push(postedAt - began);
    await scheduler.wait(PAUSE_MS);
  }
  return { painted, inSlack };
}

async function send({ formUrl }: Office, name: string, round: number): Promise<void> {
  const body = new URLSearchParams({
    act: "send",
    switch: "slow",
    "slow-ms": String(PEER_MS),
    full_name: name,
    email: `form.${round}@bench.example`,
  });
  const answer = await fetch(formUrl, { method: "POST", body });
  const page = await answer.text();
  if (!page.includes("The app has taken the webhook.")) throw new Error("The webhook was not taken.");
}

async function whenPosted({ channelUrl }: Office, name: string): Promise<number> {
  for (const until = Date.now() + GIVEN_UP_MS; Date.now() < until;) {
    const answer = await fetch(channelUrl);
    if ((await answer.text()).includes(name)) return Date.now();
    await scheduler.wait(LOOK_EVERY_MS);
  }
  throw new Error(`${name} did not come to Slack.`);
}
