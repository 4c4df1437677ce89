import { isKeyedHash, keyedHash } from "../../crypto/keyed-hash.ts";

const LIFETIME_MS = 60 * 60 * 1000;
const STATE = /^([0-9a-f-]{36})\.(\d{13})\.([0-9a-f]{64})$/;

/**
 * The OAuth state of a link to Slack: valid for the staff member with this address, for an hour, and once. Null without
 * SESSION_HMAC_KEY.
 */
export async function newSlackState(env: Env, email: string, now: number): Promise<string | null> {
  const nonce = crypto.randomUUID();
  const expiresAt = now + LIFETIME_MS;
  const hash = await keyedHash(env, "slack-state", signed(email, nonce, expiresAt));
  return hash && `${nonce}.${expiresAt}.${hash}`;
}

export type SlackState = { nonce: string; expiresAt: number };

/** The state's nonce, to be used up; null if the state is not ours or not this person's. The caller checks expiry. */
export async function readSlackState(env: Env, email: string, state: string): Promise<SlackState | null> {
  const [, nonce = "", time = "", hash = ""] = STATE.exec(state) ?? [];
  const expiresAt = Number(time);
  const isOurs = await isKeyedHash(env, "slack-state", signed(email, nonce, expiresAt), hash);
  return nonce !== "" && isOurs ? { nonce, expiresAt } : null;
}

function signed(email: string, nonce: string, expiresAt: number): string {
  return `${nonce}.${expiresAt}.${email}`;
}
