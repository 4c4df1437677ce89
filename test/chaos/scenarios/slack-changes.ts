import { setTimeout as sleep } from "node:timers/promises";
import type { Random } from "../../domain/funnel/interview/seeded-random.ts";
import type { PostedMessage } from "../../fakes/slack/slack-channel.ts";
import type { ChaosApp } from "../chaos-app.ts";
import { post } from "../post.ts";
import { readNumber } from "../read-database.ts";
import type { Acknowledged } from "../submit-lead.ts";

const PEOPLE = ["U0ADA", "U0GRACE", "U0GUEST"];
const PRESSES = [
  { action: "claim" },
  { action: "sql" },
  { action: "in-2-hours" },
  { action: "lost", option: "price" },
];
const ERASED = 0.05;

/** The lead that a session has become. */
export function leadOf({ state }: ChaosApp, { sessionId }: Acknowledged): number {
  return readNumber(state, `select id from assessments where session_id = '${sessionId}'`);
}

/** The lead that a message links to; null in one that links to none. */
export function linkedLead({ blocks }: PostedMessage): number | null {
  const id = /[?;]lead=(\d+)/.exec(JSON.stringify(blocks))?.[1];
  return id === undefined ? null : Number(id);
}

/** The first message about a lead; null if there is none yet. */
export function messageOf({ peers }: ChaosApp, id: number): PostedMessage | null {
  return peers.slack.messages.find((message) => linkedLead(message) === id) ?? null;
}

export function claim({ url, staff }: ChaosApp, id: number): Promise<Response> {
  return post(url, `/api/leads/${id}/claim`, { takeOver: true }, { headers: staff });
}

/** Something that staff do about a lead, here or in Slack. What has no answer may have been done all the same. */
export async function changeOfLead(app: ChaosApp, lead: Acknowledged, random: Random): Promise<void> {
  const answer = await someChange(app, lead, random).catch(() => null);
  if (answer === null) await sleep(50);
  else await answer.text().catch(() => "");
}

async function someChange(app: ChaosApp, lead: Acknowledged, random: Random): Promise<Response | null> {
  const { url, staff: headers } = app;
  const { sessionId } = lead;
  const id = leadOf(app, lead);
  if (random.chance(ERASED)) return post(url, `/api/assessment/${sessionId}/erase`, {}, { headers });
  const byPatch = { method: "PATCH", headers };
  const nextAction = { nextAction: `Step ${random.below(1000)}`, nextActionAt: null };
  const leadStatus = random.pick(["MQL", "SQL", "Won", "Lost", "Hold"]);
  const changes: (() => Promise<Response | null>)[] = [
    () => claim(app, id),
    () => post(url, `/api/leads/${id}/next-action`, nextAction, byPatch),
    () => post(url, `/api/assessment/${sessionId}/lead-status`, { leadStatus }, byPatch),
    () => pressSomething(app, random),
    () => pressSomething(app, random),
  ];
  return random.pick(changes)();
}

/** On any message: the lead's own may not be there yet. */
async function pressSomething(app: ChaosApp, random: Random): Promise<Response | null> {
  const message = random.pick(app.peers.slack.messages);
  return press(app, message, { person: random.pick(PEOPLE), ...random.pick(PRESSES) });
}

type Pressed = { person: string; action: string; option?: string };

/** Presses a button of a message; null if it has no such button. */
export async function press(
  { url, peers }: ChaosApp,
  { ts }: PostedMessage,
  pressed: Pressed,
): Promise<Response | null> {
  const to = new URL("/api/slack/actions", url).href;
  const call = await peers.slack.press({ url: to, ts, ...pressed, now: Date.now() });
  return call && fetch(call);
}
