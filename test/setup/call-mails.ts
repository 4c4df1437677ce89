import { env } from "cloudflare:workers";
import { keyedHash } from "../../worker/crypto/keyed-hash.ts";
import { fromCalendly } from "./booking-webhook.ts";
import { rows } from "./database/rows.ts";
import { mailPeer, MAIL_VARS } from "./delivery/peers.ts";

export const ORIGIN = "https://bpm.example";
export const HOUR_MS = 3_600_000;

/** Mail that is set up, with what the peer receives. */
export function mailWorld() {
  const mail = mailPeer();
  return { mail, vars: { ...MAIL_VARS, APP_ORIGIN: ORIGIN, EMAIL: mail.binding } };
}

/** Staff have confirmed that the booking page sends no mails of its own. */
export async function callMailsOn(): Promise<void> {
  await rows(
    "insert into system_settings (key, value, description, updated_at) values ('booking_mails', 'on', '', 1)",
  );
}

type Calendly = {
  sessionId?: string;
  uri?: string;
  replaces?: string;
  startsAt: number;
  /** When Calendly says that it happened. */
  at?: number;
  cancels?: boolean;
  payload?: Record<string, unknown>;
  vars: Partial<Env>;
};

/** An event of a call as Calendly reports it; of a lead's own call with our reference. */
export async function calendlyCall(given: Calendly): Promise<void> {
  const { sessionId, uri = "I1", replaces = null, startsAt, at = Date.now(), cancels = false, vars } = given;
  const answer = await fromCalendly(
    {
      event: cancels ? "invitee.canceled" : "invitee.created",
      created_at: new Date(at).toISOString(),
      payload: {
        uri,
        name: "Ada Lovelace",
        email: "ada@home.example",
        timezone: "Europe/Berlin",
        reschedule_url: `https://calendly.com/reschedulings/${uri}`,
        cancel_url: `https://calendly.com/cancellations/${uri}`,
        old_invitee: replaces,
        tracking: { utm_content: sessionId ? await keyedHash(env, "booking", sessionId) : null },
        scheduled_event: {
          start_time: new Date(startsAt).toISOString(),
          location: { join_url: "https://meet.example/ada" },
        },
        ...given.payload,
      },
    },
    { vars },
  );
  if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
}

/** The mails about calls in the order in which they were queued: kind, status, and why one was not sent. */
export async function callMails(): Promise<string[]> {
  const queued = await rows(
    `select kind, status, last_error as error from outbox where kind like 'call-%' order by id`,
  );
  return queued.map(({ kind, status, error }) => [kind, status, error].filter(Boolean).join(" "));
}
