import { randomFrom } from "../../setup/random/random.ts";

/** What chance decides in a simulated account; the same for the same seed. */
export type Draws = {
  /** From 0 up to 1. */
  uniform: () => number;
  normal: () => number;
  /** Times of what comes evenly and by chance, so many a day on average, from one time up to another; in days. */
  times: (perDay: number, from: number, to: number) => number[];
};

const FINEST = 2 ** 32;

export function drawsFrom(seed: number): Draws {
  const { int } = randomFrom(seed);
  const uniform = () => int(FINEST) / FINEST;
  const wait = () => -Math.log(1 - uniform());
  return {
    uniform,
    normal: () => Math.sqrt(2 * wait()) * Math.cos(2 * Math.PI * uniform()),
    times: (perDay, from, to) => {
      const found: number[] = [];
      if (perDay <= 0) return found;
      for (let at = from + wait() / perDay; at < to; at += wait() / perDay) found.push(at);
      return found;
    },
  };
}
