// What each command is for:
//
// | command                          | runs                                                                      |
// | -------------------------------- | ------------------------------------------------------------------------- |
// | `npm test`                       | what a release must not fail: check, build, plain tests, Worker tests,    |
// |                                  | the journeys of a release, kills and an outage                            |
// | `npm run test:wide`              | the rest: the other journeys, random acts in full, the other chaos, fuzz, |
// |                                  | the README's four changes, mutants of what has changed                    |
// | `.ci/run`                        | an install, then both but for what is run by hand (below), with one sum   |
// | `npm test -- unit FILE …`        | one suite (unit, worker, journeys, chaos), or some files of it            |
// | `npm run check`                  | types, lint and format alone                                              |
// | `npm run mutants`, `fuzz`, `chaos` | these alone and in full; each says how with `--help`                    |
//
// Which journeys belong where is said by their tags (`test/e2e/journey.ts`).
import { globSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { repoRoot } from "../repo-root.mjs";
import { runProgram } from "../run-program.ts";

/** How many tests of a suite came out how. */
export type SuiteCounts = { passed: number; failed: number; skipped: number };

export type Suite = {
  name: string;
  program: [string, ...string[]];
  env?: Record<string, string>;
  /** Files (of chaos: scenarios) to run; without them the program runs all of its own. */
  files?: string[];
  /** Runs beside the suite before it: it waits more than it works. */
  besideFormer?: true;
  /** Where the suite writes its report. One without a report is one test. */
  report?: string;
  count?: (report: unknown) => SuiteCounts;
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

function vitestSuite(name: string, ...options: string[]): Suite {
  const report = reportFile(name);
  return {
    name,
    program: [
      "vitest",
      "run",
      "--config=test/vitest.config.ts",
      ...options,
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

function journeySuite(journeys: "release" | "wide", name: string): Suite {
  const report = reportFile(name);
  return {
    name,
    program: ["playwright", "test", "--config=test/playwright.config.ts", "--reporter=dot,json"],
    env: { JOURNEYS: journeys, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
    count: (json) => ({
      passed: numberAt(json, "stats", "expected") + numberAt(json, "stats", "flaky"),
      failed: numberAt(json, "stats", "unexpected"),
      skipped: numberAt(json, "stats", "skipped"),
    }),
  };
}

/** What loses leads soonest. */
const SHORT_CHAOS = ["kills", "outage"];

/** Chaos finds processes, and fills disks, by Linux's own means. */
function chaosSuites(name: string, which: string[]): Suite[] {
  const report = reportFile(name);
  const suite: Suite = {
    name,
    program: ["node", "test/chaos/chaos.ts", "--short", "--no-build", `--report=${report}`],
    files: which,
    besideFormer: true,
    report,
    count: (json) => ({ passed: numberAt(json, "passed"), failed: numberAt(json, "failed"), skipped: 0 }),
  };
  return process.platform === "linux" ? [suite] : [];
}

/** Tests that go through a share of their random cases, unless `EVERY_CASE` asks for each one. */
function filesOfRandomActs(): string[] {
  const files = globSync("test/**/*.test.{ts,tsx}", { cwd: repoRoot });
  return files
    .filter((file) => readFileSync(path.join(repoRoot, file), "utf8").includes("randomCases("))
    .sort();
}

/** `npm test`, in the order of running: the quickest to fail come first. */
export const RELEASE_SUITES: readonly Suite[] = [
  vitestSuite("unit", "--project=unit"),
  vitestSuite("worker", "--project=worker"),
  ...chaosSuites("chaos", SHORT_CHAOS),
  journeySuite("release", "journeys"),
];

/** `npm run test:wide`. */
export const WIDE_SUITES: readonly Suite[] = [
  journeySuite("wide", "wide-journeys"),
  { ...vitestSuite("random-acts"), env: { EVERY_CASE: "1" }, files: filesOfRandomActs() },
  { name: "fuzz", program: ["node", "test/fuzz/fuzz.ts", "--no-build"] },
  ...chaosSuites(
    "long-chaos",
    SHORT_CHAOS.map((name) => `--without=${name}`),
  ),
  { name: "readme-changes", program: ["node", "test/tools/changes/try-changes.ts"] },
  { name: "mutants", program: ["node", "test/tools/mutants/mutants.ts", "--changed"] },
];

/** Of the wide run, what takes longer than a change may wait for: run by hand, or at night. */
const BY_HAND = ["random-acts", "readme-changes", "mutants"];

/** `.ci/run`. */
export const CI_SUITES: readonly Suite[] = [
  ...RELEASE_SUITES,
  ...WIDE_SUITES.filter(({ name }) => !BY_HAND.includes(name)),
];

/** Some files of a suite; of a journey's file everything is walked, at both widths. */
export function filesOf(suite: Suite, files: string[]): Suite {
  return { ...suite, files, env: { ...suite.env, ...(suite.env?.["JOURNEYS"] && { JOURNEYS: "all" }) } };
}

/** Runs a suite and counts. A suite that ends badly, or runs nothing, has at least one failure. */
export async function runSuite(suite: Suite): Promise<SuiteCounts> {
  const [name, ...args] = suite.program;
  if (suite.report) rmSync(suite.report, { force: true });
  const options = { show: true, ...(suite.env && { env: suite.env }) };
  const { code } = await runProgram(name, [...args, ...(suite.files ?? [])], options);
  const alone = { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 };
  const counts = suite.count?.(readReport(suite.report)) ?? alone;
  const broken = code !== 0 || counts.passed + counts.failed === 0;
  return { ...counts, failed: broken ? Math.max(counts.failed, 1) : counts.failed };
}

function readReport(file: string | undefined): unknown {
  try {
    return file === undefined ? null : JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
