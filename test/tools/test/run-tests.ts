import { rmSync } from "node:fs";
import path from "node:path";
import { buildApp, buildIsStale } from "../start/build-app.ts";
import { fail } from "../fail.ts";
import { ensureLocalSecrets } from "../start/local-secrets.ts";
import { repoRoot } from "../repo-root.mjs";
import { runProgram, stopPrograms } from "../run-program.ts";
import { stopWithParent } from "../start/stop-with-parent.ts";
import { parseTestOptions } from "./test-options.ts";
import { runSuite, type Suite, type SuiteCounts } from "./test-suites.ts";

/** Something that has to succeed before the tests mean anything. Its output is shown when it fails. */
type Step = { name: string; run: () => Promise<void> };

function programStep(name: string, program: string, ...args: string[]): Step {
  return {
    name,
    run: async () => {
      const { code, output } = await runProgram(program, args);
      if (code !== 0) throw new Error(output);
    },
  };
}

const scriptStep = (name: string, script: string) => programStep(name, "npm", "run", "--silent", script);

/** Lines of steps: the lines run side by side, the steps of a line one after another. */
function stepsBefore(check: boolean): Step[][] {
  const types = scriptStep("types", "types");
  const build = { name: "build", run: async () => (buildIsStale() ? buildApp() : undefined) };
  if (!check) return [[types, build]];
  return [
    [types, scriptStep("typecheck", "typecheck")],
    [
      programStep("format", "oxfmt", "--check"),
      scriptStep("lint", "lint"),
      build,
      scriptStep("size report", "size"),
    ],
  ];
}

/** How many steps of a line fail. What comes after one that failed is tried all the same. */
async function failures(steps: readonly Step[]): Promise<number> {
  let failed = 0;
  for (const step of steps) if (!(await succeeds(step))) failed += 1;
  return failed;
}

async function succeeds({ name, run }: Step): Promise<boolean> {
  const started = Date.now();
  try {
    await run();
    console.log(`${name}: fine (${seconds(started)})`);
    return true;
  } catch (error) {
    console.error(`${name}: FAILED\n${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

async function counted(suite: Suite): Promise<SuiteCounts> {
  const started = Date.now();
  const counts = await runSuite(suite);
  const skipped = counts.skipped ? `, ${counts.skipped} skipped` : "";
  console.log(
    `\n${suite.name}: ${counts.passed} passed, ${counts.failed} failed${skipped} (${seconds(started)})`,
  );
  return counts;
}

/** The suites in their order, each with those that run beside it. */
function sideBySide(suites: readonly Suite[]): Suite[][] {
  const groups: Suite[][] = [];
  for (const suite of suites) {
    const former = groups.at(-1);
    if (suite.besideFormer && former) former.push(suite);
    else groups.push([suite]);
  }
  return groups;
}

async function main(): Promise<void> {
  const { help, suites, check } = parseTestOptions(process.argv.slice(2));
  if (help) {
    console.log(help);
    return;
  }
  stopWithParent(async () => stopPrograms());

  rmSync(path.join(repoRoot, "test-results"), { recursive: true, force: true });
  ensureLocalSecrets();
  let passed = 0;
  let failed = 0;
  for (const fails of await Promise.all(stepsBefore(check).map(failures))) failed += fails;
  for (const together of sideBySide(suites)) {
    for (const counts of await Promise.all(together.map(counted))) {
      passed += counts.passed;
      failed += counts.failed;
    }
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

main().catch(fail);
