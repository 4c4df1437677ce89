import { spawn } from "node:child_process";
import path from "node:path";
import { repoRoot } from "./repo-root.mjs";
import { binFolder, toolEnv } from "./tool-env.mjs";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
const isWindows = process.platform === "win32";

/** npm and its shell end on a signal without passing it on; their child is then given another parent. */
function whenOrphaned(act) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, 500);
}

/** Ends what a tool started and could not stop itself, because it was killed: the Worker's runtime above all. */
function endGroupOf(tool) {
  try {
    process.kill(-tool.pid, "SIGKILL");
  } catch {
    // Nobody is left in it, as after every tool that ended by itself.
  }
}

/**
 * Runs a tool, a file named from the root of the repository, with the pinned Node, and ends as it ends.
 *
 * The tool gets a process group of its own: a Ctrl-C then reaches it once, from here, and it can stop the
 * Worker and the stand-ins in order. Should this process be killed, the tool sees its channel close.
 */
export function runTool(file, args) {
  const node = path.join(binFolder, isWindows ? "node.cmd" : "node");
  const tool = spawn(node, [path.join(repoRoot, file), ...args], {
    cwd: repoRoot,
    env: toolEnv(),
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    detached: !isWindows,
    shell: isWindows,
  });
  for (const signal of SIGNALS) process.on(signal, () => tool.kill(signal));
  if (process.env.npm_lifecycle_event) whenOrphaned(() => tool.kill("SIGTERM"));
  tool.on("error", (error) => {
    console.error(error.message);
    process.exit(1);
  });
  tool.on("exit", (code) => {
    if (!isWindows) endGroupOf(tool);
    process.exit(code ?? 1);
  });
}
