import { FINISH_LINK_MS } from "#domain/funnel/finish-link";
import { isKeyedHash, keyedHash } from "./keyed-hash.ts";

const TOKEN = /^([1-9]\d{0,14})\.(\d{1,15})\.([0-9a-f]{64})$/;

/**
 * The token by which a lead of Meta's forms finishes the quiz (contract 23): its number, when the token ends (ms), and
 * our signature. It names neither session nor contact. Null without SESSION_HMAC_KEY.
 */
export async function finishToken(env: Env, leadId: number, now: number): Promise<string | null> {
  const told = `${leadId}.${now + FINISH_LINK_MS}`;
  const signature = await keyedHash(env, "finish", told);
  return signature && `${told}.${signature}`;
}

/** The lead that a token names; `expired` for one that ended, and null for what is none of ours. */
export async function leadOfToken(env: Env, token: string, now: number): Promise<number | "expired" | null> {
  const [, id = "", endsAt = "", signature = ""] = TOKEN.exec(token) ?? [];
  if (!(await isKeyedHash(env, "finish", `${id}.${endsAt}`, signature))) return null;
  return Number(endsAt) > now ? Number(id) : "expired";
}
