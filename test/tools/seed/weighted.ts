import type { Random } from "../../setup/random/random.ts";

/** A value by its weight. */
export function weighted<Value extends string | number | null>(
  random: Random,
  weights: readonly (readonly [Value, number])[],
): Value {
  const whole = weights.reduce((sum, [, weight]) => sum + weight, 0);
  let left = random.int(whole);
  for (const [value, weight] of weights) {
    left -= weight;
    if (left < 0) return value;
  }
  throw new Error("There is nothing to choose from.");
}
