import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { repoRoot } from "../repo-root.mjs";
import { runProgram } from "../run-program.ts";

/** How many tests of a suite came out how. */
export type SuiteCounts = { passed: number; failed: number; skipped: number };

type Suite = {
  name: string;
  program: [string, ...string[]];
  /** Where the suite writes its report, and what the report says. */
  report: string;
  count: (report: unknown) => SuiteCounts;
};

const reportFile = (name: string) => path.join(repoRoot, "test-results", `${name}.json`);

/** A number in a report; a report without it counts as nothing, and nothing run is a failure. */
function numberAt(report: unknown, ...keys: string[]): number {
  const value = keys.reduce<unknown>(
    (at, key) =>
      typeof at === "object" && at !== null ? Object.entries(at).find(([name]) => name === key)?.[1] : null,
    report,
  );
  return typeof value === "number" ? value : 0;
}

function vitestSuite(project: string): Suite {
  const report = reportFile(project);
  return {
    name: project,
    program: [
      "vitest",
      "run",
      "--config=test/vitest.config.ts",
      `--project=${project}`,
      "--silent=passed-only",
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    report,
    count: (json) => ({
      passed: numberAt(json, "numPassedTests"),
      failed: numberAt(json, "numFailedTests"),
      skipped: numberAt(json, "numPendingTests") + numberAt(json, "numTodoTests"),
    }),
  };
}

const chaosSuite: Suite = {
  name: "chaos",
  program: ["node", "test/chaos/chaos.ts", "--short", "--no-build", `--report=${reportFile("chaos")}`],
  report: reportFile("chaos"),
  count: (json) => ({ passed: numberAt(json, "passed"), failed: numberAt(json, "failed"), skipped: 0 }),
};

/** Every suite, in the order of running: the quickest to fail come first. */
export const SUITES: Suite[] = [
  vitestSuite("unit"),
  vitestSuite("worker"),
  {
    name: "journeys",
    program: ["playwright", "test", "--config=test/playwright.config.ts", "--reporter=dot,json"],
    report: reportFile("journeys"),
    count: (json) => ({
      passed: numberAt(json, "stats", "expected") + numberAt(json, "stats", "flaky"),
      failed: numberAt(json, "stats", "unexpected"),
      skipped: numberAt(json, "stats", "skipped"),
    }),
  },
  // It finds processes, and fills disks, by Linux's own means.
  ...(process.platform === "linux" ? [chaosSuite] : []),
];

/** Runs a suite and counts. A suite that ends badly, or runs nothing, has at least one failure. */
export async function runSuite({ program: [name, ...args], report, count }: Suite): Promise<SuiteCounts> {
  rmSync(report, { force: true });
  const { code } = await runProgram(name, args, { show: true, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
  const counts = count(readReport(report));
  const broken = code !== 0 || counts.passed + counts.failed === 0;
  return { ...counts, failed: broken ? Math.max(counts.failed, 1) : counts.failed };
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
