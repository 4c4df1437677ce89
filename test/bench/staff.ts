import { createHmac } from "node:crypto";
import { accessToken, type TokenIssuer } from "../fakes/access/access-token.ts";
import { startAccessServer } from "../fakes/access/access-server.ts";
import { newSigningKey } from "../fakes/access/signing-key.ts";
import { workerVars } from "../setup/runtime/worker-vars.ts";

type Vars = Record<string, string>;

/** A signed-in member of staff, and every var of a Worker that trusts whoever signed them in. */
export type Staff = {
  vars: Vars & { SESSION_HMAC_KEY: string; BOOKING_WEBHOOK_SECRET: string };
  headers: Record<string, string>;
  /** For tokens of another kind. */
  issuer: TokenIssuer;
  stop: () => Promise<void>;
};

const AUDIENCE = "bench-application";
const DOMAIN = "example.com";

/** Starts an Access stand-in and signs somebody in. */
export async function startStaff(): Promise<Staff> {
  const key = await newSigningKey();
  const server = await startAccessServer({ port: 0, key, staffDomain: DOMAIN, appUrl: "http://localhost" });
  const issuer = { issuer: server.url, audience: AUDIENCE, privateKey: key.privateKey };
  return {
    vars: {
      ...workerVars(server.url),
      ACCESS_AUD: AUDIENCE,
      ADMIN_EMAIL_DOMAIN: DOMAIN,
      SESSION_HMAC_KEY: "bench-session-key",
      BOOKING_URL: "https://booking.example/strategy-call",
      BOOKING_WEBHOOK_SECRET: "bench-booking-secret",
    },
    headers: { "cf-access-jwt-assertion": await accessToken(issuer, `ada@${DOMAIN}`) },
    issuer,
    stop: server.close,
  };
}

/** The token of an unsubscribe link, made as contract 2 says: one key a purpose, from the one secret. */
export function unsubscribeTokenFor(sessionKey: string): string {
  const hmac = (key: string | Buffer, value: string) => createHmac("sha256", key).update(value);
  const recipient = "ab".repeat(32);
  return `${recipient}.${hmac(hmac(sessionKey, "bpm-funnel:unsubscribe").digest(), recipient).digest("hex")}`;
}
