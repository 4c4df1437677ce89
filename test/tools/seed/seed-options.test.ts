import { expect, it } from "vitest";
import { runProgram } from "../run-program.ts";

const runSeed = (...args: string[]) =>
  runProgram("node", ["test/tools/run.mjs", "test/tools/seed/seed.ts", ...args]);

it("prints its options on request, with the leads that it makes and what must be stopped", async () => {
  const { code, output } = await runSeed("--help");
  expect(output).toContain("10000, about 6,000 leads");
  expect(output).toContain("Stop npm start first");
  expect(output).not.toContain("Unknown option");
  expect(code).toBe(0);
});

it("refuses an unknown option with the ones there are", async () => {
  const { code, output } = await runSeed("--leads", "5");
  expect(output).toContain("Unknown option '--leads'");
  expect(output).toContain("--assessments N");
  expect(code).toBe(1);
});
