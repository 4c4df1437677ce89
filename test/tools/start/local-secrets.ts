import { constants, copyFileSync, existsSync } from "node:fs";
import path from "node:path";
import { repoRoot } from "../repo-root.mjs";

/** Gives a fresh clone its local secrets. What is there already stays. */
export function ensureLocalSecrets(): void {
  const target = path.join(repoRoot, ".dev.vars");
  if (existsSync(target)) return;
  copyFileSync(path.join(repoRoot, ".dev.vars.example"), target, constants.COPYFILE_EXCL);
}
