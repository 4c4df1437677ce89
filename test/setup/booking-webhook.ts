import { api } from "./api.ts";

export const BOOKING_SECRET = "test-signing-key";

const encoder = new TextEncoder();

async function hmacHex(secret: string, text: string): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  const signature = await crypto.subtle.sign("HMAC", key, encoder.encode(text));
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Calendly's signature of a body, made at a time in seconds. */
export async function calendlySignature(
  text: string,
  time = Math.floor(Date.now() / 1000),
  secret = BOOKING_SECRET,
): Promise<string> {
  return `t=${time},v1=${await hmacHex(secret, `${time}.${text}`)}`;
}

type Webhook = { headers?: Record<string, string>; vars?: Partial<Env> };

const post = (provider: string, text: string, headers: Record<string, string>, vars: Partial<Env> = {}) =>
  api(`/api/booking/webhook/${provider}`, {
    method: "POST",
    body: text,
    headers: { "content-type": "application/json", ...headers },
    vars: { BOOKING_WEBHOOK_SECRET: BOOKING_SECRET, ...vars },
  });

/** A webhook as Calendly signs it; `headers` are laid over. */
export async function fromCalendly(body: unknown, { headers, vars }: Webhook = {}): Promise<Response> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const signature = await calendlySignature(text);
  return post("calendly", text, { "calendly-webhook-signature": signature, ...headers }, vars);
}

/** A webhook as Cal.com signs it. */
export async function fromCal(body: unknown, { headers, vars }: Webhook = {}): Promise<Response> {
  const text = JSON.stringify(body);
  return post("cal", text, { "x-cal-signature-256": await hmacHex(BOOKING_SECRET, text), ...headers }, vars);
}

/** LeadConnector's pair of keys, the public half as its documentation prints it. */
export async function leadConnectorKeys() {
  const keys = await crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"]);
  if (!("privateKey" in keys)) throw new Error("no pair of keys");
  const der = await crypto.subtle.exportKey("spki", keys.publicKey);
  if (!(der instanceof ArrayBuffer)) throw new Error("no public key");
  const pem = `-----BEGIN PUBLIC KEY-----\n${base64(der)}\n-----END PUBLIC KEY-----\n`;
  const sign = async (text: string) =>
    base64(await crypto.subtle.sign("Ed25519", keys.privateKey, encoder.encode(text)));
  const send = async (body: unknown, { headers, vars }: Webhook = {}) => {
    const text = JSON.stringify(body);
    const signed = { "x-ghl-signature": await sign(text), ...headers };
    return post("leadconnector", text, signed, { BOOKING_WEBHOOK_SECRET: pem, ...vars });
  };
  return { pem, send };
}

function base64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}
