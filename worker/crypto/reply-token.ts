import { decodeBase32, decodeHex, encodeBase32 } from "./encodings.ts";
import { sameText } from "./hmac.ts";
import { keyedHash } from "./keyed-hash.ts";

/** How a token is laid out: with `reply+` before it, it stays well below the 64 octets of a local part. */
const ID_BYTES = 6;
const PROOF_BYTES = 10;

/**
 * The address that a mail of a thread is answered to: it names the thread, and only we can make it. Null without
 * REPLY_DOMAIN or SESSION_HMAC_KEY: answers then go to the sender's mailbox.
 */
export async function replyAddress(env: Env, threadId: number): Promise<string | null> {
  const token = env.REPLY_DOMAIN ? await replyToken(env, threadId) : null;
  return token && `reply+${token}@${env.REPLY_DOMAIN.toLowerCase()}`;
}

/** The thread that a mail to this address answers, whatever its case; null if the address is none of ours. */
export async function threadOfAddress(env: Env, address: string): Promise<number | null> {
  const [, token = "", domain = ""] = /^reply\+([^@]+)@([^@]+)$/.exec(address.trim().toLowerCase()) ?? [];
  const isOurs = domain !== "" && domain === env.REPLY_DOMAIN?.toLowerCase();
  return isOurs ? threadOfToken(env, token) : null;
}

async function replyToken(env: Env, threadId: number): Promise<string | null> {
  const proof = await keyedHash(env, "reply", String(threadId));
  if (proof === null) return null;
  const bytes = new Uint8Array(ID_BYTES + PROOF_BYTES);
  const hex = threadId.toString(16).padStart(ID_BYTES * 2, "0") + proof.slice(0, PROOF_BYTES * 2);
  bytes.set(decodeHex(hex));
  return encodeBase32(bytes);
}

async function threadOfToken(env: Env, token: string): Promise<number | null> {
  const bytes = decodeBase32(token);
  if (bytes?.length !== ID_BYTES + PROOF_BYTES) return null;
  const threadId = bytes.subarray(0, ID_BYTES).reduce((id, byte) => id * 256 + byte, 0);
  const expected = await replyToken(env, threadId);
  return expected !== null && sameText(expected, token) ? threadId : null;
}
