import { hmacHex, sameText } from "./hmac.ts";

/** Whether a webhook was signed with the app's secret over these very bytes; Meta signs them as they are sent. */
export async function isSignedByMeta(
  secret: string,
  { body, signature }: { body: Uint8Array<ArrayBuffer>; signature: string },
): Promise<boolean> {
  return sameText(`sha256=${await hmacHex(secret, body)}`, signature);
}
