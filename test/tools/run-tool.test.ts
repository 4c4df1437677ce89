import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { repoRoot } from "./repo-root.mjs";
import { runProgram } from "./run-program.ts";

/** Starts a program that speaks up after some seconds, as the Worker's runtime would go on, and is killed. */
const KILLED_TOOL = `
  import { spawn } from "node:child_process";
  const going = spawn(process.execPath, ["-e", "setTimeout(() => console.log('still there'), 8000)"], {
    stdio: "inherit",
  });
  going.once("spawn", () => process.kill(process.pid, "SIGKILL"));`;

it.skipIf(process.platform === "win32")("ends what a killed tool leaves running", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "bpm-funnel-tool-"));
  const file = path.join(folder, "tool.mjs");
  writeFileSync(file, KILLED_TOOL);
  const named = JSON.stringify(path.relative(repoRoot, file));
  const script = `import { runTool } from "./test/tools/run-tool.mjs"; runTool(${named}, []);`;
  // What still runs holds the output open, so this waits for it.
  const { code, output } = await runProgram("node", ["--input-type=module", "-e", script]);
  rmSync(folder, { recursive: true });
  expect({ code, output }).toEqual({ code: 1, output: "" });
});
