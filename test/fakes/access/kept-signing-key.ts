import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { newSigningKey, type SigningKey } from "./signing-key.ts";

/** The key kept in a file, made there at first, so that a restart leaves people signed in. */
export async function keptSigningKey(file: string): Promise<SigningKey> {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    const key = await newSigningKey();
    mkdirSync(path.dirname(file), { recursive: true });
    // A half-written key would lock everybody out of the local app.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(key), { mode: 0o600 });
    renameSync(draft, file);
    return key;
  }
}
