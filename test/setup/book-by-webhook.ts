import { env } from "cloudflare:workers";
import { keyedHash } from "../../worker/crypto/keyed-hash.ts";
import { fromCalendly } from "./booking-webhook.ts";
import { rows } from "./database/rows.ts";

const MINUTE_MS = 60_000;

type Invitee = { startsAt?: number; uri?: string; at?: number; replaces?: string; vars?: Partial<Env> };

/** A time so many minutes ago, in ms. */
export const minutesAgo = (minutes: number) => Date.now() - minutes * MINUTE_MS;

/** Books a call for a lead, as Calendly tells of it, and returns the booking's id. Times in ms. */
export async function bookByWebhook(sessionId: string, given: Invitee = {}): Promise<number> {
  const { startsAt = minutesAgo(40), uri = "I1", at = minutesAgo(600), replaces = null, vars = {} } = given;
  const body = {
    event: "invitee.created",
    created_at: new Date(at).toISOString(),
    payload: {
      uri,
      old_invitee: replaces,
      tracking: { utm_content: await keyedHash(env, "booking", sessionId) },
      scheduled_event: { start_time: new Date(startsAt).toISOString() },
    },
  };
  const answer = await fromCalendly(body, { vars });
  if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
  const [row] = await rows("select id from bookings where provider_id = ?", uri);
  return Number(row?.["id"]);
}
