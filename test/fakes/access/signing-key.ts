import { exportJWK, generateKeyPair, type JWK } from "jose";

/** An RSA key pair that signs Access tokens. `kid` names it in the published key set. */
export type SigningKey = { kid: string; privateKey: JWK; publicKey: JWK };

/** A new key, for one run. */
export async function newSigningKey(): Promise<SigningKey> {
  const pair = await generateKeyPair("RS256", { extractable: true });
  const kid = crypto.randomUUID();
  const shared = { kid, alg: "RS256", use: "sig" };
  return {
    kid,
    privateKey: { ...(await exportJWK(pair.privateKey)), ...shared },
    publicKey: { ...(await exportJWK(pair.publicKey)), ...shared },
  };
}
