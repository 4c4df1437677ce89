import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";

const USAGE = `npm run chaos -- [scenario ...] [options]
  --without NAME   all but this scenario; can be given again
  --short          a form of a few seconds
  --seed N         the random numbers of an earlier run
  --no-build       run what was built before
  --report FILE    write how many figures held there, as JSON`;

type ChaosOptions = {
  /** Names of the scenarios to run, in the order of the list. */
  scenarios: string[];
  short: boolean;
  seed: number;
  build: boolean;
  report: string | null;
};

export const chaosUsage = (names: readonly string[]) => `${USAGE}\n\nscenarios: ${names.join(", ")}`;

/** Reads the command line. Throws with the usage when it cannot. */
export function parseChaosOptions(args: string[], names: readonly string[]): ChaosOptions {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      allowNegative: true,
      options: {
        without: { type: "string", multiple: true, default: [] },
        short: { type: "boolean", default: false },
        seed: { type: "string" },
        build: { type: "boolean", default: true },
        report: { type: "string" },
      },
    });
    const unknown = [...positionals, ...values.without].find((name) => !names.includes(name));
    if (unknown !== undefined) throw new Error(`there is no scenario "${unknown}"`);
    const seed = values.seed === undefined ? randomInt(1_000_000) : Number(values.seed);
    if (!Number.isInteger(seed)) throw new Error(`"${values.seed}" is no whole number`);
    const asked = positionals.length === 0 ? names : positionals;
    const scenarios = names.filter((name) => asked.includes(name) && !values.without.includes(name));
    return { scenarios, short: values.short, seed, build: values.build, report: values.report ?? null };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${message}\n\n${chaosUsage(names)}`, { cause: error });
  }
}
