import { execFileSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { repoRoot } from "../repo-root.mjs";

type Running = { pid: number; parent: number; command: string };

function runningPrograms(): Running[] {
  try {
    const lines = execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" }).split("\n");
    return lines.flatMap((line) => {
      const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return command ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
    });
  } catch {
    // No ps on this system: a runtime in the way then shows as a port in use.
    return [];
  }
}

/**
 * Ends the runtime of this clone that still holds the port although the program that started it was
 * killed. One whose starter is alive is left alone.
 */
export async function stopOrphanedRuntime(port: number): Promise<void> {
  const programs = runningPrograms();
  const isNode = (pid: number) => programs.some((one) => one.pid === pid && /\bnode\b/.test(one.command));
  const orphans = programs.filter(
    ({ command, parent }) =>
      command.startsWith(repoRoot) &&
      command.includes("workerd serve") &&
      command.includes(`entry=127.0.0.1:${port} `) &&
      !isNode(parent),
  );
  for (const { pid } of orphans) process.kill(pid, "SIGKILL");
  if (orphans.length > 0) await sleep(200);
}
