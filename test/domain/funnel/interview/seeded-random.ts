export type Random = {
  below: (end: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(items: readonly T[]) => T;
  shuffled: <T>(items: readonly T[]) => T[];
};

/** The same numbers for the same seed, so that a failure can be run again. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  const pick = <T>(items: readonly T[]): T => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error("Nothing to pick from.");
    return item;
  };
  const shuffled = <T>(items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, order: next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ item }) => item);
  return { below, chance: (share) => next() < share, pick, shuffled };
}
