import type { BookingProvider } from "#domain/booking/booking-event";
import { decodeBase64 } from "./encodings.ts";
import { hmacHex, sameText } from "./hmac.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** A webhook as received. The signature covers the exact bytes of the body. */
export type SignedBody = { header: (name: string) => string | undefined; body: Bytes };

/** How far Calendly's signing time may be from ours; a later copy is a replay. */
const TOLERANCE_MS = 5 * 60_000;
/** The prefix of every Ed25519 public key in DER. */
const ED25519_DER = [0x30, 0x2a, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x03, 0x21, 0x00];
const DER_BYTES = 44;

/**
 * What is wrong with `BOOKING_WEBHOOK_SECRET`, for which no webhook of this provider is to blame; null if nothing is.
 */
export function bookingSecretFault(provider: BookingProvider, secret: string): string | null {
  const isKey = publicKeyOf(secret) !== null;
  if (secret === "") return "BOOKING_WEBHOOK_SECRET is not set.";
  if (provider === "leadconnector")
    return isKey ? null : "BOOKING_WEBHOOK_SECRET has to be LeadConnector's public key.";
  return isKey ? "BOOKING_WEBHOOK_SECRET is a public key: set the secret that signs these webhooks." : null;
}

/**
 * Whether a webhook was signed by its provider: Calendly and Cal.com sign with the secret, LeadConnector with the
 * private half of its published key. A public key is never accepted as a secret, since anyone could then sign.
 */
export async function isSignedBooking(
  provider: BookingProvider,
  secret: string,
  signed: SignedBody,
  now: number,
): Promise<boolean> {
  const publicKey = publicKeyOf(secret);
  if (provider === "leadconnector") return publicKey !== null && isSignedByKey(publicKey, signed);
  if (publicKey !== null || secret === "") return false;
  return provider === "calendly" ? isSignedByCalendly(secret, signed, now) : isSignedByCal(secret, signed);
}

async function isSignedByCalendly(
  secret: string,
  { header, body }: SignedBody,
  now: number,
): Promise<boolean> {
  const parts = (header("calendly-webhook-signature") ?? "").split(",").map((part) => part.trim().split("="));
  const valueOf = (name: string) => parts.find(([key]) => key === name)?.[1] ?? "";
  const time = valueOf("t");
  if (!/^\d{1,12}$/.test(time) || Math.abs(now - Number(time) * 1000) > TOLERANCE_MS) return false;
  const signedBytes = new Uint8Array([...new TextEncoder().encode(`${time}.`), ...body]);
  return sameText(await hmacHex(secret, signedBytes), valueOf("v1").toLowerCase());
}

async function isSignedByCal(secret: string, { header, body }: SignedBody): Promise<boolean> {
  const claimed = (header("x-cal-signature-256") ?? "")
    .trim()
    .toLowerCase()
    .replace(/^sha256=/, "");
  return sameText(await hmacHex(secret, body), claimed);
}

async function isSignedByKey(der: Bytes, { header, body }: SignedBody): Promise<boolean> {
  const signature = decodeBase64(header("x-ghl-signature") ?? "");
  if (!signature || signature.length === 0) return false;
  const key = await crypto.subtle.importKey("spki", der, "Ed25519", false, ["verify"]);
  return crypto.subtle.verify("Ed25519", key, signature, body);
}

/** The bytes of an Ed25519 public key given as PEM or bare base64; null if the text is not one. */
function publicKeyOf(secret: string): Bytes | null {
  const bytes = decodeBase64(secret.replace(/-----[A-Z ]+-----|\\n|\s/g, ""));
  const isKey = bytes?.length === DER_BYTES && ED25519_DER.every((byte, at) => bytes[at] === byte);
  return isKey ? bytes : null;
}
