import { isStaffAddress } from "#domain/delivery/desk/is-staff-address";
import { AppError } from "#domain/errors";
import { zonedTimeText } from "#domain/time/zoned-time";
import * as z from "zod/mini";
import { unseal } from "../crypto/sealed.ts";
import { readCalling } from "../db/calls/hours/hours-in-force.ts";
import type { FollowedDb } from "../db/client.ts";
import { findConnection, type SlackConnection } from "../db/delivery/slack-installation.ts";
import { endPress, type StoredPress } from "../db/delivery/slack-presses.ts";
import { peerFetch } from "../delivery/peer-fetch.ts";
import { slackErrorOf } from "../delivery/slack/slack-answer.ts";
import { slackRead, type SlackAnswer } from "../delivery/slack/slack-api.ts";
import { isSlackWebhook } from "../delivery/slack/slack-hosts.ts";
import { escapeSlack } from "../delivery/slack/slack-text.ts";
import type { Place } from "../http/channel-settings.ts";
import { log } from "../log.ts";
import { pressEffect } from "./press-effect.ts";

/** Slack accepts answers to a click for half an hour; after that nobody expects one. */
const PRESS_MS = 30 * 60_000;
const ANSWER_MS = 4000;

/**
 * Carries out a stored click, and tells only the person who clicked if something prevents it. Throws if that could not
 * be decided now; the cron retries.
 */
export async function finishPress(
  place: Place,
  db: FollowedDb,
  stored: StoredPress,
  now: number,
): Promise<void> {
  if (now - stored.at > PRESS_MS) log("slack_press_lost");
  else {
    const told = await attempt(place, db, stored, now);
    if (told !== null) await tell(place.env, stored, told);
  }
  await endPress(db, stored.id, now);
}

async function attempt(
  place: Place,
  db: FollowedDb,
  stored: StoredPress,
  now: number,
): Promise<string | null> {
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

const TIMEOUT_MS = 4000;
/** Somebody who leaves the company can click for another minute. */
const KEPT_MS = 60_000;
const KEPT_MOST = 1000;

const userSchema = z.object({
  team_id: z.string(),
  deleted: z.optional(z.boolean()),
  is_bot: z.optional(z.boolean()),
  is_restricted: z.optional(z.boolean()),
  is_ultra_restricted: z.optional(z.boolean()),
  is_email_confirmed: z.optional(z.boolean()),
  profile: z.object({ email: z.optional(z.string()) }),
});

/** The member of staff who clicked, by their address in lower case, or why the click is not allowed. */
type PressPerson = { email: string } | { refused: string };

const known = new Map<string, { person: PressPerson; until: number }>();

const NOT_STAFF = "Only staff of this company can do that. Nothing was changed.";
const RECONNECT = "Slack has to be connected again in System Settings. Nothing was changed.";

/**
 * Who clicked a button: a full member of the connected workspace whose address is a staff address (contract 8). Throws
 * if Slack cannot say at the moment.
 */
export async function pressPerson(
  env: Env,
  { teamId, token }: SlackConnection,
  press: { teamId: string; userId: string },
  now: number,
): Promise<PressPerson> {
  if (teamId === null || press.teamId !== teamId) return { refused: NOT_STAFF };
  const secret = token && (await unseal(env, "slack-token", token));
  if (!secret) return { refused: RECONNECT };
  // With the token in the key, nothing cached under an earlier connection counts.
  const key = `${token}:${press.userId}`;
  const kept = known.get(key);
  if (kept && kept.until > now) return kept.person;
  const answer = await userInfo(env, secret, press.userId);
  if (!answer.ok) return refusedBy(slackErrorOf(answer));
  const person = personOf(answer["user"], teamId, env.ADMIN_EMAIL_DOMAIN);
  if (known.size >= KEPT_MOST) known.clear();
  known.set(key, { person, until: now + KEPT_MS });
  return person;
}

/** Retried once if Slack fails, as the person who clicked is waiting and the cron would come a minute later. */
async function userInfo(env: Env, token: string, user: string): Promise<SlackAnswer> {
  const ask = () => slackRead(env, token, "users.info", { user }, TIMEOUT_MS);
  const first = await ask().catch(() => null);
  return first && first.status < 500 ? first : ask();
}

const FOR_GOOD = new Set([
  "token_revoked",
  "invalid_auth",
  "account_inactive",
  "missing_scope",
  "not_authed",
]);

function refusedBy(error: string): PressPerson {
  if (error === "user_not_found" || error === "user_not_visible") return { refused: NOT_STAFF };
  if (FOR_GOOD.has(error)) return { refused: RECONNECT };
  throw new Error(`users.info: ${error}`);
}

function personOf(given: unknown, teamId: string, domain: string): PressPerson {
  const user = userSchema.safeParse(given).data;
  if (!user || domain === "" || user.team_id !== teamId) return { refused: NOT_STAFF };
  const isOutside = user.deleted || user.is_bot || user.is_restricted || user.is_ultra_restricted;
  const email = (user.profile.email ?? "").toLowerCase();
  if (isOutside || user.is_email_confirmed === false) return { refused: NOT_STAFF };
  return isStaffAddress(email, domain) ? { email } : { refused: NOT_STAFF };
}
