import { execFileSync } from "node:child_process";
import { chmodSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { runtimePid } from "../kill-runtime.ts";
import { databaseFile } from "../read-database.ts";

const VARIABLE = "MINIFLARE_WORKERD_PATH";

/**
 * Lets the runtimes that start from now on outlive a write that finds no room: the kernel's signal for
 * it is ignored, and the write fails. Gives what takes that back.
 */
export function surviveFullDisk(folder: string): () => void {
  // It says where its program is, and brings no types.
  const { default: workerd }: { default: string } = createRequire(import.meta.url)("workerd");
  const file = path.join(folder, "workerd");
  writeFileSync(file, `#!/bin/sh\ntrap '' XFSZ\nexec "${workerd}" "$@"\n`);
  chmodSync(file, 0o755);
  const before = process.env[VARIABLE];
  process.env[VARIABLE] = file;
  return () => {
    if (before === undefined) delete process.env[VARIABLE];
    else process.env[VARIABLE] = before;
  };
}

/** No file of the runtime can grow beyond so many bytes from now on; null gives all room back. */
export function limitFiles(bytes: number | null): void {
  const pid = runtimePid();
  if (pid === null) throw new Error("There is no runtime whose files could be limited.");
  execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes ?? "unlimited"}:unlimited`]);
}

/** Bytes of the database's log of changes, which every write makes longer. */
export function logBytes(state: string): number {
  return statSync(`${databaseFile(state)}-wal`, { throwIfNoEntry: false })?.size ?? 0;
}
