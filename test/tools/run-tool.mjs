import { spawn } from "node:child_process";
import path from "node:path";
import { quietEnv } from "./quiet-env.mjs";
import { repoRoot } from "./repo-root.mjs";

const binFolder = path.join(repoRoot, "node_modules", ".bin");
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/** npm and its shell end on a signal without passing it on; their child is then given another parent. */
function whenOrphaned(act) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, 500);
}

/**
 * Runs a tool, named by its path from the root, with the pinned Node, and ends as it ends.
 *
 * The tool gets a process group of its own: a Ctrl-C then reaches it once, from here, and it can stop the
 * Worker and the stand-ins in order. Should this process be killed, the tool sees its channel close.
 */
export function runTool(script, args) {
  const tool = spawn(
    path.join(binFolder, process.platform === "win32" ? "node.cmd" : "node"),
    [path.join(repoRoot, script), ...args],
    {
      cwd: repoRoot,
      env: { ...process.env, ...quietEnv, PATH: binFolder + path.delimiter + process.env.PATH },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      detached: process.platform !== "win32",
      shell: process.platform === "win32",
    },
  );
  for (const signal of SIGNALS) process.on(signal, () => tool.kill(signal));
  if (process.env.npm_lifecycle_event) whenOrphaned(() => tool.kill("SIGTERM"));
  tool.on("error", (error) => {
    console.error(error.message);
    process.exit(1);
  });
  tool.on("exit", (code) => process.exit(code ?? 1));
}
