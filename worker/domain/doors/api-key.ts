import * as z from "zod/mini";
import { crc32 } from "../crc32.ts";
import { freeText } from "../text.ts";

/** What a key may do: a call of the API names the one that it needs. */
export const KEY_SCOPES = ["leads:read", "leads:write", "figures:read"] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** So many keys may be in use at once. */
export const KEYS_MAX = 20;
export const KEY_NAME_MAX = 60;
const DAYS_MAX = 3650;

const PREFIX = "bpm_";
const RANDOM_LENGTH = 34;
const CHECKSUM_LENGTH = 6;
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const KEY = new RegExp(`${PREFIX}([0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})`);
const ONE_KEY = new RegExp(`^${KEY.source}$`);

/** What an owner says of a new key. */
export const newKeySchema = z.object({
  name: freeText(KEY_NAME_MAX, "Please enter a name"),
  scopes: z.pipe(
    z
      .array(z.enum(KEY_SCOPES, { error: `Choose among ${KEY_SCOPES.join(", ")}` }))
      .check(z.minLength(1, { error: "Choose at least one" }), z.maxLength(KEY_SCOPES.length)),
    z.transform((chosen) => KEY_SCOPES.filter((scope) => chosen.includes(scope))),
  ),
  /** Null for a key that never expires. */
  expiresInDays: z.nullable(z.int().check(z.minimum(1), z.maximum(DAYS_MAX))),
});
export type NewKey = z.output<typeof newKeySchema>;

/** A key as owners see it: of the secret only its last characters. Times are ISO text, days like `2026-11-29`. */
export type ApiKeyView = {
  id: number;
  name: string;
  scopes: KeyScope[];
  ending: string;
  createdAt: string;
  createdBy: string;
  expiresAt: string | null;
  lastUsedOn: string | null;
};

/** A new secret: 34 random characters and a checksum of them. `random` gives so many random bytes. */
export function makeApiKey(random: (count: number) => Uint8Array): string {
  let made = "";
  while (made.length < RANDOM_LENGTH) {
    for (const byte of random(RANDOM_LENGTH)) {
      // The bytes beyond the last multiple of 62 would make some characters likelier than others.
      if (byte < 4 * DIGITS.length && made.length < RANDOM_LENGTH) made += digit(byte);
    }
  }
  return `${PREFIX}${made}${checksumOf(made)}`;
}

/** Whether a text can be a key at all. One that was mistyped or made up never gets to the database. */
export function isApiKey(text: string): boolean {
  const [, made, checksum] = ONE_KEY.exec(text) ?? [];
  return made !== undefined && checksumOf(made) === checksum;
}

/** Whether a text contains a key: an address with one would be in the logs of every machine on its way. */
export function containsApiKey(text: string): boolean {
  return KEY.test(text);
}

/** The last characters of a key, by which its owner tells it from others. */
export function keyEnding(key: string): string {
  return key.slice(-4);
}

function checksumOf(text: string): string {
  let rest = crc32(Uint8Array.from(text, (character) => character.charCodeAt(0)));
  let written = "";
  for (let at = 0; at < CHECKSUM_LENGTH; at++) {
    written = `${digit(rest)}${written}`;
    rest = Math.floor(rest / DIGITS.length);
  }
  return written;
}

function digit(number: number): string {
  return DIGITS.charAt(number % DIGITS.length);
}
