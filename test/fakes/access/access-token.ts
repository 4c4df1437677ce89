import { importJWK, SignJWT, type JWK } from "jose";

const SESSION_SECONDS = 24 * 3600;

/** Who issues tokens for which application, and the key it signs with. */
export type TokenIssuer = { issuer: string; audience: string; privateKey: JWK };

/** The token that Access gives a person who signed in to an application. `claims` override or add. */
export async function accessToken(
  from: TokenIssuer,
  email: string,
  claims: Record<string, unknown> = {},
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    aud: [from.audience],
    email,
    exp: now + SESSION_SECONDS,
    iat: now,
    nbf: now,
    iss: from.issuer,
    type: "app",
    identity_nonce: crypto.randomUUID().replaceAll("-", "").slice(0, 16),
    sub: crypto.randomUUID(),
    country: "CA",
    ...claims,
  };
  return new SignJWT(payload)
    .setProtectedHeader({ alg: "RS256", kid: from.privateKey.kid ?? "", typ: "JWT" })
    .sign(await importJWK(from.privateKey, "RS256"));
}

/** The token of a machine: no address, but the name of its credentials. */
export function serviceToken(from: TokenIssuer): Promise<string> {
  return accessToken(from, "", { email: undefined, sub: "", common_name: "a1b2c3d4e5f6.access" });
}
