import { parseArgs } from "node:util";

const USAGE = `npm run bench -- [options]
  --quick            fewer requests, no million rows, half a minute of soak; printed, and not written to the report
  --rounds N         requests a call and a server (1000; 100 with --quick)
  --sizes N,N,...    numbers of assessments (1000,100000,1000000; 1000,20000 with --quick)
  --soak-minutes N   how long memory is watched (10; 0.5 with --quick)
  --only NAME,...    these sections alone; the others stay in the report as they are:`;

export type BenchOptions = {
  quick: boolean;
  rounds: number;
  /** Numbers of assessments, the smallest first. */
  sizes: number[];
  soakMinutes: number;
  /** Names of the sections to run; null for all of them. */
  only: string[] | null;
};

const FULL = { rounds: "1000", sizes: "1000,100000,1000000", soak: "10" };
const QUICK = { rounds: "100", sizes: "1000,20000", soak: "0.5" };

export const benchUsage = (sections: readonly string[]) => `${USAGE}\n      ${sections.join(", ")}`;

/** Reads the command line. Throws with the usage when it cannot. */
export function parseBenchOptions(args: string[], sections: readonly string[]): BenchOptions {
  try {
    const { values } = parseArgs({
      args,
      options: {
        quick: { type: "boolean", default: false },
        rounds: { type: "string" },
        sizes: { type: "string" },
        "soak-minutes": { type: "string" },
        only: { type: "string" },
      },
    });
    const usual = values.quick ? QUICK : FULL;
    const only = values.only?.split(",") ?? null;
    const unknown = only?.find((name) => !sections.includes(name));
    if (unknown !== undefined) throw new Error(`there is no section "${unknown}"`);
    return {
      quick: values.quick,
      rounds: positive(values.rounds ?? usual.rounds),
      sizes: (values.sizes ?? usual.sizes)
        .split(",")
        .map(positive)
        .toSorted((a, b) => a - b),
      soakMinutes: positive(values["soak-minutes"] ?? usual.soak),
      only,
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${message}\n\n${benchUsage(sections)}`, { cause: error });
  }
}

function positive(text: string): number {
  const number = Number(text);
  if (!Number.isFinite(number) || number <= 0) throw new Error(`"${text}" is not a positive number`);
  return number;
}
