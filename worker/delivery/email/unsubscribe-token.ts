import { isKeyedHash, keyedHash } from "../../crypto/keyed-hash.ts";

const TOKEN = /^([0-9a-f]{64})\.([0-9a-f]{64})$/;

/** The keyed hash that stands for a recipient in every list of ours; null without SESSION_HMAC_KEY. */
export function recipientHash(env: Env, email: string): Promise<string | null> {
  return keyedHash(env, "recipient", email.trim().toLowerCase());
}

/** What an unsubscribe link holds: the recipient's hash and our signature on it, and no address. */
export async function unsubscribeToken(env: Env, recipient: string): Promise<string> {
  return `${recipient}.${(await keyedHash(env, "unsubscribe", recipient)) ?? ""}`;
}

/** The recipient's hash in a token of ours; null for any other text. */
export async function recipientOfToken(env: Env, token: string): Promise<string | null> {
  const [, recipient = "", signature = ""] = TOKEN.exec(token) ?? [];
  return (await isKeyedHash(env, "unsubscribe", recipient, signature)) ? recipient : null;
}
