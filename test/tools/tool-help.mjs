import { readFileSync } from "node:fs";
import path from "node:path";
import { repoRoot } from "./repo-root.mjs";

/** What `--help` says of a tool: the comment that its file begins with. Empty for one that has a usage of its own. */
export function toolHelp(file) {
  const lines = readFileSync(path.join(repoRoot, file), "utf8").split("\n");
  const end = lines.findIndex((line) => !line.startsWith("// "));
  return lines
    .slice(0, end)
    .map((line) => line.slice("// ".length))
    .join("\n");
}
