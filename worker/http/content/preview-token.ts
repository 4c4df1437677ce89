import { isKeyedHash, keyedHash } from "../../crypto/keyed-hash.ts";

/** How long a link shows the draft to whoever has it, and how long the editor's own address does. */
const LINK_MS = 24 * 3_600_000;
const OWN_MS = 3_600_000;

type Made = { token: string; endsAt: number };

/** The token of the editor's own preview: its end, and proof that staff made it. Null without SESSION_HMAC_KEY. */
export function ownToken(env: Env, now: number): Promise<Made | null> {
  return signed(env, null, now + OWN_MS);
}

/** The same of a link that is handed on, which is known by its id so that it can be ended. */
export function linkToken(env: Env, id: string, now: number): Promise<Made | null> {
  return signed(env, id, now + LINK_MS);
}

async function signed(env: Env, id: string | null, endsAt: number): Promise<Made | null> {
  const signs = saidBy(endsAt.toString(36), id);
  const proof = await keyedHash(env, "preview", signs);
  return proof === null ? null : { token: `${signs}-${proof}`, endsAt };
}

const saidBy = (ends: string, id: string | null) => (id === null ? ends : `${ends}-${id}`);

/** The link (its id is null for the editor's own) whose token staff made and whose time is not over; else null. */
export async function linkOfToken(
  env: Env,
  token: string,
  now: number,
): Promise<{ id: string | null; endsAt: number } | null> {
  const [, ends = "", id = null, proof = ""] =
    /^([0-9a-z]{1,12})(?:-([0-9a-f]{32}))?-([0-9a-f]{64})$/.exec(token) ?? [];
  const endsAt = Number.parseInt(ends, 36);
  const left = endsAt - now;
  // What has no id cannot be ended, and never lasted longer.
  const isInTime = left > 0 && (id !== null || left <= OWN_MS);
  return isInTime && (await isKeyedHash(env, "preview", saidBy(ends, id), proof)) ? { id, endsAt } : null;
}
