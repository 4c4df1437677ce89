import { env } from "cloudflare:workers";
import { inject } from "vitest";
import { accessToken, type TokenIssuer } from "../fakes/access/access-token.ts";

/** The Access team and application that the Worker under test trusts. */
export function testIssuer(): TokenIssuer {
  const { url, key } = inject("access");
  return { issuer: url, audience: env.ACCESS_AUD, privateKey: key.privateKey };
}

/** Signed once a second and person: that takes as long as many an answer. */
const signed = new Map<string, Promise<string>>();

/** The headers of a request by a signed-in member of staff. */
export async function asStaff(email = "ada@example.com"): Promise<Record<string, string>> {
  const when = `${email} ${Math.floor(Date.now() / 1000)}`;
  const token = signed.get(when) ?? accessToken(testIssuer(), email);
  signed.set(when, token);
  return { "cf-access-jwt-assertion": await token };
}
