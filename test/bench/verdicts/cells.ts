import { ACCOUNTS, pastOf, type Account } from "./accounts.ts";
import { drawsFrom } from "./draws.ts";
import { looksAt, type Truth } from "./look.ts";
import { SIZES, type TrueLaw } from "./true-laws.ts";

/** Returns that a verdict is wrong about, if it is one: at 1 both are, above it 'Loses' is. */
const RETURNS = [1, 1.2];
/** What the ad's deals are worth beside those of others. */
const TIMES = [1 / 3, 1, 3];
const TRUTHS = RETURNS.flatMap((trueReturn) => TIMES.map((times): Truth => ({ trueReturn, times })));

/** One kind of account, of which many are made. */
type Cell = { lag: TrueLaw; account: Account; size: (typeof SIZES)[number]; truth: Truth };

/** How often something is said of it, as shares of the runs. */
export type Rates = Cell & {
  runs: number;
  falseEarns: number;
  falseLoses: number;
  /** How often the likely range does not hold the truth. */
  outside: number;
};

/** Kinds of account that are false more often than this are measured anew, with so many runs. */
export type Again = { above: number; runs: number };
export type Effort = { runs: number; again: readonly Again[] };

/** No run is counted twice. */
const SEEDS_APART = 11_000_000;

/**
 * How often the method is wrong about accounts in which deals take so long, by cell. The worst of many cells is so by
 * bad luck, too: what comes near the limit is measured anew with runs of its own, and those alone count.
 */
export function ratesOf(lag: TrueLaw, { runs, again }: Effort): Rates[] {
  return ACCOUNTS.flatMap((account) =>
    measured({ lag, account }, { sizes: SIZES, truths: TRUTHS, runs, seed: 0 }).flatMap((rates) =>
      again.reduce(
        (found, { above, runs: more }, index) =>
          found.flatMap((one) => (worstOf(one) > above ? measuredAgain(one, more, index + 1) : [one])),
        [rates],
      ),
    ),
  );
}

function worstOf({ falseEarns, falseLoses }: Rates): number {
  return Math.max(falseEarns, falseLoses);
}

function measuredAgain(cell: Cell, runs: number, time: number): Rates[] {
  return measured(cell, { sizes: [cell.size], truths: [cell.truth], runs, seed: time * SEEDS_APART });
}

type Asked = { sizes: typeof SIZES; truths: readonly Truth[]; runs: number; seed: number };

/** Looks at as many accounts; all sizes and truths look at the same, in which the same deals came at the same time. */
function measured(
  { lag, account }: Pick<Cell, "lag" | "account">,
  { sizes, truths, runs, seed }: Asked,
): Rates[] {
  const cells = sizes.flatMap((size) =>
    truths.map((truth) => ({ size, truth, earns: 0, loses: 0, outside: 0 })),
  );
  for (let run = 0; run < runs; run++) {
    const draws = drawsFrom(seed + run);
    const past = pastOf(account, lag, draws);
    const lookOf = new Map(sizes.map((size) => [size, looksAt(account, past, size, draws)]));
    for (const cell of cells) {
      const said = lookOf.get(cell.size)?.(cell.truth);
      if (said?.decision === "earns") cell.earns++;
      if (said?.decision === "loses") cell.loses++;
      if (said?.isOutside) cell.outside++;
    }
  }
  return cells.map(({ size, truth, earns, loses, outside }) => ({
    lag,
    account,
    size,
    truth,
    runs,
    falseEarns: truth.trueReturn > 1 ? 0 : earns / runs,
    falseLoses: truth.trueReturn < 1 ? 0 : loses / runs,
    outside: outside / runs,
  }));
}
