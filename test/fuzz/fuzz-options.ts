import { parseArgs } from "node:util";

/** What `npm run fuzz -- --help` says. */
export const USAGE = `npm run fuzz -- [options]
  --requests N     how many hostile requests (10000)
  --seed N         run those of an earlier run again
  --only N         of that run this request alone, with its answer
  --concurrency N  how many at once (12)
  --no-build       fuzz what was built before`;

export type FuzzOptions = {
  requests: number;
  seed: number;
  only: number | null;
  concurrency: number;
  build: boolean;
};

function natural(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`"${text}" is not a number`);
  return number;
}

/** Reads the command line. Throws with the usage when it cannot. */
export function parseFuzzOptions(args: string[]): FuzzOptions {
  try {
    const { values } = parseArgs({
      args,
      allowNegative: true,
      options: {
        requests: { type: "string", default: "10000" },
        seed: { type: "string", default: String(Math.floor(Math.random() * 1_000_000)) },
        only: { type: "string" },
        concurrency: { type: "string", default: "12" },
        build: { type: "boolean", default: true },
      },
    });
    return {
      requests: natural(values.requests),
      seed: natural(values.seed),
      only: values.only === undefined ? null : natural(values.only),
      concurrency: Math.max(1, natural(values.concurrency)),
      build: values.build,
    };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`, { cause: error });
  }
}
