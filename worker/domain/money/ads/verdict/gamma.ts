/** Below this shape the normal approximation is too coarse. */
const SERIES_UP_TO = 1.5;
const SERIES_TERMS = 400;
/** A gamma distribution of such a small shape has nothing beyond. */
const SERIES_END = 40;
/** Stirling's series is exact to ten digits from here on. */
const STIRLING_FROM = 7;
const HALF_LOG_TWO_PI = 0.9189385332046727;
const HALVINGS = 50;

/**
 * How likely a gamma distribution of this shape and scale 1 is below `x`: by Wilson and Hilferty (1931), or by the
 * series of the incomplete gamma function where the shape is small.
 */
export function gammaBelow(shape: number, x: number): number {
  if (x <= 0) return 0;
  if (shape < SERIES_UP_TO) return bySeries(shape, x);
  return normalBelow(3 * Math.sqrt(shape) * (Math.cbrt(x / shape) - 1 + 1 / (9 * shape)));
}

/** The point of a gamma distribution with this mean and variance below which it is with a probability. */
export function gammaPoint({ mean, variance }: { mean: number; variance: number }, below: number): number {
  if (mean <= 0) return 0;
  const shape = (mean * mean) / variance;
  let [low, high] = [0, shape + 12 * Math.sqrt(shape) + 12];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (gammaBelow(shape, middle) < below) low = middle;
    else high = middle;
  }
  return (low * variance) / mean;
}

function bySeries(shape: number, x: number): number {
  if (x > SERIES_END) return 1;
  let term = 1 / shape;
  let sum = term;
  for (let i = 1; i < SERIES_TERMS && term > sum * 1e-12; i++) {
    term *= x / (shape + i);
    sum += term;
  }
  return Math.min(1, sum * Math.exp(-x + shape * Math.log(x) - logGamma(shape)));
}

function logGamma(of: number): number {
  let [a, shift] = [of, 0];
  for (; a < STIRLING_FROM; a++) shift += Math.log(a);
  return (a - 0.5) * Math.log(a) - a + HALF_LOG_TWO_PI + 1 / (12 * a) - 1 / (360 * a ** 3) - shift;
}

/** How likely the standard normal distribution is below `z` (Abramowitz and Stegun 7.1.26, exact to 1.5e-7). */
export function normalBelow(z: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(z)) / Math.SQRT2);
  const polynomial =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const beyond = (polynomial * Math.exp((-z * z) / 2)) / 2;
  return z > 0 ? 1 - beyond : beyond;
}
