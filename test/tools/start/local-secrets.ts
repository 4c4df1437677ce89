import { appendFileSync, copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { repoRoot } from "../repo-root.mjs";

/**
 * Gives a clone its local secrets, and an older one those that are new since: without them a stand-in refuses the
 * Worker. What is there already stays. Gives the names of what it added to an older file.
 */
export function ensureLocalSecrets(folder: string = repoRoot): string[] {
  const target = path.join(folder, ".dev.vars");
  const example = readFileSync(path.join(repoRoot, ".dev.vars.example"), "utf8");
  if (!existsSync(target)) {
    writeFileSync(target, example, { flag: "wx" });
    return [];
  }
  const own = parseEnv(readFileSync(target, "utf8"));
  const added = Object.keys(parseEnv(example)).filter((name) => !(name in own));
  const lines = example.split("\n").filter((line) => added.some((name) => line.startsWith(`${name}=`)));
  if (lines.length > 0) appendFileSync(target, `\n# New in .dev.vars.example:\n${lines.join("\n")}\n`);
  return added;
}

/**
 * Puts the local secrets beside a build, where the Worker's runtime takes them from: one that was made before there were
 * any has none, and one may have others than now.
 */
export function bringSecrets(builtConfig: string, folder: string = repoRoot): void {
  copyFileSync(path.join(folder, ".dev.vars"), path.join(path.dirname(builtConfig), ".dev.vars"));
}
