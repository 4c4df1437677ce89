import { parseArgs } from "node:util";
import { CI_SUITES, filesOf, RELEASE_SUITES, WIDE_SUITES, type Suite } from "./test-suites.ts";

const namesOf = (suites: readonly Suite[]) => suites.map(({ name }) => name).join(", ");

const USAGE = `npm test [-- SUITE …]            what must pass before a release: check, build and every suite
npm test -- SUITE FILE …         some files of one suite; those of journeys in full, at both widths
npm run test:wide [-- SUITE …]   the rest: other journeys, random acts in full, chaos, fuzz, mutants
.ci/run                          both but for random acts in full and mutants, with one total

suites of npm test:   ${namesOf(RELEASE_SUITES)}
suites of test:wide:  ${namesOf(WIDE_SUITES)}

The last line says how many passed and failed. With CI=true, a failed journey is retried once.
CHROMIUM_PATH sets the browser, EVERY_CASE=1 goes through every random case.`;

type TestOptions = {
  help: string | null;
  suites: Suite[];
  /** Types, lint, format and what each page weighs: part of a run that names no suite. */
  check: boolean;
};

/** Reads the command line. Throws with the usage when it cannot. */
export function parseTestOptions(args: string[]): TestOptions {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        wide: { type: "boolean", default: false },
        all: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
    const offered = values.all ? CI_SUITES : values.wide ? WIDE_SUITES : RELEASE_SUITES;
    const isSuite = (word: string) => offered.some(({ name }) => name === word);
    const files = positionals.filter((word) => !isSuite(word));
    const suites = offered.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
    if (files.length > 0 && suites.length !== 1) {
      throw new Error(`"${files[0]}" is not a suite. Files follow the name of one suite.`);
    }
    return {
      help: values.help ? USAGE : null,
      suites: files.length > 0 ? suites.map((suite) => filesOf(suite, files)) : suites,
      check: positionals.length === 0 && !values.wide,
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${message}\n\n${USAGE}`, { cause: error });
  }
}
