import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { repoRoot } from "../repo-root.mjs";
import { runProgram } from "../run-program.ts";

const SOURCES = [
  "web",
  "worker",
  "migrations",
  "wrangler.toml",
  "vite.config.ts",
  ".dev.vars",
  "package-lock.json",
];
/** What `vite build` writes last for the Worker: its configuration, paths and vars resolved. */
export const BUILT_CONFIG = path.join(repoRoot, "dist", "bpm_funnel", "wrangler.json");

/** The newest change below a path, in ms. Folders count too: a removed file touches only its folder. */
function newestChange(file: string): number {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(file)
    .filter((name) => name !== ".wrangler" && name !== "env.d.ts")
    .map((name) => newestChange(path.join(file, name)));
  return Math.max(stat.mtimeMs, ...inside);
}

/** Whether the build was made for production, whose vars do not belong on this machine. */
function isForProduction(): boolean {
  const { name, topLevelName } = JSON.parse(readFileSync(BUILT_CONFIG, "utf8"));
  return name !== topLevelName;
}

/** Whether the build is missing, older than a source or not a local one. */
export function buildIsStale(): boolean {
  const built = statSync(BUILT_CONFIG, { throwIfNoEntry: false });
  if (!built || isForProduction()) return true;
  return SOURCES.some((source) => newestChange(path.join(repoRoot, source)) > built.mtimeMs);
}

/** Builds the app into `dist/`. Throws with the build's own output when it fails. */
export async function buildApp(): Promise<void> {
  const { code, output } = await runProgram("vite", ["build", "--logLevel", "warn"]);
  if (code !== 0) throw new Error(`The build failed.\n${output}`);
}
