import { MAIL_STOP_KINDS, type MailStopKind } from "#domain/mail/mail-stop";
import { isKeyedHash, keyedHash } from "../../crypto/keyed-hash.ts";

/** The recipient, the kind of mail it came with, and our signature of both. Mails sent before had no kind. */
const TOKEN = /^([0-9a-f]{64})(?:\.([a-z]+))?\.([0-9a-f]{64})$/;

/** Of whom and which mails an unsubscribe link is; one of the first mails said that it stops them all. */
export type Unsubscribing = { recipient: string; stop: MailStopKind };

/** The keyed hash that stands for a recipient in all our lists; null without SESSION_HMAC_KEY. */
export function recipientHash(env: Env, email: string): Promise<string | null> {
  return keyedHash(env, "recipient", email.trim().toLowerCase());
}

/** The token of an unsubscribe link: the recipient's hash, what the mail is stopped by, and our signature. */
export async function unsubscribeToken(env: Env, { recipient, stop }: Unsubscribing): Promise<string> {
  const signature = await keyedHash(env, "unsubscribe", signed(recipient, stop));
  return [recipient, ...(stop === "all" ? [] : [stop]), signature ?? ""].join(".");
}

/** What one of our tokens stands for; null for any other text. */
export async function readUnsubscribeToken(env: Env, token: string): Promise<Unsubscribing | null> {
  const [, recipient = "", kind = "all", signature = ""] = TOKEN.exec(token) ?? [];
  const stop = MAIL_STOP_KINDS.find((known) => known === kind);
  if (!stop) return null;
  return (await isKeyedHash(env, "unsubscribe", signed(recipient, stop), signature))
    ? { recipient, stop }
    : null;
}

function signed(recipient: string, stop: MailStopKind): string {
  return stop === "all" ? recipient : `${recipient}.${stop}`;
}
