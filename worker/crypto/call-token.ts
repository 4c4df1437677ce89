import { isKeyedHash, keyedHash } from "./keyed-hash.ts";

/** What a link about a booked call is for: whoever has its calendar file cannot answer for the invitee. */
export type CallLink = "calendar" | "attend";

const TOKEN = /^([1-9]\d{0,14})\.([0-9a-f]{64})$/;

/** The token of a link about a call, the same for as long as the call is moved: its chain and our signature. */
export async function callToken(env: Env, link: CallLink, chain: number): Promise<string | null> {
  const signature = await keyedHash(env, "call", `${link}:${chain}`);
  return signature && `${chain}.${signature}`;
}

/** The chain of a call from one of our tokens for this kind of link; null for any other text. */
export async function chainOfToken(env: Env, link: CallLink, token: string): Promise<number | null> {
  const [, chain = "", signature = ""] = TOKEN.exec(token) ?? [];
  return (await isKeyedHash(env, "call", `${link}:${chain}`, signature)) ? Number(chain) : null;
}
