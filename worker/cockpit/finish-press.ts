import { AppError } from "#domain/errors";
import { zonedTimeText } from "#domain/time/zoned-time";
import { unseal } from "../crypto/sealed.ts";
import { readCalling } from "../db/calling-hours/hours-in-force.ts";
import type { Db } from "../db/client.ts";
import { findConnection } from "../db/delivery/slack-installation.ts";
import { endPress, type StoredPress } from "../db/delivery/slack-presses.ts";
import { peerFetch } from "../delivery/peer-fetch.ts";
import { isSlackWebhook } from "../delivery/slack/slack-hosts.ts";
import { escapeSlack } from "../delivery/slack/slack-text.ts";
import type { Place } from "../http/channel-settings.ts";
import { log } from "../log.ts";
import { pressEffect } from "./press-effect.ts";
import { pressPerson } from "./press-person.ts";

/** Slack takes answers to a press for half an hour; after that nobody expects anything of it any more. */
const PRESS_MS = 30 * 60_000;
const ANSWER_MS = 4000;

/**
 * Does what a stored press asks for and tells the person alone what stands against it. Throws if that could not be
 * decided now; the cron tries again.
 */
export async function finishPress(place: Place, db: Db, stored: StoredPress, now: number): Promise<void> {
  if (now - stored.at > PRESS_MS) log("slack_press_lost");
  else {
    const told = await attempt(place, db, stored, now);
    if (told !== null) await tell(place.env, stored, told);
  }
  await endPress(db, stored.id, now);
}

async function attempt(place: Place, db: Db, stored: StoredPress, now: number): Promise<string | null> {
  const connection = await findConnection(db);
  if (!connection || !stored.press) return null;
  const person = await pressPerson(place.env, connection, stored, now);
  if ("refused" in person) return person.refused;
  const act = { who: person.email, now: stored.at, expected: null };
  try {
    return await pressEffect(place, db, stored.press, { act, callId: stored.callId });
  } catch (error) {
    if (error instanceof AppError) return conflictText(error, (await readCalling(db)).hours.timeZone);
    throw error;
  }
}

/** The dashboard's own words, and the team's clocks, as in every other message. */
function conflictText({ extra, message }: AppError, teamZone: string): string {
  if (extra && "owner" in extra) {
    const since = zonedTimeText(Date.parse(extra.since), teamZone);
    return `${escapeSlack(extra.owner)} has this lead since ${since}. Nothing was changed.`;
  }
  return escapeSlack(message);
}

async function tell(env: Env, { sealedResponse }: StoredPress, text: string): Promise<void> {
  const url = sealedResponse && (await unseal(env, "slack-response", sealedResponse));
  if (!url || !isSlackWebhook(env, url)) return;
  const body = JSON.stringify({ response_type: "ephemeral", replace_original: false, text });
  const init = { method: "POST", headers: { "content-type": "application/json" }, body };
  try {
    await peerFetch(url, init, ANSWER_MS);
  } catch {
    log("slack_answer_lost");
  }
}
