import { hmacHex, sameText } from "./hmac.ts";

/** How far Slack's time may be from ours; a later copy is a replay. */
const TOLERANCE_MS = 5 * 60_000;

type Signed = { body: Uint8Array<ArrayBuffer>; timestamp: string; signature: string };

/** Whether a call was signed by Slack (version 0) over these bytes, at most five minutes from `now` (ms). */
export async function isSignedBySlack(
  secret: string,
  { body, timestamp, signature }: Signed,
  now: number,
): Promise<boolean> {
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now - Number(timestamp) * 1000) > TOLERANCE_MS) return false;
  const signed = new Uint8Array([...new TextEncoder().encode(`v0:${timestamp}:`), ...body]);
  return sameText(`v0=${await hmacHex(secret, signed)}`, signature);
}
