import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { createVitest, type TestSpecification, type Vitest } from "vitest/node";
import { mutantsOf, mutated, type Mutant } from "./mutants-of.ts";
import { TEST_FILE_MAX_MS } from "./test-file-max.ts";
import { fail } from "../fail.ts";
import { repoRoot } from "../repo-root.mjs";
import { runProgram } from "../run-program.ts";

const USAGE = `npm run mutants [-- FILE …] [options]
  Breaks each rule that decides something, one place at a time, runs the plain tests that import it,
  and lists the breaks that none of them noticed. A reader judges those: some change nothing.
  --changed   only rules changed since the main branch, or by the last commit on it, for two minutes at most`;
/** Part of the wide run, which is to end. */
const CHANGED_MOST_MS = 2 * 60_000;

const RULES = [
  "worker/domain/{calls/consequences,figures/analytics,offers/scoring,people/consent}/*.ts",
  "worker/domain/funnel/answers/contact*.ts",
  "worker/domain/funnel/interview/{claim*,*-answer}.ts",
  "worker/delivery/**/{back-off,*-answer,*-outcome,peer-fetch}.ts",
  "web/features/kit/edit/version-conflict.ts",
  "web/features/funnel/quiz/quiz-place.ts",
];
/** The tests that need no Worker's runtime. */
const TESTS = ["test/{domain,web}/**/*.test.{ts,tsx}", "test/delivery/{answers,back-off}.test.ts"];
type Result = "passed" | "failed" | "too long";

/** A source under test, in a Vitest of its own that reads the source's text from here. */
class Subject {
  readonly #file: string;
  readonly source: string;
  #text: string;
  #vitest: Vitest | null = null;
  #tests: TestSpecification[] | null = null;

  constructor(file: string) {
    this.#file = path.join(repoRoot, file);
    this.source = readFileSync(this.#file, "utf8");
    this.#text = this.source;
  }

  /** What its tests say of this text as its source. */
  async run(text: string): Promise<Result> {
    this.#text = text;
    const vitest = (this.#vitest ??= await this.#start());
    vitest.invalidateFile(this.#file);
    this.#tests ??= await vitest.getRelevantTestSpecifications();
    const start = performance.now();
    const { unhandledErrors, testModules } = await vitest.runTestSpecifications(this.#tests);
    if (unhandledErrors.length === 0 && testModules.every((module) => module.ok())) return "passed";
    return performance.now() - start < TEST_FILE_MAX_MS ? "failed" : "too long";
  }

  async close(): Promise<void> {
    await this.#vitest?.close();
  }

  #start(): Promise<Vitest> {
    const load = (id: string) => (id === this.#file ? this.#text : null);
    return createVitest(
      "test",
      {
        config: false,
        root: repoRoot,
        include: TESTS,
        related: [this.#file],
        testTimeout: TEST_FILE_MAX_MS,
        setupFiles: ["test/setup/unit.ts", "test/tools/mutants/end-in-time.ts"],
        // It is keyed by what the file on the disk says.
        fsModuleCache: false,
        bail: 1,
        watch: false,
        reporters: [{}],
        silent: true,
      },
      { plugins: [{ name: "mutant", enforce: "pre", load }] },
    );
  }
}

function describe(file: string, source: string, { start, end, text }: Mutant): string {
  const line = source.slice(0, start).split("\n").length;
  return `  ${file}:${line}  ${source.slice(start, end).replaceAll(/\s+/g, " ")}  →  ${text.trim()}`;
}

type Tried = { mutants: number; tooLong: number; survivors: string[] };

/** Tries a file's mutants until then; says how many that were, which survived, and how many never ended. */
async function tryFile(file: string, until: number): Promise<Tried> {
  const subject = new Subject(file);
  const mutants = mutantsOf(file, subject.source);
  const tried: Tried = { mutants: 0, tooLong: 0, survivors: [] };
  if (mutants.length === 0) return tried;
  if ((await subject.run(subject.source)) !== "passed") {
    throw new Error(`${file}: its tests fail as it is.`);
  }
  for (const mutant of mutants) {
    if (performance.now() > until) break;
    const result = await subject.run(mutated(subject.source, mutant));
    tried.mutants += 1;
    if (result === "too long") tried.tooLong += 1;
    if (result === "passed") tried.survivors.push(describe(file, subject.source, mutant));
  }
  await subject.close();
  return tried;
}

async function git(...args: string[]): Promise<string> {
  const { code, stdout } = await runProgram("git", args);
  return code === 0 ? stdout.trim() : "";
}

/** Rules that differ from the main branch; on it, from the commit before. A clone of one commit has none. */
async function changedRules(): Promise<string[]> {
  const [head, base] = [await git("rev-parse", "HEAD"), await git("merge-base", "HEAD", "origin/main")];
  const before = base === "" || base === head ? "HEAD~1" : base;
  const changed = new Set((await git("diff", "--name-only", "--diff-filter=d", before)).split("\n"));
  return rules().filter((file) => changed.has(file));
}

const rules = () => globSync(RULES, { cwd: repoRoot }).sort();

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { changed: { type: "boolean", default: false }, help: { type: "boolean", default: false } },
  });
  if (values.help) return console.log(USAGE);
  const until = values.changed ? performance.now() + CHANGED_MOST_MS : Infinity;
  const files = values.changed ? await changedRules() : positionals.length > 0 ? positionals : rules();
  for (const file of files) {
    const { mutants, tooLong, survivors } = await tryFile(file, until);
    const ofThose = tooLong > 0 ? `, ${tooLong} of them by never ending` : "";
    if (mutants > 0) console.log(`${file}: ${mutants - survivors.length} of ${mutants} noticed${ofThose}`);
    for (const survivor of survivors) console.log(survivor);
  }
  // Vitest leaves the last mutant's failure here.
  process.exitCode = 0;
}

await main().catch(fail);
