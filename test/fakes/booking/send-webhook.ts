import { createHmac } from "node:crypto";
import { isLoopbackUrl } from "../loopback-server.ts";

type Webhook = { appUrl: string; secret: string; body: Record<string, unknown> };

const PATH = "/api/booking/webhook/calendly";

/** Calendly's signature: HMAC-SHA256, in hex, over the time, a dot and the body as sent. */
export function calendlySignature(secret: string, time: number, body: string): string {
  const digest = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  return `t=${time},v1=${digest}`;
}

/** Tells the app about a booking. What the app makes of it is its own affair: nothing is thrown. */
export async function sendWebhook({ appUrl, secret, body }: Webhook): Promise<void> {
  if (!secret || !isLoopbackUrl(appUrl)) return;
  const text = JSON.stringify(body);
  const signature = calendlySignature(secret, Math.floor(Date.now() / 1000), text);
  try {
    const response = await fetch(new URL(PATH, appUrl), {
      method: "POST",
      headers: { "content-type": "application/json", "calendly-webhook-signature": signature },
      body: text,
    });
    await response.body?.cancel();
  } catch {
    // The app is not up; the visitor's booking stands all the same.
  }
}
