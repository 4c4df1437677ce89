import { isStaffAddress } from "#domain/desk/is-staff-address";
import * as z from "zod/mini";
import { unseal } from "../crypto/sealed.ts";
import type { SlackConnection } from "../db/delivery/slack-installation.ts";
import { slackRead, type SlackAnswer } from "../delivery/slack/slack-api.ts";
import { slackErrorOf } from "../delivery/slack/slack-answer.ts";

const TIMEOUT_MS = 4000;
/** Somebody who leaves can press on for a minute. */
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

/** The member of staff who pressed, by their address in lower case, or why nobody did who may. */
export type PressPerson = { email: string } | { refused: string };

const known = new Map<string, { person: PressPerson; until: number }>();

const NOT_STAFF = "Only staff of this company can do that. Nothing was changed.";
const RECONNECT = "Slack has to be connected again in System Settings. Nothing was changed.";

/**
 * Who pressed a button: a full member of the connected workspace whose address is a staff address (contract 8). Throws
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
  // With the token in the key, nothing that an earlier connection knew is believed.
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

/** Asked twice if Slack fails, as whoever pressed is waiting and the cron would come a minute later. */
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
