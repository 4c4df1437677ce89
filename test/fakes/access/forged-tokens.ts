import { base64url, exportSPKI, importJWK, SignJWT, type JWK } from "jose";
import { accessToken, serviceToken, type TokenIssuer } from "./access-token.ts";
import { newSigningKey } from "./signing-key.ts";

/** What the app must answer to a token: no identity (401), or an identity that is not staff (403). */
export type RefusedToken = { name: string; token: string; status: 401 | 403 };

type Forgery = TokenIssuer & { publicKey: JWK; staffDomain: string };

const MINUTE = 60;
const encode = (part: unknown) => base64url.encode(JSON.stringify(part));

function payloadOf(token: string): string {
  return token.split(".")[1] ?? "";
}

/** The public key, which everybody can have, used as if it were a shared secret. */
async function signedWithPublicKey(forgery: Forgery, valid: string): Promise<string> {
  const publicKey = await importJWK(forgery.publicKey, "RS256", { extractable: true });
  if (publicKey instanceof Uint8Array) throw new Error("an RSA key was expected");
  const secret = new TextEncoder().encode(await exportSPKI(publicKey));
  return new SignJWT(JSON.parse(new TextDecoder().decode(base64url.decode(payloadOf(valid)))))
    .setProtectedHeader({ alg: "HS256", kid: forgery.privateKey.kid ?? "", typ: "JWT" })
    .sign(secret);
}

async function forgedSignatures(forgery: Forgery, email: string): Promise<RefusedToken[]> {
  const valid = await accessToken(forgery, email);
  const stranger = await newSigningKey();
  const other = { ...forgery, privateKey: stranger.privateKey };
  const sameKid = { ...stranger.privateKey, kid: forgery.privateKey.kid ?? "" };
  const admin = { ...JSON.parse(new TextDecoder().decode(base64url.decode(payloadOf(valid)))), sub: "root" };
  const [header, , signature] = valid.split(".");
  const none = encode({ alg: "none", typ: "JWT" });
  return [
    { name: "an unknown key", token: await accessToken(other, email) },
    {
      name: "another key under the known id",
      token: await accessToken({ ...forgery, privateKey: sameKid }, email),
    },
    { name: "no algorithm", token: `${none}.${payloadOf(valid)}.` },
    { name: "no algorithm, the real signature", token: `${none}.${payloadOf(valid)}.${signature}` },
    { name: "HS256 with the public key", token: await signedWithPublicKey(forgery, valid) },
    { name: "a changed payload", token: `${header}.${encode(admin)}.${signature}` },
    { name: "no signature", token: `${header}.${payloadOf(valid)}.` },
    { name: "no token at all", token: "not-a-token" },
  ].map((refused) => ({ ...refused, status: 401 }));
}

async function wrongClaims(forgery: Forgery, email: string): Promise<RefusedToken[]> {
  const now = Math.floor(Date.now() / 1000);
  const claims: Record<string, Record<string, unknown>> = {
    "another audience": { aud: ["another-application"] },
    "no audience": { aud: undefined },
    "another issuer": { iss: "https://another.cloudflareaccess.com" },
    "no issuer": { iss: undefined },
    expired: { exp: now - 2 * MINUTE, iat: now - 10 * MINUTE, nbf: now - 10 * MINUTE },
    "no expiry": { exp: undefined },
    "no time of issue": { iat: undefined },
    "not yet valid": { nbf: now + 2 * MINUTE },
    "the team's own session": { type: "org" },
    "no type": { type: undefined },
  };
  return Promise.all(
    Object.entries(claims).map(async ([name, wrong]) => ({
      name,
      token: await accessToken(forgery, email, wrong),
      status: 401 as const,
    })),
  );
}

async function otherPeople(forgery: Forgery): Promise<RefusedToken[]> {
  const domain = forgery.staffDomain;
  const addresses: Record<string, string> = {
    "another domain": "eve@evil.test",
    "a longer domain": `eve@not${domain}`,
    "the domain as a prefix": `eve@${domain}.evil.test`,
    "a sub-domain": `eve@staff.${domain}`,
    "two domains": `eve@${domain}@evil.test`,
    "two domains, ours last": `eve@evil.test@${domain}`,
    "the domain as the name": domain,
    "an empty address": "",
  };
  const people = Object.entries(addresses).map(async ([name, email]) => ({
    name,
    token: await accessToken(forgery, email),
    status: 403 as const,
  }));
  return [
    ...(await Promise.all(people)),
    { name: "a service token", token: await serviceToken(forgery), status: 403 },
    {
      name: "an address that is not text",
      token: await accessToken(forgery, "", { email: [`ada@${domain}`] }),
      status: 403,
    },
  ];
}

/** Every token that must be refused, with the reason in its name. */
export async function refusedTokens(forgery: Forgery): Promise<RefusedToken[]> {
  const staff = `ada@${forgery.staffDomain}`;
  return [
    ...(await forgedSignatures(forgery, staff)),
    ...(await wrongClaims(forgery, staff)),
    ...(await otherPeople(forgery)),
  ];
}
