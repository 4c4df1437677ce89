import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { repoRoot } from "../repo-root.mjs";

type Lockfile = { packages: Record<string, { optionalDependencies?: Record<string, string> }> };

/** Whether a package that one at `from` asks for is in the lockfile: beside it, or further up. */
function isLocked({ packages }: Lockfile, from: string, name: string): boolean {
  const folders = from
    .split("/node_modules/")
    .map((_, depth, parts) => parts.slice(0, depth + 1).join("/node_modules/"));
  return ["", ...folders].some((folder) => `${folder ? `${folder}/` : ""}node_modules/${name}` in packages);
}

// npm leaves out what the registry at hand lacks, and `npm ci` then refuses the whole lockfile.
it("locks the packages of every system, not only of the one it was written on", () => {
  const lockfile: Lockfile = JSON.parse(readFileSync(path.join(repoRoot, "package-lock.json"), "utf8"));
  const missing = Object.entries(lockfile.packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(lockfile, from, name)),
  );
  expect(missing).toEqual([]);
});
