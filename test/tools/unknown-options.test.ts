import { expect, it } from "vitest";
import { runProgram } from "./run-program.ts";

it.each([
  "deploy/land-migrations.ts",
  "deploy/content-check.ts",
  "deploy/deploy.ts",
  "measure/size-report.ts",
])("%s refuses an option that it does not have, in one line", async (tool) => {
  const { code, output } = await runProgram("node", [
    "test/tools/run.mjs",
    `test/tools/${tool}`,
    "--state",
    "x",
  ]);
  expect(output.trim()).toMatch(/^Unknown option '--state'.*$/);
  expect(code).toBe(1);
});
