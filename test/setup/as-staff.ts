import { env } from "cloudflare:workers";
import { inject } from "vitest";
import { accessToken, type TokenIssuer } from "../fakes/access/access-token.ts";

/** The Access team and application that the Worker under test trusts. */
export function testIssuer(): TokenIssuer {
  const { url, key } = inject("access");
  return { issuer: url, audience: env.ACCESS_AUD, privateKey: key.privateKey };
}

/** The headers of a request by a signed-in member of staff. */
export async function asStaff(email = "ada@example.com"): Promise<Record<string, string>> {
  return { "cf-access-jwt-assertion": await accessToken(testIssuer(), email) };
}
