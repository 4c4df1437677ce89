import { spawn } from "node:child_process";
import path from "node:path";
import { quietEnv } from "./quiet-env.mjs";
import { repoRoot } from "./repo-root.mjs";

const SEARCH_PATH = path.join(repoRoot, "node_modules", ".bin") + path.delimiter + process.env["PATH"];
export type ProgramResult = { code: number; output: string };

type ProgramOptions = {
  env?: Record<string, string>;
  /** Shows the output while it runs, as well as returning it. */
  show?: boolean;
};

/** Runs a package's program in the repository root. A code other than 0 is the caller's to judge. */
export function runProgram(
  name: string,
  args: string[],
  options: ProgramOptions = {},
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, {
      cwd: repoRoot,
      env: { ...process.env, ...quietEnv, PATH: SEARCH_PATH, ...options.env },
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    let output = "";
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      if (options.show) process.stdout.write(chunk);
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
