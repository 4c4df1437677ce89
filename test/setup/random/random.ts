export type Random = {
  /** A whole number from 0 up to `below`. */
  int: (below: number) => number;
  pick: <T>(values: readonly T[]) => T;
  chance: (of: number) => boolean;
};

/** The same numbers for the same seed. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (below: number) => Math.floor(next() * below);
  const pick = <T>(values: readonly T[]): T => {
    const value = values[int(values.length)];
    if (value === undefined) throw new Error("There is nothing to pick from.");
    return value;
  };
  return { int, pick, chance: (of) => next() < of };
}
