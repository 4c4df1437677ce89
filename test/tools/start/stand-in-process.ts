import { fork } from "node:child_process";
import path from "node:path";
import { repoRoot } from "../repo-root.mjs";

export type StandInProcess = {
  url: string;
  pid: number;
  /** Settles when the process is gone. */
  exited: Promise<void>;
  stop: () => Promise<void>;
};

type StandInOptions = { port: number; args: Record<string, string>; env?: Record<string, string> };

/** Starts a stand-in of `test/fakes` in a process of its own. Rejects when it dies before it listens. */
export async function startStandIn(
  name: "access" | "booking",
  options: StandInOptions,
): Promise<StandInProcess> {
  const args = Object.entries({ port: String(options.port), ...options.args }).flatMap(([key, value]) => [
    `--${key}`,
    value,
  ]);
  const child = fork(path.join(repoRoot, "test", "fakes", name, "main.ts"), args, {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { ...process.env, ...options.env },
    // Whoever runs this under a loader or a test runner does not mean it for the stand-in.
    execArgv: [],
  });
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.once("message", () => resolve());
    child.once("error", reject);
    void exited.then(() => reject(new Error(`The ${name} stand-in ended before it could answer.`)));
  });
  const stop = () => {
    child.kill("SIGTERM");
    return exited;
  };
  return { url: `http://localhost:${options.port}`, pid: child.pid ?? 0, exited, stop };
}
