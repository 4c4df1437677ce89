// `npm run mutants [-- FILE …]`: breaks each rule that decides something, one place at a time, runs the
// plain tests that import it, and lists the breaks that none of them noticed.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { createVitest, type TestSpecification, type Vitest } from "vitest/node";
import { mutantsOf, mutated, type Mutant } from "./mutants-of.ts";
import { repoRoot } from "../repo-root.mjs";

const RULES = [
  "worker/domain/{analytics,consent,scoring}/*.ts",
  "worker/domain/answers/contact*.ts",
  "worker/domain/interview/claim*.ts",
  "worker/delivery/**/{back-off,*-answer,*-outcome,peer-fetch}.ts",
  "web/features/admin/edit/version-conflict.ts",
  "web/features/quiz/quiz-place.ts",
];
/** The tests that need no Worker's runtime. */
const TESTS = ["test/{domain,web}/**/*.test.{ts,tsx}", "test/delivery/{answers,back-off}.test.ts"];
const TOO_LONG_MS = 60_000;

/** A broken loop may never end; that is noticed, too. */
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

  async run(text: string): Promise<Result> {
    this.#text = text;
    const vitest = (this.#vitest ??= await this.#start());
    vitest.invalidateFile(this.#file);
    this.#tests ??= await vitest.getRelevantTestSpecifications();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), TOO_LONG_MS)));
    const run = await Promise.race([vitest.runTestSpecifications(this.#tests), late]);
    clearTimeout(timer);
    if (!run) await this.close();
    if (!run) return "too long";
    return run.unhandledErrors.length === 0 && run.testModules.every((module) => module.ok())
      ? "passed"
      : "failed";
  }

  async close(): Promise<void> {
    await this.#vitest?.close();
    this.#vitest = null;
    this.#tests = null;
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
        setupFiles: ["test/setup/unit.ts"],
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

/** Tries every mutant of a file; says how many there are and which survived. */
async function tryFile(file: string): Promise<{ file: string; mutants: number; survivors: string[] }> {
  const subject = new Subject(file);
  const mutants = mutantsOf(file, subject.source);
  const survivors: string[] = [];
  if (mutants.length > 0 && (await subject.run(subject.source)) !== "passed") {
    throw new Error(`${file}: its tests fail as it is.`);
  }
  for (const mutant of mutants) {
    if ((await subject.run(mutated(subject.source, mutant))) !== "passed") continue;
    survivors.push(describe(file, subject.source, mutant));
  }
  await subject.close();
  return { file, mutants: mutants.length, survivors };
}

const asked = process.argv.slice(2);
for (const file of asked.length > 0 ? asked : globSync(RULES, { cwd: repoRoot }).sort()) {
  const { mutants, survivors } = await tryFile(file);
  if (mutants > 0) console.log(`${file}: ${mutants - survivors.length} of ${mutants} noticed`);
  for (const survivor of survivors) console.log(survivor);
}
// Vitest leaves the last mutant's failure here.
process.exitCode = 0;
