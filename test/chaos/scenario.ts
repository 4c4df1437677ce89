import type { Random } from "../domain/funnel/interview/seeded-random.ts";

/** What a run of chaos is given. */
export type Chaos = {
  /** A form of a few seconds, for every change. */
  short: boolean;
  seed: number;
  /** Folder of this run, removed at its end. */
  folder: string;
  /** Folder of an empty, migrated database, to be copied. */
  template: string;
  /** Says how far the run is. */
  say: (what: string) => void;
};

/** One figure of a scenario. `ok` is null for what is only told. */
export type Figure = { what: string; expected: string; measured: string; ok: boolean | null };

export type Scenario = {
  name: string;
  /** How long its long form may take (ms), where that is longer than usual. */
  longMostMs?: number;
  run: (chaos: Chaos, random: Random) => Promise<Figure[]>;
};

/** A count that has to be exactly so. */
export function exactly(what: string, expected: number, measured: number): Figure {
  return { what, expected: String(expected), measured: String(measured), ok: measured === expected };
}

/** A count that has no promise on it. */
export function told(what: string, measured: number | string): Figure {
  return { what, expected: "", measured: String(measured), ok: null };
}
