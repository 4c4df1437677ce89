import { fbcOf, fbcOfClick, fbpOf } from "#domain/money/ads/meta-cookies";
import { encodeHex } from "../../crypto/encodings.ts";
import { keyedHash } from "../../crypto/keyed-hash.ts";
import type { DeliveryLead } from "../../db/leads/delivery-lead.ts";

/** Meta's `user_data`, which identifies the person of an event. Names and addresses are hashed, the rest is not. */
export type MetaUser = Record<string, string | string[]>;

/** SHA-256 in hex of a text, trimmed and in lower case as Meta requires. */
export async function metaHash(text: string): Promise<string> {
  const normal = new TextEncoder().encode(text.trim().toLowerCase());
  return encodeHex(await crypto.subtle.digest("SHA-256", normal));
}

/** All known details of a lead under Meta's names; unknown ones are omitted. */
export async function metaUser(env: Env, lead: DeliveryLead): Promise<MetaUser> {
  const [first, last] = nameParts(lead.name);
  const pseudonym = await keyedHash(env, "pseudonym", lead.sessionId);
  const known: Record<string, string | null> = {
    em: lead.email && (await metaHash(lead.email)),
    ph: await phoneHash(lead),
    fn: first && (await metaHash(first)),
    ln: last && (await metaHash(last)),
    country: isCountry(lead.country) ? await metaHash(lead.country) : null,
    external_id: pseudonym && (await metaHash(pseudonym)),
  };
  const plain: Record<string, string | null> = {
    client_ip_address: lead.ipAddress,
    client_user_agent: lead.userAgent,
    fbp: fbpOf(lead.fbp ?? undefined),
    fbc: clickOf(lead),
  };
  return {
    ...Object.fromEntries(Object.entries(known).flatMap(([name, hash]) => (hash ? [[name, [hash]]] : []))),
    ...Object.fromEntries(Object.entries(plain).flatMap(([name, value]) => (value ? [[name, value]] : []))),
  };
}

/** Digits only, with the country code. A number that may not be called is left out: it may be somebody else's. */
async function phoneHash({ phone, phoneFlag }: DeliveryLead): Promise<string | null> {
  return phone !== null && phoneFlag === null ? metaHash(phone.replace("+", "")) : null;
}

/** An ISO country code: the edge reports `XX` for an unknown country and `T1` for Tor. */
function isCountry(code: string | null): code is string {
  return code !== null && /^[A-Z]{2}$/.test(code) && code !== "XX";
}

/** The click id from the cookie, else from the latest arrival that has one. */
function clickOf({ fbc, firstTouch, lastTouch, completedAt, updatedAt }: DeliveryLead): string | null {
  const cookie = fbcOf(fbc ?? undefined);
  if (cookie) return cookie;
  const touch = lastTouch?.fbclid ? lastTouch : firstTouch;
  // A touch has its device's time, which may be in the future; a click cannot be.
  return touch ? fbcOfClick(touch.fbclid, Math.min(Date.parse(touch.at), completedAt ?? updatedAt)) : null;
}

/** The first and last word of a name, without punctuation, as Meta normalises them. */
function nameParts(name: string | null): [string | null, string | null] {
  const words = (name ?? "")
    .split(/\s+/)
    .map((word) => word.replace(/[\p{P}\p{S}]/gu, ""))
    .filter((word) => word !== "");
  return [words[0] ?? null, words.length > 1 ? (words.at(-1) ?? null) : null];
}
