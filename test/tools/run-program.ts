import { spawn, type ChildProcess } from "node:child_process";
import { repoRoot } from "./repo-root.mjs";
import { toolEnv } from "./tool-env.mjs";

/** One that hangs is ended, and says so: far beyond what the longest, the journeys, takes on a busy machine. */
const LIMIT_MINUTES = 60;

/** `output` is all that it wrote, in order; `stdout` what was not an error or a warning. */
export type ProgramResult = { code: number; output: string; stdout: string };

export type RunProgram = typeof runProgram;

type ProgramOptions = {
  env?: Record<string, string>;
  /** Where it runs, if not in the repository's root. */
  cwd?: string;
  /** Shows the output while it runs, as well as returning it. */
  show?: boolean;
};

const running = new Set<ChildProcess>();

/** Runs a package's program, in the repository's root unless another folder is named. A code other than 0 is the caller's to judge. */
export function runProgram(
  name: string,
  args: string[],
  options: ProgramOptions = {},
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, {
      cwd: options.cwd ?? repoRoot,
      env: { ...toolEnv(), ...options.env },
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    running.add(child);
    let output = "";
    let stdout = "";
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      if (options.show) process.stdout.write(chunk);
    };
    child.stdout.on("data", collect);
    child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on("data", collect);
    const limit = setTimeout(() => {
      collect(Buffer.from(`\n${name} was stopped: it ran for ${LIMIT_MINUTES} minutes.\n`));
      child.kill();
    }, LIMIT_MINUTES * 60_000);
    limit.unref();
    child.on("error", reject);
    child.on("close", (code) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ code: code ?? 1, output, stdout });
    });
  });
}

/** Interrupts the programs that run, as a Ctrl-C would. */
export function stopPrograms(): void {
  for (const child of running) child.kill("SIGINT");
}
