import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const UP_MS = 30_000;

/** Ends the runtime of this process without a word, as a crash does. False when there is none just now. */
export function killRuntime(): boolean {
  const pid = runtimePid();
  if (pid === null) return false;
  process.kill(pid, "SIGKILL");
  return true;
}

/** The workerd that this process started, by Linux's own list of processes; null while there is none. */
export function runtimePid(): number | null {
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const status = textOf(`/proc/${name}/status`);
    const isOurs =
      new RegExp(`^PPid:\\s+${process.pid}$`, "m").test(status) && /^State:\s+[^Z]/m.test(status);
    if (isOurs && /^Name:\s+workerd/m.test(status)) return Number(name);
  }
  return null;
}

/** Whether the app answers, healthy or not. */
export async function isUp(url: string): Promise<boolean> {
  const answer = await fetch(new URL("/api/health", url)).catch(() => null);
  await answer?.text().catch(() => "");
  return answer !== null;
}

/** Waits until the app is up again. Throws when it does not come. */
export async function untilUp(url: string): Promise<void> {
  const end = Date.now() + UP_MS;
  while (!(await isUp(url))) {
    if (Date.now() > end) throw new Error("The runtime did not come up again.");
    await sleep(50);
  }
}

/** Kills the runtime once it is up (one that dies while it starts is not started again), and waits for the next. */
export async function killAndWait(url: string): Promise<void> {
  await untilUp(url);
  killRuntime();
  await untilUp(url);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
