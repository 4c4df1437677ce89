// `npm run faults -- [--suite unit|worker|journeys] [--all] [NAME …]`: makes each seeded fault in a copy of the tree,
// runs the tests that are named beside it, with --all the whole suite, and says whether they fail. Names are parts of
// names of faults.
import { parseArgs } from "node:util";
import { z } from "zod";
import { fail } from "../../fail.ts";
import { stopPrograms } from "../../run-program.ts";
import { replacedOnce, ScratchCopy } from "../../scratch-copy.ts";
import { stopWithParent } from "../../start/stop-with-parent.ts";
import { releaseJourneys } from "./release-journeys.ts";
import { SEEDED_FAULTS, type SeededFault } from "./seeded-faults.ts";

type Suite = SeededFault["suite"];
const suiteSchema = z.optional(z.enum(["unit", "worker", "journeys"]));

/** Where the tests of a suite are that may see a fault; those of this folder see that the place is another. */
const WHOLE: Record<Suite, string[]> = {
  unit: ["test/domain", "test/web"],
  worker: ["routes", "db", "chat", "delivery", "cron", "http"].map((folder) => `test/${folder}`),
  journeys: ["test/e2e"],
};

function inWholeSuite({ name, file, from, to, suite }: SeededFault): SeededFault {
  return { name, file, from, to, suite, files: WHOLE[suite] };
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The runs of their tests: one, or one for each width. */
function runsOf(suite: Suite, faults: readonly SeededFault[]): [program: string, args: string[]][] {
  const files = [...new Set(faults.flatMap((fault) => fault.files))];
  if (suite !== "journeys") {
    return [["vitest", ["run", "--config=test/vitest.config.ts", `--project=${suite}`, ...files]]];
  }
  const byProject = Map.groupBy(faults, ({ project }) => project ?? "desktop");
  return Array.from(byProject, ([project, ones]) => {
    const titles = ones.flatMap(({ journey }) => (journey === undefined ? [] : [escaped(journey)]));
    const own = [...new Set(ones.flatMap((fault) => fault.files))];
    const args = ["test", "--config=test/playwright.config.ts", `--project=${project}`];
    const only = titles.length > 0 ? ["-g", titles.join("|")] : [];
    return ["playwright", [...args, "--workers=1", ...only, ...own]];
  });
}

/** The output of the tests of these faults if they fail, else null. Throws if they could not be run at all. */
async function redOutput(
  copy: ScratchCopy,
  suite: Suite,
  faults: readonly SeededFault[],
): Promise<string | null> {
  for (const [program, args] of runsOf(suite, faults)) {
    const { code, output } = await copy.run(program, args);
    if (/No tests? (files )?found|The build failed|Startup Error/.test(output)) throw new Error(output);
    if (code !== 0) return output;
  }
  return null;
}

/** The test files that say so. */
function failedIn(output: string): string[] {
  const failed = output.split("\n").filter((line) => /FAIL|^\s+\d+\) |\.spec\.ts:\d+/.test(line));
  return [...new Set(failed.flatMap((line) => /\b[\w./-]+\.(?:test|spec)\.tsx?/.exec(line)?.[0] ?? []))];
}

/** All of them at once: one that does not compile is no fault that a test has to see. */
async function requireCompiles(copy: ScratchCopy, faults: readonly SeededFault[]): Promise<void> {
  const before = new Map(faults.map(({ file }) => [file, copy.read(file)]));
  for (const fault of faults) make(copy, fault);
  const { code, output } = await copy.run("tsc", ["-b"]);
  for (const [file, text] of before) copy.write(file, text);
  if (code !== 0) throw new Error(`These faults do not compile.\n${output}`);
}

function make(copy: ScratchCopy, { name, file, from, to }: SeededFault): void {
  copy.write(file, replacedOnce(copy.read(file), from, to, `${name} (${file})`));
}

/** Routes of pages read what a build has made of them. Journeys build for themselves. */
async function build(copy: ScratchCopy): Promise<void> {
  const { code, output } = await copy.run("vite", ["build"]);
  if (code !== 0) throw new Error(`The copy could not be built.\n${output}`);
}

/** The faults that their tests did not see. */
async function trySuite(copy: ScratchCopy, suite: Suite, faults: readonly SeededFault[]): Promise<string[]> {
  if (suite === "worker") await build(copy);
  const asTheyAre = await redOutput(copy, suite, faults);
  if (asTheyAre !== null) throw new Error(`The tests of ${suite} fail without a fault.\n${asTheyAre}`);
  const released = suite === "journeys" ? await releaseJourneys(copy) : null;
  const missed: string[] = [];
  for (const fault of faults) {
    const text = copy.read(fault.file);
    make(copy, fault);
    const begun = performance.now();
    const output = await redOutput(copy, suite, [fault]);
    copy.write(fault.file, text);
    if (output === null) missed.push(fault.name);
    const walked = `${fault.project ?? "desktop"} ${fault.journey}`;
    const by = released === null || released.has(walked) ? "npm test" : "the wide run";
    const said = output === null ? "NOT CAUGHT" : `caught by ${by}`;
    const seconds = Math.round((performance.now() - begun) / 1000);
    console.log(`${said}  ${fault.name}  (${failedIn(output ?? "").join(", ")} ${seconds} s)`);
  }
  return missed;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { suite: { type: "string" }, all: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const only = suiteSchema.parse(values.suite);
  const faults = SEEDED_FAULTS.filter(
    ({ suite, name }) =>
      (only === undefined || suite === only) &&
      (positionals.length === 0 || positionals.some((part) => name.includes(part))),
  ).map((fault) => (values.all ? inWholeSuite(fault) : fault));
  const copy = await ScratchCopy.make();
  let areAllSeen = false;
  try {
    await requireCompiles(copy, faults);
    const missed: string[] = [];
    for (const [suite, ones] of Map.groupBy(faults, (fault) => fault.suite)) {
      missed.push(...(await trySuite(copy, suite, ones)));
    }
    console.log(`${faults.length - missed.length} of ${faults.length} seeded faults are caught.`);
    areAllSeen = missed.length === 0;
  } finally {
    copy.remove();
  }
  // Listening for the program that started this one would keep it alive.
  process.exit(areAllSeen ? 0 : 1);
}

stopWithParent(() => Promise.resolve(stopPrograms()));
await main().catch(fail);
