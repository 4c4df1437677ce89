import { decodeBase64, encodeBase64 } from "./encodings.ts";

const KEY_BYTES = 32;
const IV_BYTES = 12;

/** The purpose of a sealed text, so that one kind of secret cannot be passed off as another. */
export type SealPurpose = "slack-webhook" | "slack-token" | "slack-response" | "webhook-secret";

/** Whether ENCRYPTION_KEY is present and is 32 bytes of base64. */
export function canSeal(env: Env): boolean {
  return keyBytes(env) !== null;
}

/**
 * Encrypts a secret with AES-256-GCM for the database (base64 of IV, ciphertext and tag). Throws if ENCRYPTION_KEY is
 * not a valid key; check `canSeal` first.
 */
export async function seal(env: Env, purpose: SealPurpose, text: string): Promise<string> {
  const key = await importKey(env);
  if (!key) throw new Error("ENCRYPTION_KEY is not 32 bytes of base64");
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(gcm(iv, purpose), key, new TextEncoder().encode(text));
  return encodeBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** Decrypts a secret; null if it was altered, or sealed under another key or for another purpose. */
export async function unseal(env: Env, purpose: SealPurpose, sealed: string): Promise<string | null> {
  const key = await importKey(env);
  const bytes = decodeBase64(sealed);
  if (!key || !bytes) return null;
  try {
    const params = gcm(bytes.slice(0, IV_BYTES), purpose);
    const text = await crypto.subtle.decrypt(params, key, bytes.slice(IV_BYTES));
    return new TextDecoder().decode(text);
  } catch {
    return null;
  }
}

function gcm(iv: Uint8Array<ArrayBuffer>, purpose: SealPurpose) {
  return { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(purpose) };
}

async function importKey(env: Env): Promise<CryptoKey | null> {
  const bytes = keyBytes(env);
  return bytes && crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
}

function keyBytes(env: Env): Uint8Array<ArrayBuffer> | null {
  const bytes = decodeBase64(env.ENCRYPTION_KEY);
  return bytes?.length === KEY_BYTES ? bytes : null;
}
