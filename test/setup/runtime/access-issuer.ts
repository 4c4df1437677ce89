import type { TestProject } from "vitest/node";
import { startAccessServer } from "../../fakes/access/access-server.ts";
import { newSigningKey, type SigningKey } from "../../fakes/access/signing-key.ts";

/** The Access team that the Worker under test trusts: where it is, and the key to sign with. */
export type TestAccess = { url: string; key: SigningKey };

declare module "vitest" {
  interface ProvidedContext {
    access: TestAccess;
  }
}

/** Runs the Access stand-in beside the tests, with a key of this run. Gives what stops it. */
export default async function startAccessIssuer(project: TestProject): Promise<() => Promise<void>> {
  const key = await newSigningKey();
  const server = await startAccessServer({
    port: 0,
    key,
    staffDomain: "example.com",
    appUrl: "http://localhost:8787",
  });
  project.provide("access", { url: server.url, key });
  return server.close;
}
