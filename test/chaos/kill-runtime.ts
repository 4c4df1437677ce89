import { readdirSync, readFileSync } from "node:fs";

/** Ends the runtime of this process without a word, as a crash does. False when there is none just now. */
export function killRuntime(): boolean {
  const pid = runtimeOf(process.pid);
  if (pid === null) return false;
  process.kill(pid, "SIGKILL");
  return true;
}

/** The workerd that a process started, by Linux's own list of processes. */
function runtimeOf(parent: number): number | null {
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const status = textOf(`/proc/${name}/status`);
    const isOurs = new RegExp(`^PPid:\\s+${parent}$`, "m").test(status) && /^State:\s+[^Z]/m.test(status);
    if (isOurs && /^Name:\s+workerd/m.test(status)) return Number(name);
  }
  return null;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
